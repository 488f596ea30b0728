// The page's names for what travels between it and the server. The types are the server's own.

import type { components } from "./schema";

export type Schemas = components["schemas"];

export type Choice = boolean | number | string;
export type Clock = Schemas["Clock"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type NewTable = Schemas["NewTable"];
export type Refusal = Schemas["Refusal"];
export type Story = Schemas["Story"];
export type StoryLine = Schemas["StoryLine"];
export type LessonStep = WithMoves<Schemas["LessonStep"]>;
export type Link = Schemas["Link"];
export type Tables = Schemas["Tables"];

/** With fields that the server leaves out where they have their default. */
type Without<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type WithMoves<T> = Omit<T, "legal"> & { legal: LegalMove[] };

/** A message's name and its facts, to be said in the reader's language. */
export type Phrase = Schemas["Phrase"];
/** A legal move: `move` is sent back, `touches` are the pieces a person points at to make it. */
export type LegalMove = Without<Schemas["LegalMove"], "stake">;
/** What every game's view has. */
export type View = Schemas["View"];
export type Outcome = Schemas["Outcome"];

export type State = WithMoves<Schemas["State"]>;
export type ChatMessage = Schemas["Said"];
export type Refused = Schemas["Refused"];
export type Because = Schemas["Because"];
export type Hint = Schemas["Hint"];

type Hello = Pick<Schemas["Hello"], "do" | "version">;
/** A request that is answered by done or refused, and sent again until it is. */
export type TableRequest =
  | Pick<Schemas["Play"], "do" | "id" | "version" | "move">
  | Pick<Schemas["Undo"], "do" | "id" | "version">
  | Pick<Schemas["Consent"], "do" | "id" | "yes">
  | Pick<Schemas["Return"], "do" | "id">
  | Schemas["Say"]
  | Schemas["AskWhy"]
  | Schemas["AskHint"];
export type FromClient = Hello | TableRequest | Schemas["Ping"];

export type Change = WithMoves<Without<Schemas["Change"], "wish" | "done">>;
/** What the page is told: changes have become the states they lead to. */
export type ServerMessage =
  | State
  | Schemas["Table"]
  | Schemas["Done"]
  | Refused
  | ChatMessage
  | Because
  | Hint
  | Schemas["Pong"];
export type FromServer = ServerMessage | Change;

// The names the page uses for what travels between it and the server; the types are the server's.

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Choice = boolean | number | string;
export type Clock = Schemas["Clock"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type NewTable = Schemas["NewTable"];
export type Refusal = Schemas["Refusal"];
export type Story = Schemas["Story"];
export type Line = Schemas["Line"];
export type Link = Schemas["Link"];
export type Tables = Schemas["Tables"];
export type Wish = Schemas["Wish"];
export type State = Schemas["State"];
export type Said = Schemas["Said"];
export type Refused = Schemas["Refused"];

export type Hello = Pick<Schemas["Hello"], "do" | "version">;
/** What is answered by done or refused, and sent again until it is. */
export type Deed =
  | Pick<Schemas["Play"], "do" | "id" | "version" | "move">
  | Pick<Schemas["Undo"], "do" | "id" | "version">
  | Pick<Schemas["Consent"], "do" | "id" | "yes">
  | Pick<Schemas["Return"], "do" | "id">
  | Schemas["Say"];
export type FromClient = Hello | Deed | Schemas["Ping"];
/** What is as usual is left out of it. */
type LeftOut = "wish" | "done";
export type Change = Omit<Schemas["Change"], LeftOut> & Partial<Pick<Schemas["Change"], LeftOut>>;
/** What the page hears: changes become the states they lead to. */
export type Told = State | Schemas["Table"] | Schemas["Done"] | Refused | Said | Schemas["Pong"];
export type FromServer = Told | Change;

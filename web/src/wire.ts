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

/** What the server gives a default for may be left out. */
type Sent<T, Optional extends keyof T> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

export type Hello = Sent<Schemas["Hello"], "version" | "token">;
/** What is answered by done or refused, and sent again until it is. */
export type Deed =
  | Sent<Schemas["Play"], "seat">
  | Sent<Schemas["Undo"], "seat">
  | Sent<Schemas["Consent"], "seat">
  | Sent<Schemas["Return"], "seat">
  | Schemas["Say"];
export type FromClient = Hello | Deed | Schemas["Ping"];
export type FromServer =
  State | Schemas["Table"] | Schemas["Done"] | Refused | Said | Schemas["Pong"];

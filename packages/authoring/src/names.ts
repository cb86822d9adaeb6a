/**
 * Names that systems of packs define. The generated types of a workspace add them under the name of their game, which exports these
 * interfaces: `declare module '@questwright/<game>' { interface SystemStats { … } }`. Without systems they are empty.
 */

/** Kinds of events, each with its parts. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemEvents {}

/** Stats, each with its shape. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemStats {}

/** Zones, each with what they belong to: the table, each player, or cards. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemZones {}

/** Counters by name, each with its owner: the table or each player. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemCounters {}

/** Fields of the record that is carried between games, each with the kind of its value. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemRecord {}

/** Phases, each with its description. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemPhases {}

/** Steps, each with its description. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemSteps {}

/** Card types, each with its description. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemTypes {}

/** Modes, each with its name for users. */
// biome-ignore lint/suspicious/noEmptyInterface: the chapters of packs declare their own into it
export interface SystemModes {}

/** The names of an interface whose value is one of these. */
type NamesWith<Names, Value> = { [Name in keyof Names]: Names[Name] extends Value ? Name : never }[keyof Names] & string

/** A stat of a system that is a number; the next two are a list of words and a permission. */
export type SystemNumberStat = NamesWith<SystemStats, 'number'>
export type SystemWordStat = NamesWith<SystemStats, 'words'>
export type SystemPermission = NamesWith<SystemStats, 'yes-no'>

/** A counter of the table; the next one is a counter of each player. */
export type TableCounter = NamesWith<SystemCounters, 'table'>
export type PlayerCounter = NamesWith<SystemCounters, 'each-seat'>

/** A zone of the table; the next two are a zone of each player and a zone on cards. */
export type TableSystemZone = NamesWith<SystemZones, 'table'>
export type SeatSystemZone = NamesWith<SystemZones, 'seat'>
export type CardSystemZone = NamesWith<SystemZones, 'card'>

/** An event of a system: its kind, the card or player to which it happens if there is one, and its parts. */
export type SystemHappening = { readonly [K in keyof SystemEvents]: { readonly kind: K } & Partial<SystemEvents[K]> }[keyof SystemEvents]

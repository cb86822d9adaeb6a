/**
 * Values kept between games: the fields of a record that a system carries from one game to the next, and the check of their values. Pure;
 * the kernel's table uses it too.
 */

/**
 * The value of a field of a record. `number`: a whole number. `words`: a list of texts. `cards`: codes of cards, one for each copy.
 * `held-cards`: the same, each with the name of its holder, if it has one. `numbers`, `texts`, `lists`: a map from names to whole numbers,
 * texts or lists of texts.
 */
export const recordHolds = ['number', 'words', 'cards', 'held-cards', 'numbers', 'texts', 'lists'] as const
export type RecordHolds = (typeof recordHolds)[number]

/** A field of a record. */
export interface RecordField {
  /** The meaning of the field, in a sentence: "Riders who fell." */
  readonly about: string
  /** The title of the field on the page of the record: "Fallen riders". */
  readonly title: string
  readonly holds: RecordHolds
  /** The icon next to its title, in the board's words. */
  readonly icon?: string
  /** Whether a new entry is good or bad for the players, shown by its colour. Neutral by default. */
  readonly tone?: 'good' | 'bad' | 'loss'
  /** `titles`, for a field that holds words: no deck may hold or begin with a card that has such a title. */
  readonly bars?: 'titles'
  /** `scenario`: a scenario of a campaign may set it, for its own game only. Games read it and do not write it. */
  readonly of?: 'scenario'
}

type Fields = { readonly [field: string]: RecordField }

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
/** The most entries of a field: people read the record. */
const MOST = 1000
const listOf = (value: unknown, one: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST && value.every(one)
const namesOf = (value: unknown, one: (entry: unknown) => boolean): boolean =>
  isRecord(value) && Object.keys(value).length <= MOST && Object.values(value).every(one)
const isCode = (value: unknown): boolean => isText(value) && /^[a-z0-9-]+:[a-z0-9/-]+$/.test(value)

const judges: {
  readonly [holds in RecordHolds]: { readonly fits: (value: unknown) => boolean; readonly empty: unknown; readonly such: string }
} = {
  number: { fits: isWhole, empty: 0, such: 'a whole number such as 2' },
  words: { fits: (value) => listOf(value, isText), empty: [], such: 'a list of texts such as ["Anna"]' },
  cards: { fits: (value) => listOf(value, isCode), empty: [], such: 'a list of codes such as ["my-pack:old-map"]' },
  'held-cards': {
    fits: (value) => listOf(value, (one) => isRecord(one) && isCode(one.card) && (one.on === undefined || isText(one.on))),
    empty: [],
    such: 'a list of cards such as [{ "card": "my-pack:old-map", "on": "Anna" }]',
  },
  numbers: { fits: (value) => namesOf(value, isWhole), empty: {}, such: 'numbers by name such as { "Anna": 2 }' },
  texts: { fits: (value) => namesOf(value, isText), empty: {}, such: 'texts by name such as { "path": "north" }' },
  lists: {
    fits: (value) => namesOf(value, (one) => listOf(one, isText)),
    empty: {},
    such: 'lists of texts by name such as { "p1": ["Anna"] }',
  },
}

/** Whether a field may hold this value. */
export function fitsRecord({ holds }: Pick<RecordField, 'holds'>, value: unknown): boolean {
  return judges[holds].fits(value)
}

/** The initial value of a field: 0, or an empty list or map. */
export function emptyOf({ holds }: Pick<RecordField, 'holds'>): unknown {
  return judges[holds].empty
}

/** The expected value of a field, with an example: the end of "must be …". */
export function suchOf({ holds }: Pick<RecordField, 'holds'>): string {
  return judges[holds].such
}

/** An error in a record: no system has such a field, or its value is of another kind. */
export interface WrongField {
  readonly field: string
  readonly why: 'unknown' | 'value'
}

/** The fields of a record that are unknown or have a wrong value. */
export function wrongInRecord(record: { readonly [field: string]: unknown }, fields: Fields): WrongField[] {
  return Object.entries(record).flatMap(([field, value]): WrongField[] => {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (known === undefined) return [{ field, why: 'unknown' }]
    return fitsRecord(known, value) ? [] : [{ field, why: 'value' }]
  })
}

/** Collector's info: the set, the rarity and the number of a card, as cards print it. */

/** Rarities by the letters that cards print. */
const RARITIES = { R: 'rare', U: 'uncommon', C: 'common', P: 'premium', M: 'promotional' } as const
type Rarity = keyof typeof RARITIES

/** Collector's info, printed in the corner of a card: `4 R 12` is the rare card 12 of set 4. */
export interface CollectorInfo {
  readonly set: number
  readonly rarity: Rarity
  readonly number: number
}

const PRINTED = /^\s*(?<set>\d+)\s*(?<rarity>[RUCPM])\s*(?<number>\d+)\s*$/

/** @returns the parts of collector's info, with or without spaces between them; undefined for any other text */
export function collectorInfo(printed: string): CollectorInfo | undefined {
  const { set, rarity, number } = PRINTED.exec(printed)?.groups ?? {}
  return set === undefined ? undefined : { set: Number(set), rarity: rarity as Rarity, number: Number(number) }
}

/** Whether two cards print the same collector's info. */
export function isSamePrinting(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((printed) => (typeof printed === 'string' ? collectorInfo(printed) : undefined))
  return first !== undefined && second !== undefined && JSON.stringify(first) === JSON.stringify(second)
}

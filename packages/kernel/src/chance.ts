import { type Card, stateOf } from './card.ts'
import { table } from './current-table.ts'
import type { Draw } from './dice.ts'
import { endForesight, isForesight } from './foresight.ts'
import { nameIn, nameOfSort, WrongValue } from './limits.ts'
import { cardsOf, type Zone } from './zone.ts'

/** Named randomness: a draw depends on the seed, its name and its number among the draws of that name, and on nothing else. */

function draw(name: string): Draw {
  const t = table()
  nameIn(name, 'the name of a draw')
  t.run.onChange?.()
  if (isForesight(t)) endForesight(t, 'chance')
  const note = `chance ${name}`
  const count = (t.note(note) as number | undefined) ?? 0
  t.setNote(note, count + 1)
  return t.dice(t.seed, name, count)
}

let listener: ((die: string, nth: number, result: number) => void) | undefined

/** Reports every die roll, for turning a game into a scene. A repeated stretch reports the same rolls again. `undefined` removes the listener. */
export function listenForDice(to: ((die: string, nth: number, result: number) => void) | undefined): void {
  listener = to
}

/**
 * @param name what the die is for: `first player`, `discard at random p1`
 * @param sides how many results
 * @returns a number from 0 to sides - 1
 */
export function chance(name: string, sides: number): number {
  if (!Number.isSafeInteger(sides)) throw new WrongValue(`a die has a whole number of sides, and not ${nameOfSort(sides)}`)
  if (sides <= 1) return 0
  const drawn = draw(name)
  table().instruments.learning?.thrown()
  const result = rigged(name, sides) ?? drawn.die(sides)
  listener?.(name, ((table().note(`chance ${name}`) as number | undefined) ?? 0) - 1, result)
  return result
}

/** The result that a scene fixes for this roll, or undefined. */
function rigged(name: string, sides: number): number | undefined {
  const t = table()
  const nth = ((t.note(`chance ${name}`) as number | undefined) ?? 0) - 1
  const result = t.instruments.rigs[name]?.[nth]
  if (result === undefined) return undefined
  if (result < 0 || result >= sides) throw new Error(`the rig "${name}" says ${result}, and the die has ${sides} sides, counted from 0`)
  t.record.usedRigs.add(`${name} ${nth}`)
  return result
}

/** Picks `count` of these cards, each combination as likely as any other. */
export function chooseAtRandom<C extends Card>(name: string, cards: readonly C[], count: number): C[] {
  if (count >= cards.length) return cards.slice()
  table().instruments.learning?.thrown()
  return draw(name).sort(cards).slice(0, count)
}

/**
 * Shuffles a zone by sorting on a hash of the draw and each card: one card more does not reorder the rest. After it, no seat may know the shuffled
 * cards.
 * @param among the cards that change places; all cards of the zone if not given
 */
export function shuffle(zone: Zone, among: readonly Card[] = cardsOf(zone)): void {
  const t = table()
  const drawn = draw(`shuffle ${zone.id}`)
  for (const card of among) t.write(card, 'fields', 'seenBy', undefined)
  const shuffled = drawn.sort(among)
  const list = cardsOf(zone)
  if (among.length === list.length) {
    t.arrange(zone, shuffled)
    return
  }
  let next = 0
  t.arrange(
    zone,
    list.map((card) => (among.includes(card) ? (shuffled[next++] as Card) : card)),
  )
}

/** New dice: another seed from here on. In every hidden pile the cards that no seat knows are shuffled anew. */
export function newDice(seed: string): void {
  const t = table()
  t.instruments.learning?.thrown()
  t.setNote('seed', seed)
  for (const zone of t.zones.values()) {
    if (zone.spec.visibility !== 'nobody' || zone.size < 2 || zone.id === 'kernel' || zone.spec.order === 'fixed') continue
    const unknown = cardsOf(zone).filter((card) => !isSeen(card))
    const order = draw(`new dice ${zone.id}`).sort(unknown)
    let next = 0
    t.arrange(
      zone,
      cardsOf(zone).map((card) => (isSeen(card) ? card : (order[next++] as Card))),
    )
  }
}

function isSeen(card: Card): boolean {
  return seenBy(card).length > 0
}

/** The seats that may know this card although it is hidden. */
export function seenBy(card: Card): readonly string[] {
  return (stateOf(card).fields.seenBy as readonly string[] | undefined) ?? []
}

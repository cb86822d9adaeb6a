/** The filters of deck rules: `Type:Objective & Trait:Item`, with an optional number of cards in front. */
import { type CardSheet, front, listOf } from './sheet.ts'
import { writtenType } from './types.ts'

/** Removes the cards that match a filter from the pool, and returns them. */
export function take(value: string, pool: Map<CardSheet, number>): (readonly [CardSheet, number])[] {
  const whole = [...pool.keys()].some((card) => matches(card, value))
  const [, count, rest = value] = whole ? [] : (/^(\d{1,2})\s+(.+)$/s.exec(value) ?? [])
  let left = count === undefined ? Number.POSITIVE_INFINITY : Number(count)
  const taken: (readonly [CardSheet, number])[] = []
  for (const [card, quantity] of pool) {
    if (left === 0) break
    if (quantity === 0 || !matches(card, rest)) continue
    const copies = Math.min(quantity, left)
    pool.set(card, quantity - copies)
    left -= copies
    taken.push([card, copies])
  }
  return taken
}

function matches(card: CardSheet, filter: string): boolean {
  return filter.split('&').every((part) => fits(card, part.trim()))
}

function fits(sheet: CardSheet, filter: string): boolean {
  const wanted = filter.toLowerCase()
  const top = front(sheet)
  const bracketed = /^\[(.*)\]$/.exec(wanted)?.[1]
  if (bracketed !== undefined) return (sheet.card.encounterSet ?? '').toLowerCase() === bracketed
  const [, key, value = ''] = /^(set|type|sphere|trait|keyword|victory|unique)\s*:\s*(.*)$/.exec(wanted) ?? []
  if (key === undefined) return (top.title ?? '').toLowerCase() === wanted || (sheet.card.octgnId ?? '').toLowerCase() === wanted
  if (key === 'set') return (sheet.card.set ?? '').toLowerCase() === value
  if (key === 'type') return writtenType(sheet.card.type, sheet.card.printedType).toLowerCase() === value
  if (key === 'sphere') return (top.sphere ?? '').toLowerCase() === value
  if (key === 'victory') return (top.victory ?? '').toLowerCase() === value
  if (key === 'unique') return (top.unique ?? '0') === value
  const words = listOf(key === 'trait' ? top.traits : top.keywords).map((word) => word.toLowerCase())
  return words.some((word) => word === value || (key === 'keyword' && word.replace(/\s+(?:\d+|x)$/, '') === value))
}

/** Computes the figures of a rulebook from a view. */
import { statusOf } from '@questwright/board/view'
import type { Json, View } from '@questwright/realm/web'
import type { Rulebook, TableFigure } from '@questwright/rulebook'

/**
 * The values of each figure in a view.
 * @returns name and value in the order of the rulebook; if each seat has the figure, one entry for each seat, with the seat after the name
 */
export function tableFigures(view: View, figures: Rulebook['figures']): readonly (readonly [name: string, value: string])[] {
  return Object.entries(figures).flatMap(([name, { reads }]) =>
    'status' in reads && reads.of === 'each-seat'
      ? ofSeats(view, reads.status).map(([seat, value]) => [`${name} ${seat}`, value] as const)
      : [[name, String(numberOf(view, reads))] as const],
  )
}

function ofSeats(view: View, status: string): readonly (readonly [seat: string, value: string])[] {
  const listed: readonly Json[] = Array.isArray(view.status.seats) ? view.status.seats : []
  return statusOf(view).seats.map(({ seat, eliminated }) => {
    const own = listed.find((one) => partOf(one, 'seat') === seat)
    const value = String(numberIn(partOf(own, status)))
    return [seat, eliminated ? `${value}, eliminated` : value]
  })
}

function numberOf(view: View, reads: TableFigure['reads']): number {
  if ('status' in reads) return numberIn(view.status[reads.status])
  const liesThere = (zone: string) => reads.zones.some((name) => zone === name || zone.endsWith(`.${name}`))
  // hidden cards have no entry of their own, so count them by their zone
  if ('cards' in reads) return sum(Object.entries(view.zones).map(([name, zone]) => (liesThere(name) ? zone.count : 0)))
  const cards = Object.values(view.cards).filter(({ zone }) => liesThere(zone))
  if ('tokens' in reads) return sum(cards.map(({ tokens }) => tokens[reads.tokens] ?? 0))
  if ('stats' in reads) return sum(cards.map(({ stats }) => numberIn(stats[reads.stats]?.now)))
  return cards.filter(({ stats }) => stats[reads.having] !== undefined).length
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

function partOf(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Json })[name]
    : undefined
}

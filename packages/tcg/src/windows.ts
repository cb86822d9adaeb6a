/** Action windows: players act in turn, one action each, until all have passed in a row. */
import { type Card, type Chances, type JsonObject, type Next, openWindow } from '@questwright/kernel'
import { fromFree, isOut, type PhaseName } from './state.ts'

/** The words of abilities that players may use in a phase. */
export const windowWords = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'] as const
export type WindowWord = (typeof windowWords)[number]

/**
 * Asks the next player of the window of a step for an action, and carries it out.
 * @returns `step` with the new state of the window, or `next` if all players have passed
 * @param step the step, which runs again after each action
 * @param seats the players that the window asks, in order; by default all players
 */
export function window(
  step: string,
  word: WindowWord & PhaseName,
  args: JsonObject,
  next: Next,
  seats: readonly Card[] = fromFree(),
): Next {
  const [first] = seats
  if (!first) return next
  const turnOf = (id: string | undefined): Card =>
    seats.find((seat) => seat.id === id && !isOut(seat)) ?? seats.find((one) => !isOut(one)) ?? first
  const after = (seat: Card): Card => seats[(seats.indexOf(seat) + 1) % seats.length] as Card
  const chances = openWindow(
    {
      name: 'window',
      parts: { window: word },
      words: [word],
      seats: () => seats.length,
      turnOf,
      after,
      // with the pass of the Free Peoples player the fellowship moves
      ...(word === 'fellowship' ? { passing: { code: 'move-on', parts: {} } } : {}),
      label: ({ name: ability, ability: { slug }, self }) => ({
        code: LABELS[slug] ?? (self.zone.name === 'hand' ? 'play-card' : 'use-ability'),
        parts: { ability, card: { card: self.id, code: self.code } },
      }),
    },
    args as Chances,
  )
  return chances === 'closed' ? next : { step, args: { ...args, ...chances } as JsonObject }
}

/** The labels of the abilities that every card has by the rules, by their slugs. */
const LABELS: { readonly [slug: string]: string | undefined } = {
  play: 'play-card',
  transfer: 'transfer',
  'heal-by-discard': 'heal-by-discard',
}

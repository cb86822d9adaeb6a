import { type CardDefinition, defineCard, type Library } from '@questwright/kernel'
import { action } from '../script.ts'
import type { SceneSeatName } from './setup.ts'

/** How scenes call seats and cards. */

/** A scene says something that cannot be set up or read; the message says what. */
export class BadScene extends Error {
  override readonly name = 'BadScene'
}

export const SEATS: readonly SceneSeatName[] = ['you', 'rival', 'third', 'fourth']

/** The seat at the table that a word of scenes means, if it means one. */
export function seatId(name: string): string | undefined {
  const at = SEATS.indexOf(name as SceneSeatName)
  return at < 0 ? undefined : `p${at + 1}`
}

/** What scenes call a seat of the table. */
export function wordFor(seat: string): string {
  return SEATS[Number(seat.slice(1)) - 1] ?? seat
}

/** The code that a slug means: the card of the scene's own pack, else the only one of that slug. */
export function codeOf(library: Library, name: string, home: string): string {
  if (library.cards.has(name)) return name
  const own = `${home}:${name}`
  if (library.cards.has(own)) return own
  const found = [...library.cards.values()].filter(({ slug }) => slug === name)
  const [one] = found
  if (one === undefined) throw new BadScene(`no loaded pack has a card called "${name}"`)
  if (found.length > 1)
    throw new BadScene(
      `several packs have a card called "${name}": ${found.map(({ code }) => code).join(', ')}; write the one that you mean with its pack`,
    )
  return one.code
}

/** A card that stands in where a scene does not care. It can be played in the muster and does nothing: so every player is asked in their turn. */
export function standIn(): CardDefinition {
  return defineCard('scene:card', { type: 'move', side: 'own', title: 'Stand-in card' }, [
    action('muster', { slug: 'idle' }, () => undefined),
  ])
}

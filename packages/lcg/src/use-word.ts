import { type Ability, type Card, type GameEvent, isBlank, isMuted, table, useAbility } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { youFor } from './users.ts'

/** The printed abilities of a card with that word, on the side that is up. */
export function abilitiesOf(card: Card, word: string): Ability[] {
  if (isBlank(table(), card)) return []
  return card.printed.parts.filter((part): part is Ability => part.kind === 'ability' && part.word === word)
}

/** Resolves what a card says behind a word that the rules call up themselves: when revealed, shadow, setup, travel. */
export function useWord(card: GameCard, word: string, event?: GameEvent, you = youFor(card, event)): void {
  for (const ability of abilitiesOf(card, word)) {
    const name = `${card.code}#${ability.slug}`
    if (isMuted(name)) continue
    useAbility({ ability, name, self: card, source: card, you, event, number: 0 })
  }
}

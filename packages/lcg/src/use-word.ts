import { useWord as useWordFor } from '@questwright/authoring'
import type { GameEvent } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { youFor } from './users.ts'

/** Resolves the abilities of a card with a word that the rules themselves run: when revealed, shadow, setup, travel. */
export function useWord(card: GameCard, word: string, event?: GameEvent, you = youFor(card, event)): void {
  useWordFor(card, word, you, event)
}

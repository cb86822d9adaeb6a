/** How cards are drawn on the table: the player's settings, stored in this browser. */
import { type LyingCards, lyingCards } from '@questwright/board'
import { create } from 'zustand'
import { keepHere, keptHere } from './kept-here.ts'

const key = 'questwright-cards'

/** The settings chosen last, or the defaults of the board where none were chosen. */
function kept(): LyingCards {
  const { size, exhausted } = keptHere(key)
  return {
    size: size === 'small' || size === 'large' ? size : lyingCards.size,
    exhausted: exhausted === 'turns' ? exhausted : lyingCards.exhausted,
  }
}

export const useLyingCards = create<LyingCards>(kept)

export function chooseLyingCards(chosen: Partial<LyingCards>): void {
  useLyingCards.setState(chosen)
  keepHere(key, useLyingCards.getState())
}

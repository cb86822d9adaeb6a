/** How cards lie on the table, remembered in this browser. */
import { type LyingCards, lyingCards } from '@questwright/board'
import { create } from 'zustand'

const key = 'questwright-cards'

/** What was chosen last; as the board has it where nothing was, or what is kept cannot be read. */
function kept(): LyingCards {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof chosen !== 'object' || chosen === null) return lyingCards
    const { size, exhausted } = chosen as { readonly [part: string]: unknown }
    return {
      size: size === 'small' || size === 'large' ? size : lyingCards.size,
      exhausted: exhausted === 'turns' ? exhausted : lyingCards.exhausted,
    }
  } catch {
    // no storage, as on the server, or no JSON in it
    return lyingCards
  }
}

export const useLyingCards = create<LyingCards>(kept)

export function chooseLyingCards(chosen: Partial<LyingCards>): void {
  useLyingCards.setState(chosen)
  try {
    localStorage.setItem(key, JSON.stringify(useLyingCards.getState()))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

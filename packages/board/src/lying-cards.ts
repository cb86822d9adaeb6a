/** The player's settings for size and posture of cards. */
export interface LyingCards {
  /** `fit`: as large as the table allows. `small` is smaller; `large` is larger, so cards overlap sooner. */
  readonly size: 'fit' | 'small' | 'large'
  /** An exhausted card leans in place, or is turned by 90 degrees. */
  readonly exhausted: 'leans' | 'turns'
}

/** The default settings. */
export const lyingCards: LyingCards = { size: 'fit', exhausted: 'leans' }

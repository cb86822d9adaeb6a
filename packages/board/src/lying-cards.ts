/** The player's settings for the size of cards and for exhausted cards. */
export interface LyingCards {
  /** `fit`: as large as the table allows. `small` is smaller; `large` is larger, so cards overlap sooner. */
  readonly size: 'fit' | 'small' | 'large'
  /** `leans`: an exhausted card is tilted a little in place. `turns`: it is turned by 90 degrees. */
  readonly exhausted: 'leans' | 'turns'
}

/** The default settings. */
export const lyingCards: LyingCards = { size: 'fit', exhausted: 'leans' }

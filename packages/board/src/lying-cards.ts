/** How whoever plays likes cards to lie. */
export interface LyingCards {
  /** `fit`: as large as the table allows. The others are smaller, or larger and overlap sooner. */
  readonly size: 'fit' | 'small' | 'large'
  /** An exhausted card leans where it lies, or has its quarter turn. */
  readonly exhausted: 'leans' | 'turns'
}

/** As they lie where nothing was chosen. */
export const lyingCards: LyingCards = { size: 'fit', exhausted: 'leans' }

/** The formats of the games that this program plays, for importing and exporting their cards, scenarios and decks. */
import { lcgFormats } from '@questwright/lcg-formats'

/** The formats by game; a file is recognised by the first one that fits. */
export const gameFormats = [lcgFormats]

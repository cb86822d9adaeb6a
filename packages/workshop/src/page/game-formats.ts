/** The formats of the games that this program plays, for importing and exporting their cards, scenarios and decks. */
import { lcgFormats } from '@questwright/lcg-formats'

/** In the order in which files are recognised. */
export const gameFormats = [lcgFormats]

/** The formats of the games that this program plays, for importing and exporting their cards, scenarios and decks. */
import { lcgFormats } from '@questwright/lcg-formats'
import { tcgFormats } from '@questwright/tcg-formats'

/** The formats by game; a file is recognised by the first one that fits, and the lists of decks of the second game have ids or headings of their own. */
export const gameFormats = [tcgFormats, lcgFormats]

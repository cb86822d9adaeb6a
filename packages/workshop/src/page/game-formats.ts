/** The formats of the games that this program plays, for importing and exporting their cards, scenarios and decks. */
import { lcgFormats } from '@questwright/lcg-formats'
import { tcgFormats } from '@questwright/tcg-formats'

/**
 * The formats of each game. The first format that recognises a file reads it; the trading card game comes first, because its lists of
 * decks have ids or headings that no list of the cooperative game has.
 */
export const gameFormats = [tcgFormats, lcgFormats]

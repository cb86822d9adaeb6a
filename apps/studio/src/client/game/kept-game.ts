/** The games saved in this browser, which survive a reload and the start of another game. */
import { indexedShelf } from '@questwright/session/browser'

export const gameShelf = indexedShelf('questwright')

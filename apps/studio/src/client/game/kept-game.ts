/** The games that this browser keeps, so that neither a reload nor another game loses one. */
import { indexedShelf } from '@questwright/session/browser'

export const gameShelf = indexedShelf('questwright')

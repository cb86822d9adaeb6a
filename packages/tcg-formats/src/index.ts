/** The formats of the trading card game: for players' decks, and for tables of cards. */
import type { GameFormats } from '@questwright/interop/for-games'
import { tcgRulebook } from '@questwright/tcg/rulebook'
import { isGemp, lostInGemp, readGemp, writeGemp } from './gemp.ts'
import { isList, lostInList, mayBeList, piecesOfLists, readList, writeList } from './list.ts'
import { tcgSheets } from './sheets.ts'
import { cardFormats } from './table.ts'
import { fileWords } from './words.ts'

export const tcgFormats: GameFormats = {
  game: tcgRulebook.game,
  title: tcgRulebook.title,
  decks: {
    gemp: {
      name: 'Gemp deck',
      label: 'Gemp (deck string)',
      told: 'Gemp ("bearer|ring|sites|cards")',
      ending: '.txt',
      recognise: isGemp,
      read: readGemp,
      write: writeGemp,
      lost: lostInGemp,
      starters: 'by their cards',
    },
    'tcg-list': {
      name: 'deck list',
      label: 'List ("2x 1_365 Title, Subtitle")',
      told: 'a list ("2x 1_365 Title, Subtitle")',
      ending: '.txt',
      recognise: isList,
      mayBe: mayBeList,
      read: readList,
      write: writeList,
      lost: lostInList,
      starters: 'by their cards',
    },
  },
  deckMenu: ['tcg-list', 'gemp'],
  cards: cardFormats,
  lists: {},
  sheets: tcgSheets,
  words: fileWords,
  scenarioDecks: {},
  piecesOfText: piecesOfLists,
  orderOf: () => 0,
  whatTextLoses: () => [],
}

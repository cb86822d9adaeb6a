/** A game without formats of its own next to one that has some: formats of the other game are refused with a message. */
import {
  cardFormatNames,
  cardIndex,
  type Deck,
  deckFormats,
  deckFormatsOf,
  exportCards,
  exportScenarios,
  formatsFor,
  gameOfFiles,
  listFormatNames,
  openImport,
  packSheets,
  packTitle,
  planImport,
  readDeck,
  whyNotExported,
  whyNotWritten,
  writeDeck,
} from '@questwright/interop'
import { loadPack } from '@questwright/packs'
import { expect, test } from 'vitest'
import { duel, duelFiles, duelPack, games } from '../../interop/test/fixtures/duel.ts'
import { gameFormats } from './games.ts'
import { alepCsv } from './made-up-cards.ts'
import { core } from './packs.ts'

const index = cardIndex([duelPack], games)
const text = JSON.stringify({
  format: 'questwright-deck',
  version: 1,
  name: 'Quick Steps',
  kind: 'custom',
  heroes: ['duel-first-steps:asha'],
  cards: { 'duel-first-steps:feint': 2, 'duel-first-steps:lunge': 1, 'far-reeds:old-trick': 1 },
})
const deckOf = (written: string): Deck => {
  const { deck } = readDeck(gameFormats, written, index)
  if (deck === undefined) throw new Error('no deck')
  return deck
}
const bytes = (written: string) => new TextEncoder().encode(written)

test('formats of another game are refused, and a message says to which game they belong', () => {
  const deck = deckOf(text)
  expect(deckFormatsOf(gameFormats, 'duel')).toEqual(['questwright'])
  expect(formatsFor(gameFormats, 'duel')).toEqual(['questwright'])
  const words = {
    message: 'OCTGN is a format of The Lord of the Rings: The Card Game, and not of The Duel.',
    remedy: 'Decks of The Duel are read from and written as our own JSON.',
  }
  expect(whyNotWritten(gameFormats, deck, 'octgn', index)).toEqual(words)
  expect(() => writeDeck(gameFormats, deck, 'octgn', index)).toThrow(`${words.message} ${words.remedy}`)
  expect(whyNotWritten(gameFormats, deck, 'questwright', index)).toBeUndefined()
  const read = readDeck(gameFormats, '<deck/>', index, { game: 'duel' })
  expect(read).toMatchObject({ format: 'octgn', problems: [{ severity: 'error', code: 'deck-file/other-game', ...words }] })
  expect(read.deck).toBeUndefined()
  expect(readDeck(gameFormats, '??', index, { game: 'duel' }).problems[0]?.remedy).toBe('Decks are read from our own JSON.')
})

test('with packs of two games installed, a file refers to cards of its own game, however alike the titles', () => {
  const both = cardIndex([duelPack, core], games)
  const codeIn = (written: string, game?: string) =>
    readDeck(gameFormats, written, both, game === undefined ? {} : { game }).deck?.rows.map(({ code }) => code)
  expect(both.byTitle.get('feint')).toHaveLength(2)
  expect(codeIn('2x Feint')).toEqual(['lcg-core-set:feint'])
  const named = JSON.stringify({
    ...JSON.parse(text),
    heroes: [],
    cards: {},
    placeholders: [{ part: 'cards', title: 'Feint', quantity: 2 }],
  })
  expect(codeIn(named, 'duel')).toEqual(['duel-first-steps:feint'])
  expect(codeIn(named)).toEqual([undefined])
})

test('a pack of it has no tables and no lists of scenarios, and a message says what it has', async () => {
  const source = { bundle: duelPack, files: duelFiles, keywords: new Map(), packs: [duelPack] }
  expect(packSheets(gameFormats, { ...source, id: duelPack.id, title: 'First Steps', game: 'duel' })).toEqual([])
  expect(whyNotExported(gameFormats, duelPack, duel.title, 'alep')).toBe(
    'alep is a format of The Lord of the Rings: The Card Game, and duel-first-steps is a pack for The Duel. Formats for it: questwright.',
  )
  expect(whyNotExported(gameFormats, duelPack, duel.title, 'questwright')).toBeUndefined()
  await expect(exportCards(gameFormats, source, 'alep', 'text')).rejects.toThrow('has no format of cards "alep"')
  expect(() => exportScenarios(gameFormats, duelPack, [], 'dragncards-decks', [duelPack])).toThrow('has no format of scenarios')
})

test('its pack imports decks in our own format, and a table of another game is refused completely', async () => {
  const target = { id: duelPack.id, rulebook: duel, state: 'here' as const, files: duelFiles, keywords: new Map(), packs: [] }
  const deck = (await openImport(gameFormats, 'quick.json', bytes(text))).file
  const table = (await openImport(gameFormats, 'cards.csv', bytes(alepCsv()))).file
  expect([gameOfFiles([deck]), gameOfFiles([deck, table])]).toEqual([undefined, 'lcg'])
  const plan = planImport(gameFormats, [table, deck], target)
  expect(plan.made).toEqual([{ kind: 'deck', slug: 'quick-steps', title: 'Quick Steps' }])
  expect(plan.problems.find(({ file }) => file === 'cards.csv')).toMatchObject({
    severity: 'error',
    code: 'import/other-game',
    message:
      'ALeP spreadsheet is a format of The Lord of the Rings: The Card Game, and duel-first-steps is a pack for The Duel: nothing of it was imported.',
  })
  expect(Object.keys(plan.files)).toEqual(['decks/quick-steps.json', 'text/en.json'])
  const { bundle, problems } = loadPack({ ...duelFiles, ...plan.files }, games)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(bundle?.decks['quick-steps']).toMatchObject({ champions: ['asha'], cards: { feint: 2, lunge: 1 } })
})

test('the name of a format belongs to one game, and to one kind of file, except for decks that hold scenarios', () => {
  const all = [...deckFormats(gameFormats), ...cardFormatNames(gameFormats), ...listFormatNames(gameFormats)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBe(1 + gameFormats.reduce((sum, one) => sum + [one.decks, one.cards, one.lists].flatMap(Object.keys).length, 0))
  for (const { decks, deckMenu, scenarioDecks } of gameFormats) {
    expect([...deckMenu].sort()).toEqual(Object.keys(decks).sort())
    for (const format of Object.keys(scenarioDecks)) expect(decks).toHaveProperty(format)
  }
  expect(packTitle('duel-first-steps', 'lcg')).toBe('Duel First Steps')
})

/** A game without formats of its own: our format of decks and the placing of cards serve it, and formats of other games are refused in words. */
import { loadPack } from '@questwright/packs'
import { expect, test } from 'vitest'
import { type CardRecord, type FormatWork, readSheets } from '../src/cards/format.ts'
import type { SheetsOfGame } from '../src/cards/sheets-of-game.ts'
import { games as gamesWithFormats } from '../src/games.ts'
import {
  cardFormatNames,
  cardIndex,
  type Deck,
  deckFacts,
  deckFormats,
  deckFormatsOf,
  exportCards,
  exportScenarios,
  formatsFor,
  gameOfDeck,
  gameOfFiles,
  importCards,
  listFormatNames,
  openImport,
  packSheets,
  packTitle,
  planImport,
  readDeck,
  whyNotExported,
  whyNotWritten,
  writeDeck,
} from '../src/index.ts'
import { duel, duelFiles, duelPack, games } from './duel.ts'
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
  const { deck } = readDeck(written, index)
  if (deck === undefined) throw new Error('no deck')
  return deck
}
const bytes = (written: string) => new TextEncoder().encode(written)

test('a deck is written in our own format and read again as it was', () => {
  const deck = deckOf(text)
  const again = readDeck(writeDeck(deck, 'questwright', index), index, { game: 'duel' })
  expect(again.problems.map(({ code }) => code)).toEqual(['deck-file/placeholder'])
  expect(again.deck?.rows).toEqual(deck.rows)
  expect(deckFacts(deck)).toMatchObject({ heroes: ['duel-first-steps:asha'], cards: { 'duel-first-steps:feint': 2 } })
  expect(gameOfDeck(deck, index)).toBe('duel')
})

test('with what a deck begins its rulebook says, and what that is called', () => {
  const { deck, problems } = readDeck(
    text
      .replace('"heroes":["duel-first-steps:asha"]', '"heroes":["duel-first-steps:lunge"]')
      .replace('{"duel-first-steps:feint"', '{"duel-first-steps:asha":1,"duel-first-steps:feint"'),
    index,
  )
  expect(problems.filter(({ code }) => code === 'deck-file/moved').map(({ message }) => message)).toEqual([
    'Lunge is of type trick and was listed as a champion: it was put among the cards.',
    'Asha of the Reeds is a champion and was listed among the cards: it was put among the champions.',
  ])
  expect(deck?.rows.find(({ title }) => title === 'Asha of the Reeds')?.part).toBe('heroes')
  expect(index.byCode.get('duel-first-steps:asha')).toMatchObject({ game: 'duel', inDeck: 'begins', packTitle: 'First Steps' })
})

test('formats of another game are none of it, and it is said whose they are', () => {
  const deck = deckOf(text)
  expect(deckFormatsOf('duel')).toEqual(['questwright'])
  expect(formatsFor('duel')).toEqual(['questwright'])
  const words = {
    message: 'OCTGN is a format of The Lord of the Rings: The Card Game, and not of The Duel.',
    remedy: 'Decks of The Duel are read from and written as our own JSON.',
  }
  expect(whyNotWritten(deck, 'octgn', index)).toEqual(words)
  expect(() => writeDeck(deck, 'octgn', index)).toThrow(`${words.message} ${words.remedy}`)
  expect(whyNotWritten(deck, 'questwright', index)).toBeUndefined()
  const read = readDeck('<deck/>', index, { game: 'duel' })
  expect(read).toMatchObject({ format: 'octgn', problems: [{ severity: 'error', code: 'deck-file/other-game', ...words }] })
  expect(read.deck).toBeUndefined()
  expect(readDeck('??', index, { game: 'duel' }).problems[0]?.remedy).toBe('Decks are read from our own JSON.')
})

test('where packs of two games are here, a file means cards of its own game, however alike the titles', () => {
  const both = cardIndex([duelPack, core], games)
  const codeIn = (written: string, game?: string) =>
    readDeck(written, both, game === undefined ? {} : { game }).deck?.rows.map(({ code }) => code)
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

test('a pack of it has no tables and no lists of scenarios: it is said what there is', async () => {
  const source = { bundle: duelPack, files: duelFiles, keywords: new Map(), packs: [duelPack] }
  expect(packSheets({ ...source, id: duelPack.id, title: 'First Steps', game: 'duel' })).toEqual([])
  expect(whyNotExported(duelPack, duel.title, 'alep')).toBe(
    'alep is a format of The Lord of the Rings: The Card Game, and duel-first-steps is a pack for The Duel. Formats for it: questwright.',
  )
  expect(whyNotExported(duelPack, duel.title, 'questwright')).toBeUndefined()
  await expect(exportCards(source, 'alep', 'text')).rejects.toThrow('has no format of cards "alep"')
  expect(() => exportScenarios(duelPack, [], 'dragncards-decks', [duelPack])).toThrow('has no format of scenarios')
})

test('its pack takes decks of our own format, and a table of another game is refused whole', async () => {
  const target = { id: duelPack.id, rulebook: duel, state: 'here' as const, files: duelFiles, keywords: new Map(), packs: [] }
  const deck = (await openImport('quick.json', bytes(text))).file
  const table = (await openImport('cards.csv', bytes(alepCsv()))).file
  expect([gameOfFiles([deck]), gameOfFiles([deck, table])]).toEqual([undefined, 'lcg'])
  const plan = planImport([table, deck], target)
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
  expect(bundle?.decks['quick-steps']).toMatchObject({ heroes: ['asha'], cards: { feint: 2, lunge: 1 } })
})

/** Tables of the made-up game: `type;title;might;clan`. */
const sheets: SheetsOfGame = {
  fields: { card: ['type', 'clan'], side: ['title', 'might'] },
  isCard: ({ card }) => card.type !== 'page',
  factsOf: ({ card, sides }) => ({
    facts: {
      type: card.type ?? '',
      ...(sides[0]?.might ? { might: Number(sides[0].might) } : {}),
      ...(card.clan ? { clan: card.clan } : {}),
    },
    text: { title: sides[0]?.title ?? '' },
    guessed: [],
  }),
  sheetOf: (facts, words) => ({
    card: { type: String(facts.type), ...(facts.clan === undefined ? {} : { clan: String(facts.clan) }) },
    sides: [{ title: words?.title ?? '', ...(facts.might === undefined ? {} : { might: String(facts.might) }) }],
  }),
  decides: ['type', 'might', 'clan', 'imported'],
  words: ['title'],
  rules: [],
  setsOf: ({ card }) => [card.clan ?? ''],
  keywordFields: {},
  standIns: {},
}
const columns = ['type', 'title', 'might', 'clan']
const table: FormatWork = {
  name: 'Table of the duel',
  ending: '.txt',
  sheets,
  absent: 'empty',
  recognise: (begin) => begin.startsWith('type;'),
  parse: (lines) => ({
    records: lines
      .split('\n')
      .slice(1)
      .map((line, at): CardRecord => ({ line: at + 2, flat: Object.fromEntries(line.split(';').map((cell, i) => [columns[i], cell])) })),
    problems: [],
  }),
  sheetOf: ({ flat }) => ({ card: { type: flat.type, clan: flat.clan }, sides: [{ title: flat.title, might: flat.might }] }),
  flatOf: ({ card, sides }) => ({
    type: card.type ?? '',
    title: sides[0]?.title ?? '',
    might: sides[0]?.might ?? '',
    clan: card.clan ?? '',
  }),
  print: (records) => JSON.stringify(records),
  fit: (all) => ({ sheets: all, problems: [] }),
}

test('cards of its tables are placed by its rulebook: folders, facts and sets are those of the game', () => {
  const lines = 'type;title;might;clan\ntrick;Low Sweep;;\nchampion;Oren;5;\nfoe;Reed Snake;;Marsh\nchampion;Feeble;;\ntrick;Feint;;'
  const done = importCards(table, readSheets(table, 'duel-table', lines.replace('Marsh', 'marsh')), {
    id: duelPack.id,
    title: 'First Steps',
    rulebook: duel,
    files: duelFiles,
    keywords: new Map(),
  })
  expect(done.made.map(({ path }) => path)).toEqual([
    'cards/tricks/low-sweep.json',
    'cards/champions/oren.json',
    'cards/marsh/reed-snake.json',
  ])
  expect([done.same, done.problems.map(({ line, message }) => [line, message.slice(0, 20)])]).toEqual([1, [[5, 'Feeble was left out:']]])
  expect(JSON.parse(done.files['text/en.json'] ?? '{}').encounterSets).toEqual({ marsh: { title: 'marsh' } })
  const { bundle, problems } = loadPack({ ...duelFiles, ...done.files }, games)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(bundle?.cards.oren).toMatchObject({ type: 'champion', might: 5 })
})

test('a name of a format belongs to one game, and to one kind of file but for decks that hold scenarios', () => {
  const all = [...deckFormats, ...cardFormatNames, ...listFormatNames]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBe(1 + gamesWithFormats.reduce((sum, one) => sum + [one.decks, one.cards, one.lists].flatMap(Object.keys).length, 0))
  for (const { decks, deckMenu, scenarioDecks } of gamesWithFormats) {
    expect([...deckMenu].sort()).toEqual(Object.keys(decks).sort())
    for (const format of Object.keys(scenarioDecks)) expect(decks).toHaveProperty(format)
  }
  expect(packTitle('duel-first-steps', 'lcg')).toBe('Duel First Steps')
})

/** A game without formats of its own can use our deck format and the placing of cards in a pack. */
import { checkDeck, deckCatalogue, loadPack } from '@questwright/packs'
import { foreignIdFacts } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { type CardRecord, type FormatWork, readSheets } from '../src/cards/format.ts'
import type { SheetsOfGame } from '../src/cards/sheets-of-game.ts'
import { cardIndex, type Deck, deckFacts, type FormatsOfGames, gameOfDeck, importCards, readDeck, writeDeck } from '../src/index.ts'
import { duel, duelFiles, duelPack, games } from './fixtures/duel.ts'

const gameFormats: FormatsOfGames = []
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
test('a deck is written in our own format and read again as it was', () => {
  const deck = deckOf(text)
  const again = readDeck(gameFormats, writeDeck(gameFormats, deck, 'questwright', index), index, { game: 'duel' })
  expect(again.problems.map(({ code }) => code)).toEqual(['deck-file/placeholder'])
  expect(again.deck?.rows).toEqual(deck.rows)
  expect(deckFacts(deck, index)).toMatchObject({ champions: ['duel-first-steps:asha'], cards: { 'duel-first-steps:feint': 2 } })
  expect(gameOfDeck(deck, index)).toBe('duel')
})

test('the starting cards of a deck, and their name, are defined by the rulebook', () => {
  const { deck, problems } = readDeck(
    gameFormats,
    text
      .replace('"heroes":["duel-first-steps:asha"]', '"heroes":["duel-first-steps:lunge"]')
      .replace('{"duel-first-steps:feint"', '{"duel-first-steps:asha":1,"duel-first-steps:feint"'),
    index,
  )
  expect(problems.filter(({ code }) => code === 'deck-file/moved').map(({ message }) => message)).toEqual([
    'Lunge is of type trick and was listed as a champion: it was put among the cards.',
    'Asha of the Reeds is a champion and was listed among the cards: it was put among the champions.',
  ])
  expect(deck?.rows.find(({ title }) => title === 'Asha of the Reeds')?.part).toBe('champions')
  expect(index.byCode.get('duel-first-steps:asha')).toMatchObject({ game: 'duel', inDeck: 'begins', packTitle: 'First Steps' })
})

test('a section that the game does not have is reported with one code by reading a file and by checking a deck', () => {
  const file = { ...JSON.parse(text), treasures: { 'duel-first-steps:feint': 1 } }
  const read = readDeck(gameFormats, JSON.stringify(file), index).problems
  expect(read.filter(({ message }) => message.includes('"treasures"')).map(({ severity, code }) => [severity, code])).toEqual([
    ['error', 'deck/unknown-section'],
  ])
  const checked = checkDeck(file, deckCatalogue([duelPack], games), 'duel-first-steps')
  expect(checked.filter(({ message }) => message.includes('"treasures"')).map(({ code }) => code)).toEqual(['deck/unknown-section'])
})

/** Tables of the made-up game with the columns `type;title;might;clan`. */
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
  ids: foreignIdFacts(duel),
  setTitlesSection: 'clans',
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
  expect(JSON.parse(done.files['text/en.json'] ?? '{}').clans).toEqual({ marsh: { title: 'marsh' } })
  const { bundle, problems } = loadPack({ ...duelFiles, ...done.files }, games)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(bundle?.cards.oren).toMatchObject({ type: 'champion', might: 5 })
})

/** For each format: a message with its line for everything that is not understood, and a remedy. */

import {
  type CardFormat,
  cardFormatOf,
  type FileProblem,
  fewProblems,
  importCards,
  packSheets,
  readCards,
  readDeck,
  readDecks,
  recogniseFile,
  timesTold,
  writeCards,
  writeDeck,
} from '@questwright/interop'
import { describe, expect, test } from 'vitest'
import { readPrebuiltDecks } from '../src/cards/dragncards-decks.ts'
import { readDeckMenu } from '../src/cards/dragncards-menu.ts'
import { gameFormats } from './games.ts'
import { alepCsv, alepRows, context, keywords, target } from './made-up-cards.ts'
import { coreIndex } from './packs.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const xml = (cards: string): string =>
  `<set name="Fen" id="${id(1)}" gameId="a21af4e8-be4b-4cda-a6b6-534f9717391f">\n<cards>\n${cards}\n</cards>\n</set>`

/** A table with a field that no rule reads, an unknown type, a duplicate id and a card without a name, each in its own line. */
const strange: { readonly [format in CardFormat]: string } = {
  alep: alepCsv([
    { ...alepRows[1], Type: 'Vehicle' },
    { ...alepRows[2], Name: '' },
    { ...alepRows[3] },
    { ...alepRows[4], 'Card GUID': alepRows[3]?.['Card GUID'] ?? '' },
  ]).replace('Bot Disabled', 'Mood'),
  dragncards: [
    'databaseId\tname\timageUrl\tcardBack\ttype\tMood',
    'a\tCart\t\tplayer\tVehicle\t',
    'b\t\t\tplayer\tEvent\t',
    'c\tOne\t\tplayer\tEvent\twet',
    'c\tTwo\t\tplayer\tEvent\t',
  ].join('\n'),
  'octgn-set': xml(
    [
      `<card id="${id(2)}" name="Cart"><property name="Type" value="Vehicle"/></card>`,
      `<card id="${id(3)}" name=""><property name="Type" value="Event"/></card>`,
      `<card id="${id(4)}" name="One"><property name="Type" value="Event"/><property name="Mood" value="wet"/></card>`,
      `<card id="${id(4)}" name="Two"><property name="Type" value="Event"/></card>`,
    ].join('\n'),
  ),
  'ringsdb-csv': [
    'pack,type,sphere,position,code,name,octgnid,Mood',
    `Fen,Vehicle,Lore,1,99001,Cart,${id(2)},`,
    `Fen,Event,Lore,2,99002,,${id(3)},`,
    `Fen,Event,Lore,3,99003,One,${id(4)},wet`,
    `Fen,Event,Lore,4,99003,Two,${id(4)},`,
  ].join('\n'),
  'ringsdb-cards': JSON.stringify([
    { name: 'Cart', pack_code: 'fen', type_code: 'vehicle', type_name: 'Vehicle', octgnid: id(2), pack_name: 'Fen' },
    { name: '', pack_code: 'fen', type_code: 'event', type_name: 'Event', octgnid: id(3), pack_name: 'Fen' },
    { name: 'One', pack_code: 'fen', type_code: 'event', type_name: 'Event', octgnid: id(4), pack_name: 'Fen', mood: 'wet' },
    { name: 'Two', pack_code: 'fen', type_code: 'event', type_name: 'Event', octgnid: id(4), pack_name: 'Fen' },
  ]),
  'hall-of-beorn': JSON.stringify([
    { name: 'Cart', type_name: 'Vehicle', octgnid: id(2), pack_name: 'Fen' },
    { name: '', type_name: 'Event', octgnid: id(3), pack_name: 'Fen' },
    { name: 'One', type_name: 'Event', octgnid: id(4), pack_name: 'Fen', mood: 'wet' },
    { name: 'Two', type_name: 'Event', octgnid: id(4), pack_name: 'Fen' },
  ]),
}

/** The lines of these: the header row, or the first row with the error. */
const lines: { readonly [format in CardFormat]: readonly number[] } = {
  alep: [1, 2, 3, 5],
  dragncards: [1, 2, 3, 5],
  'octgn-set': [5, 3, 4, 6],
  'ringsdb-csv': [1, 2, 3, 5],
  'ringsdb-cards': [3, 1, 2, 4],
  'hall-of-beorn': [3, 1, 2, 4],
}

describe.each(Object.entries(strange) as [CardFormat, string][])('%s', (format, text) => {
  const read = readCards(gameFormats, text, format)
  const done = importCards(cardFormatOf(gameFormats, format), read, target())

  test('each problem has its line and a remedy', () => {
    expect(recogniseFile(gameFormats, text)).toBe(format)
    const told = (code: string) => done.problems.filter((one) => one.code === `import/${code}`)
    expect(['unknown-column', 'unknown-type', 'no-name', 'doubled-id'].map((code) => told(code).map(({ line }) => line))).toEqual(
      (lines[format] as readonly number[]).map((line) => [line]),
    )
    expect(told('unknown-column')[0]?.message.toLowerCase()).toContain('"mood"')
    for (const { remedy } of done.problems) expect(remedy.length).toBeGreaterThan(9)
  })

  test('values that no rule reads are exported to the same format again', () => {
    const sheets = packSheets(gameFormats, {
      game: 'lcg',
      id: 'fen-roads',
      title: 'Fen Roads',
      files: { ...target().files, ...done.files },
      keywords,
    })
    const again = readCards(gameFormats, writeCards(gameFormats, sheets, format, context), format).records.flatMap(({ flat }) =>
      Object.entries(flat),
    )
    const mood = (entries: readonly (readonly [string, string])[]) =>
      entries.filter(([name, value]) => /mood$/i.test(name) && value !== '').map(([, value]) => value)
    expect(mood(again)).toEqual(mood(read.records.flatMap(({ flat }) => Object.entries(flat))))
  })
})

test("DragnCards' decks and menus: other contents of the file are reported, and endless lists are cut with a message", () => {
  const decks = { A: { label: 'A', cards: [] } }
  const told = (value: object) => readPrebuiltDecks(JSON.stringify(value)).problems.map(({ code, message }) => `${code} ${message}`)
  expect(told({ preBuiltDecks: decks, automation: {}, deckMenu: {} })).toEqual([
    'import/unknown-field The file holds "automation", "deckMenu" besides: not read.',
  ])
  expect(told(decks)).toEqual([])
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`D${at}`, { cards: [] }]))
  expect(told(many).map((one) => one.split(' ')[0])).toEqual(['import/too-many-rows'])
  const menu = readDeckMenu(JSON.stringify({ layouts: {}, deckMenu: { deckLists: [{ label: 'x' }] } }))
  expect(menu.problems.map(({ code }) => code)).toEqual(['import/wrong-row', 'import/unknown-field'])
})

test('a fellowship is exported deck by deck and read again as the same fellowship', () => {
  const deck = (hero: string, ally: string) =>
    `${hero} and Friends\n\nHeroes (1)\n\n1x ${hero} (Core Set)\n\nAllies (1)\n\n3x ${ally} (Core Set)\n`
  const first = readDecks(gameFormats, `${deck('Aragorn', 'Faramir')}\n${deck('Legolas', 'Gandalf')}`, coreIndex)
  const cards = (read: typeof first) =>
    read.decks.map((one) => [one.deck?.name, one.deck?.rows.map(({ title, quantity }) => `${quantity} ${title}`).sort()])
  expect(cards(first)).toHaveLength(2)
  const text = first.decks.map((one) => (one.deck ? writeDeck(gameFormats, one.deck, 'ringsdb-text', coreIndex) : '')).join('\n')
  expect(cards(readDecks(gameFormats, text, coreIndex))).toEqual(cards(first))
  const json = `[${first.decks.map((one) => (one.deck ? writeDeck(gameFormats, one.deck, 'ringsdb', coreIndex) : '')).join(',')}]`
  expect(cards(readDecks(gameFormats, json, coreIndex))).toEqual(cards(first))
})

test('.o8d: sections, cards and counts that are not understood are reported with their lines', () => {
  const text = `<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
<section name="Weather" shared="True"><card qty="1" id="${id(9)}">Rain</card></section>
<section name="Ally" shared="False"><card qty="many" id="${id(8)}">Guide</card>
<card qty="1" id="">Nobody</card></section>
</deck>`
  const { problems } = readDeck(gameFormats, text, coreIndex)
  expect(problems.map(({ line }) => line)).toEqual(expect.arrayContaining([2, 3]))
  for (const { remedy } of problems) expect(remedy.length).toBeGreaterThan(9)
})

describe('a report of many problems is readable', () => {
  const told = (message: string, line: number, file = 'a.tsv', code = 'import/keyword-sentence'): FileProblem => ({
    severity: 'warning',
    code,
    message,
    remedy: 'Nothing.',
    line,
    file,
  })

  test('the same message about many rows and files is shown once, with the count', () => {
    const rows = [...Array.from({ length: 30 }, (_, at) => told('"Attach to a hero" is a sentence.', at + 2)), told('Other.', 3)]
    const { shown, counted } = fewProblems([...rows, told('"Attach to a hero" is a sentence.', 9, 'b.tsv')])
    expect(shown.map(({ message, line, told: times }) => [message, line, timesTold(times)])).toEqual([
      ['"Attach to a hero" is a sentence.', 2, '31 times, in 2 files'],
      ['Other.', 3, ''],
    ])
    expect(counted).toEqual([])
  })

  test('of a kind with many facts the first five are shown and all are counted, over all files', () => {
    const facts = Array.from({ length: 40 }, (_, at) => told(`Card ${at} has no cost.`, at + 2, `${at % 4}.tsv`, 'import/missing-value'))
    const { shown, counted } = fewProblems([...facts, told('Other.', 3)])
    expect(shown.map(({ message }) => message)).toEqual([...facts.slice(0, 5).map(({ message }) => message), 'Other.'])
    expect(counted).toEqual([{ code: 'import/missing-value', shown: 5, count: 40, files: 4 }])
  })
})

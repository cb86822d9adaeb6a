/** Texts in the notation of other programs: characters of a symbol font, lost line ends, the word before a shadow effect, layout tags. */

import { type CardFormat, cardFormatOf, importCards, packSheets, readCards, writeCards } from '@questwright/interop'
import { loadPack } from '@questwright/packs'
import type { PackFiles } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { fromAlepText, fromHtml, fromOctgnText, toAlepText, toOctgnText } from '../src/cards/text-marks.ts'
import { gameFormats, rulebooks } from './games.ts'
import { alepCsv, alepRows, context, emptyPack, keywords, target } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function into(text: string, format: CardFormat) {
  const done = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target())
  const pack: PackFiles = { ...emptyPack(), ...done.files }
  const { cards } = JSON.parse(pack['text/en.json'] ?? '{}') as { cards: { [slug: string]: { text?: string; shadow?: string } } }
  return {
    ...done,
    pack,
    cards,
    sheets: packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: pack, keywords }),
  }
}

test.each([
  ['gets +1 Û (+2 Ú in the reeds) and $.', 'gets +1 [attack] (+2 [defense] in the reeds) and [threat].'],
  ['a Ï or Ê icon; 2³ cards', 'a [tactics] or [spirit] icon; 2³ cards'.replace('2³', '2[per player]')],
  ['Ûrlod the Ïron', 'Ûrlod the Ïron'],
])("the symbols of OCTGN's font become those of the game, and are exported as before: %s", (octgn, ours) => {
  expect(fromOctgnText(octgn)).toBe(ours)
  expect(toOctgnText(ours)).toBe(octgn)
})

test.each([
  ['Attach to a hero.  Action: Row.', 'Attach to a hero.\n**Action:** Row.'],
  ['Restricted.  \n  \n Attached hero rows.', 'Restricted.\nAttached hero rows.'],
  ['Discarded  objective cards.', 'Discarded objective cards.'],
  ['One. Two.', 'One. Two.'],
])('a paragraph of a text that lost its line ends begins a new line: %j', (text, ours) => {
  expect(fromOctgnText(text)).toBe(ours)
  const row = `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\ttext\n${id(1)}\tSquall\t\tencounter\tTreachery\tThe Ferry\t${text.replaceAll('\n', '\\n')}\n`
  const done = into(row, 'dragncards')
  expect(done.cards.squall?.text).toBe(ours)
  // the export writes the table's own words again
  expect(writeCards(gameFormats, done.sheets, 'dragncards', context)).toContain(`\t${text.replaceAll('\n', '\\n')}\t`)
})

describe('symbols under other names get the name that they have here, and are exported under their own', () => {
  const text = 'Place 2[pp] progress here. It gets +1 [ATK] and [Wp].'
  const files: readonly (readonly [CardFormat, string])[] = [
    [
      'dragncards',
      `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\ttext\n${id(1)}\tSquall\t\tencounter\tTreachery\tFen\t${text}\n`,
    ],
    [
      'octgn-set',
      `<set name="Fen Roads" id="${id(99)}"><cards><card id="${id(1)}" name="Squall" size="EncounterCard"><property name="Type" value="Treachery"/><property name="Encounter Set" value="Fen"/><property name="Text" value="${text}"/></card></cards></set>`,
    ],
    ['hall-of-beorn', JSON.stringify([{ name: 'Squall', type_name: 'Treachery', octgnid: id(1), encounter_set: 'Fen', text }])],
    ['alep', alepCsv([{ ...alepRows[8], Text: text }])],
  ]
  test.each(files)('%s', (format, table) => {
    const done = into(table, format)
    expect(Object.values(done.cards).map((card) => card.text)).toEqual([
      'Place 2[per player] progress here. It gets +1 [attack] and [willpower].',
    ])
    expect(writeCards(gameFormats, done.sheets, format, context)).toContain(text)
  })
})

describe('a shadow text does not begin with "Shadow", and exported tables have the word again', () => {
  const shadow = 'Attacking enemy gets +1 [attack].'
  const octgn = `<set name="Fen Roads" id="${id(99)}" version="1.0"><cards><card id="${id(1)}" name="Lurker" size="EncounterCard"><property name="Type" value="Enemy"/><property name="Encounter Set" value="The Ferry"/><property name="Shadow" value="Shadow: Attacking enemy gets +1 Û."/></card></cards></set>`
  const files: readonly (readonly [CardFormat, string, string])[] = [
    [
      'dragncards',
      `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\tshadow\n${id(1)}\tLurker\t\tencounter\tEnemy\tThe Ferry\tShadow: ${shadow}\n`,
      `Shadow: ${shadow}`,
    ],
    ['octgn-set', octgn, 'Shadow: Attacking enemy gets +1 Û.'],
    [
      'hall-of-beorn',
      JSON.stringify([
        { name: 'Lurker', type_name: 'Enemy', octgnid: id(1), encounter_set: 'The Ferry', shadow_text: `<b>Shadow</b>: ${shadow}` },
      ]),
      `<b>Shadow</b>: ${shadow}`,
    ],
    ['alep', alepCsv([{ ...alepRows[6], Shadow: `Shadow: ${shadow}` }]), `Shadow: ${shadow}`],
  ]
  test.each(files)('%s', (format, text, written) => {
    const done = into(text, format)
    expect(Object.values(done.cards).map((card) => card.shadow)).toEqual([shadow])
    // the text can be written again without keeping a copy of the original
    expect(JSON.stringify(done.pack)).not.toContain('Shadow:')
    expect(writeCards(gameFormats, done.sheets, format, context)).toContain(written)
  })
})

test('a word in the shadow column of a card that can have no shadow effect is no shadow effect, and is exported to its column again', () => {
  const row = (side: string, shadow: string) =>
    `${id(1)}\tThe Flood\t\tmulti_sided\tNightmare\tThe Flood - Nightmare\t${side}\tDeeper water.\t${shadow}`
  const table = `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\tside\ttext\tshadow\n${row('A', 'The Flood')}\n${row('B', '')}\n`
  const done = into(table, 'dragncards')
  expect(done.cards['the-flood']).not.toHaveProperty('shadow')
  expect(writeCards(gameFormats, done.sheets, 'dragncards', context)).toContain('Deeper water.\tThe Flood\t')
})

test("ability words that ALeP's generator makes bold are bold, and blank lines do not split a text", () => {
  const text = 'Bound.\n\nResponse: After [name] rows, draw 1 card.\n\nCombat Action: Each hero gains “Forced: Row.” (Travel: none.)'
  const done = into(alepCsv([{ ...alepRows[1], Text: text }]), 'alep')
  expect(done.problems).toEqual([])
  expect(done.cards['fen-guide']?.text).toBe(
    'Bound.\n**Response:** After Fen Guide rows, draw 1 card.\n**Combat Action:** Each hero gains “**Forced:** Row.” (**Travel:** none.)',
  )
  expect(JSON.stringify(done.pack)).not.toContain('Response: After')
  expect(writeCards(gameFormats, done.sheets, 'alep', context)).toContain(text)
})

test('in a set.xml a side quest of an encounter set is not a player side quest, and a quest has the stage of its second side', () => {
  const card = (number: number, name: string, size: string, properties: string, more = '') =>
    `<card id="${id(number)}" name="${name}" size="${size}">${properties}${more}</card>`
  const property = (name: string, value: string) => `<property name="${name}" value="${value}"/>`
  const errand = property('Type', 'Side Quest') + property('Quest Points', '6')
  const ferry = property('Encounter Set', 'The Ferry')
  const cards = [
    card(1, 'Lost Oar', 'QuestCard', ferry + errand),
    card(2, 'Find an Oar', 'PlayerQuestCard', errand + property('Sphere', 'Lore') + property('Cost', '1')),
    card(
      3,
      'Across',
      'QuestCard',
      ferry + property('Type', 'Quest'),
      `<alternate name="Across" type="B" size="QuestCard">${property('Type', 'Quest')}${property('Cost', '2')}${property('Quest Points', '5')}</alternate>`,
    ),
    card(
      4,
      'Reed Cloak',
      '',
      property('Type', 'Attachment') + property('Sphere', 'Lore') + property('Cost', '1') + property('Keywords', 'Attach to a Ê hero.'),
    ),
  ]
  const done = into(`<set name="Fen Roads" id="${id(99)}" version="1.0"><cards>${cards.join('')}</cards></set>`, 'octgn-set')
  expect(done.problems.filter(({ code }) => code === 'import/missing-value')).toEqual([])
  const facts = loadPack(done.pack, rulebooks).bundle?.cards
  expect(facts?.['lost-oar']).toMatchObject({ type: 'encounter-side-quest', encounterSet: 'the-ferry' })
  expect(facts?.['find-an-oar']).toMatchObject({ type: 'player-side-quest', sphere: 'lore' })
  expect(facts?.across).toMatchObject({ type: 'quest', stage: 2 })
  expect(done.cards['reed-cloak']?.text).toBe('Attach to a [spirit] hero.')
  const again = writeCards(gameFormats, done.sheets, 'octgn-set', context)
  for (const size of ['name="Lost Oar" size="QuestCard"', 'name="Find an Oar" size="PlayerQuestCard"']) expect(again).toContain(size)
})

test.each([
  ['[name] gets +1 [willpower]. See [[Fen Guide]].', 'Ådna gets +1 [willpower]. See Fen Guide.'],
  ['Each {Fen} hero.[br]\nResponse: Row.', 'Each **Fen** hero.\nResponse: Row.'],
  ['[center][b]Begin[/b][/center] [size 12]here[/size][img icons/reed.png 0.2in].', '**Begin** here.'],
  ['“Reeds.”\n[right]---A[nobr]Song[/right]', '“Reeds.”\n—A Song'],
  ['[lsb]2[rsb] [quot]or[quot] 3[hyphen]4', '[2] "or" 3-4'],
])('layout tags of the spreadsheet are removed from texts: %s', (alep, ours) => {
  expect(fromAlepText(alep, 'Ådna')).toBe(ours)
})

test('in the spreadsheet [name] stands for the card’s title, and parts of words or traits are not replaced by it', () => {
  const text = 'Fen gets +1 [attack]. Each **Fen** hero and each Fenland location; move Fen.'
  const alep = '[name] gets +1 [attack]. Each [b]Fen[/b] hero and each Fenland location; move [name].'
  expect(toAlepText(text, 'Fen')).toBe(alep)
  expect(fromAlepText(alep, 'Fen')).toBe(text)
})

test('the colon after an ability word is bold, as on our cards', () => {
  expect(fromHtml('<b>Response</b>: Row.\r\n<b>When Revealed</b>: Each <b>Fen</b> hero.')).toBe(
    '**Response:** Row.\n**When Revealed:** Each **Fen** hero.',
  )
})

test('a pack of imported cards loads', () => {
  const { bundle } = loadPack(into(alepCsv(), 'alep').pack, rulebooks)
  expect(bundle).toBeDefined()
})

/** Cards in the JSON of web sites, in the forms in which they really occur. */

import {
  type CardFormat,
  cardFormatOf,
  cardIndex,
  importCards,
  openImport,
  packSheets,
  placeholdersOf,
  readCards,
  readDeck,
  readDecks,
  recogniseFile,
  writeCards,
} from '@questwright/interop'
import { loadPack } from '@questwright/packs'
import type { PackFiles } from '@questwright/packs/browser'
import { expect, test } from 'vitest'
import { fromHtml, toHtml } from '../src/cards/text-marks.ts'
import { gameFormats, rulebooks } from './games.ts'
import { context, emptyPack, keywords, target } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function into(text: string, format: CardFormat) {
  const done = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target())
  const pack: PackFiles = { ...emptyPack(), ...done.files }
  const words = JSON.parse(pack['text/en.json'] ?? '{}') as {
    cards: { [slug: string]: { text?: string; flavour?: string; sides?: object } }
  }
  const sheets = packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: pack, keywords })
  return { ...done, pack, words: words.cards, again: writeCards(gameFormats, sheets, format, context) }
}

const hall = { pack_code: 'Fen', pack_name: 'Fen Roads', keywords: [], is_unique: false, encounter_set: 'The Ferry', quantity: 1 }
const sides = [
  {
    ...hall,
    name: 'Narrow Ford',
    type_name: 'Location',
    octgnid: id(1),
    card_side: 'A',
    position: 1,
    threat_strength: 1,
    quest_points: 3,
    text: 'Cold.',
  },
  { ...hall, name: 'Bog Lurker', type_name: 'Enemy', octgnid: id(2), position: 2, threat_strength: 1, text: '' },
  { ...hall, name: 'Wide Water', type_name: 'Objective', octgnid: id(1), card_side: 'B', position: 1, text: 'Colder.' },
]

test('Hall of Beorn: a card whose sides are not next to each other in the file is one card with both sides', () => {
  const done = into(JSON.stringify(sides), 'hall-of-beorn')
  expect(done.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(done.made.map(({ title }) => title)).toEqual(['Narrow Ford', 'Bog Lurker'])
  expect(done.words['narrow-ford']).toMatchObject({ sides: { A: { text: 'Cold.' }, B: { title: 'Wide Water', text: 'Colder.' } } })
  const back = JSON.parse(done.again) as { name: string; type_name: string; text?: string; opposite_title?: string }[]
  expect(back.find(({ text }) => text === 'Colder.')).toMatchObject({ type_name: 'Objective', name: 'Wide Water' })
  // the back may come before the front
  const turned = into(JSON.stringify([...sides].reverse()), 'hall-of-beorn')
  expect(turned.words['narrow-ford']).toEqual(done.words['narrow-ford'])
})

test('Hall of Beorn: a third object for a side that exists already is reported and not dropped', () => {
  const done = into(JSON.stringify([...sides, sides[2]]), 'hall-of-beorn')
  expect(done.problems.filter(({ severity }) => severity === 'error').map(({ code, line }) => [code, line])).toEqual([
    ['import/doubled-id', 4],
  ])
})

const site = (number: number, name: string, more: object) => ({
  pack_code: 'Fen',
  pack_name: 'Fen Roads',
  type_code: 'ally',
  type_name: 'Ally',
  sphere_code: 'lore',
  sphere_name: 'Lore',
  position: number,
  code: `9900${number}`,
  name,
  traits: 'Fen. Ranger.',
  text: 'Helps.',
  is_unique: false,
  cost: '2',
  willpower: 1,
  attack: 0,
  defense: 1,
  health: 2,
  quantity: 3,
  deck_limit: 3,
  octgnid: id(number),
  has_errata: false,
  url: `https://ringsdb.com/card/9900${number}`,
  ...more,
})
const hero = site(1, 'Ådna Reedcutter', {
  type_code: 'hero',
  type_name: 'Hero',
  is_unique: true,
  threat: 9,
  cost: undefined,
  quantity: 1,
  deck_limit: 1,
  packs: [{ pack_code: 'Fen', position: 1 }],
})

test("RingsDB's card JSON has the codes, so that its decks find their cards", () => {
  const text = JSON.stringify([hero, site(2, 'Fen Guide', {}), site(3, 'Old Rower', { octgnid: undefined })])
  expect(recogniseFile(gameFormats, text)).toBe('ringsdb-cards')
  expect(recogniseFile(gameFormats, JSON.stringify(hero))).toBe('ringsdb-cards')
  const done = into(text, 'ringsdb-cards')
  expect(done.problems.filter(({ code }) => code !== 'import/missing-value')).toEqual([])
  const { bundle } = loadPack(done.pack, rulebooks)
  expect(
    Object.values(bundle?.cards ?? {})
      .map(({ ringsdbCode }) => ringsdbCode)
      .sort(),
  ).toEqual(['99001', '99002', '99003'])
  expect(bundle?.cards['adna-reedcutter']).toMatchObject({ type: 'hero', threatCost: 9, unique: true, traits: ['Fen', 'Ranger'] })
  const deck = '{"name":"x","heroes":{"99001":1},"slots":{"99001":1,"99002":3,"99003":1},"sideslots":[]}'
  const read = readDeck(gameFormats, deck, cardIndex(bundle ? [bundle] : [], rulebooks))
  expect(read.deck && placeholdersOf(read.deck)).toEqual([])
  // the file is written in the form in which it was read: numbers stay numbers, costs stay texts, and fields that only the site uses are
  // kept
  const back = JSON.parse(done.again) as object[]
  expect(back[0]).toMatchObject({ code: '99001', threat: 9, packs: [{ pack_code: 'Fen', position: 1 }], octgnid: id(1), is_unique: true })
  expect(back[1]).toMatchObject({ code: '99002', cost: '2', willpower: 1, url: 'https://ringsdb.com/card/99002' })
})

// 94 heroes of the site are versions of an ally and share its OCTGN id
const versions = (['ringsdb-cards', 'hall-of-beorn', 'ringsdb-csv'] as const).map((format) => {
  const ally = site(2, 'Fen Guide', {})
  const version = { ...site(4, 'Fen Guide', {}), type_code: 'hero', type_name: 'Hero', threat: 8, cost: undefined, octgnid: id(2) }
  const cards = [ally, version, site(3, 'Old Rower', {})]
  if (format === 'ringsdb-csv') return { format, text: csvOf(cards) }
  const beorn = cards.map(({ threat_strength: _, ...card }: object & { threat_strength?: unknown }) => ({ ...card, encounter_set: '' }))
  return { format, text: JSON.stringify(format === 'ringsdb-cards' ? cards : beorn) }
})

function csvOf(cards: readonly { readonly [field: string]: unknown }[]): string {
  const columns = {
    pack: 'pack_name',
    type: 'type_name',
    sphere: 'sphere_name',
    position: 'position',
    code: 'code',
    name: 'name',
    traits: 'traits',
    cost: 'cost',
    threat: 'threat',
    willpower: 'willpower',
    attack: 'attack',
    defense: 'defense',
    health: 'health',
    quantity: 'quantity',
    octgnid: 'octgnid',
  }
  const lines = cards.map((card) =>
    Object.values(columns)
      .map((field) => String(card[field] ?? ''))
      .join(','),
  )
  return `${[Object.keys(columns).join(','), ...lines].join('\r\n')}\r\n`
}

test.each(versions)('a card that shares its OCTGN id with another one is identified by its code: $format', ({ format, text }) => {
  const done = into(text, format)
  const told = done.problems.filter(({ code }) => code.startsWith('import/doubled'))
  expect(told).toMatchObject([
    { severity: 'warning', code: 'import/doubled-table-id', message: expect.stringContaining('by its code 99004') },
  ])
  const cards = Object.values(loadPack(done.pack, rulebooks).bundle?.cards ?? {})
  expect(cards.map(({ type, ringsdbCode, octgnId }) => [type, ringsdbCode, octgnId]).sort()).toEqual([
    ['ally', '99002', id(2)],
    ['ally', '99003', id(3)],
    ['hero', '99004', undefined],
  ])
  // a second import finds the rows by their codes and changes nothing
  const again = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target(done.pack))
  expect([again.files, again.made, again.changed]).toEqual([{}, [], []])
})

test('a row with the id of another card of the pack, but another code and type, does not change that card', () => {
  const first = into(JSON.stringify([site(2, 'Fen Guide', {})]), 'ringsdb-cards')
  const version = { ...site(4, 'Fen Guide', {}), type_code: 'hero', type_name: 'Hero', threat: 8, cost: undefined, octgnid: id(2) }
  const done = importCards(
    cardFormatOf(gameFormats, 'ringsdb-cards'),
    readCards(gameFormats, JSON.stringify([version]), 'ringsdb-cards'),
    target(first.pack),
  )
  expect(done.problems.map(({ code }) => code)).toContain('import/doubled-table-id')
  const cards = Object.values(loadPack({ ...first.pack, ...done.files }, rulebooks).bundle?.cards ?? {})
  expect(cards.map(({ type, ringsdbCode }) => [type, ringsdbCode]).sort()).toEqual([
    ['ally', '99002'],
    ['hero', '99004'],
  ])
})

test('two rows with one code are one card: the second is left out', () => {
  const done = into(JSON.stringify([site(2, 'Fen Guide', {}), site(2, 'Fen Guide', { octgnid: id(7) })]), 'ringsdb-cards')
  expect(done.problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'import/doubled-id', line: 2 }])
})

test("RingsDB's keywords, which begin the text there, become keywords of the card, and begin the exported text", () => {
  const text = 'Ranged. Sentinel.\n<b>Action:</b> Row.'
  const cards = [
    site(2, 'Fen Guide', { text }),
    site(3, 'Rower', { text: 'Ranged heroes row.\nGandalf.' }),
    site(4, 'Watcher', { text: 'Sentinel.' }),
  ]
  const done = into(JSON.stringify(cards), 'ringsdb-cards')
  const facts = loadPack(done.pack, rulebooks).bundle?.cards
  expect([facts?.['fen-guide']?.keywords, facts?.rower?.keywords, facts?.watcher?.keywords]).toEqual([
    ['Ranged', 'Sentinel'],
    undefined,
    ['Sentinel'],
  ])
  expect(done.words['fen-guide']?.text).toBe('**Action:** Row.')
  expect((JSON.parse(done.again) as { text: string }[]).map((card) => card.text)).toEqual([
    text,
    'Ranged heroes row.\nGandalf.',
    'Sentinel.',
  ])
  expect(
    importCards(
      cardFormatOf(gameFormats, 'ringsdb-cards'),
      readCards(gameFormats, JSON.stringify(cards), 'ringsdb-cards'),
      target(done.pack),
    ).files,
  ).toEqual({})
})

test.each([
  ['<b><i>Gondor</i></b> ally', '**Gondor** ally'],
  ['<i><b>Gondor</b></i> ally', '**Gondor** ally'],
  ['<b>Action: </b>Go.', '**Action:** Go.'],
  ['<b>Each <i>Fen</i> hero</b>', '**Each Fen hero**'],
  ['a <b><b><i>Song</i></b></b> of', 'a **Song** of'],
  ['<i>each <b>Fen</b></i> and <i>(<b>Fen</b>)</i>', '*each* **Fen** and (**Fen**)'],
  ['<b>If one is <b>Fen</b>, go.</b>', '**If one is Fen, go.**'],
  ['5 < 6 and</i> <b>no end', '5 < 6 and **no end**'],
  ['“Reeds.”\n<cite>A Song</cite>', '“Reeds.”\nA Song'],
  ['<p>One</p><p>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['<strong>A</strong> and <em class="x">b</em>', '**A** and *b*'],
])('no tag of a site remains in a text: %s', (html, ours) => {
  expect(fromHtml(html)).toBe(ours)
})

test.each([
  ['<i>*Forced</i> and <b>1*</b>', '<i>*Forced</i> and <b>1*</b>'],
  ['1* then 2*', '1* then 2*'],
])('asterisks of a site are printed asterisks, and are exported as such: %s', (html, again) => {
  expect(toHtml(fromHtml(html))).toBe(again)
})

test('a set.xml whose texts have asterisks is the same after import and export', () => {
  const xml = (text: string) => `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<set name="Fen Roads" id="${context.setId}" gameId="a21af4e8-be4b-4cda-a6b6-534f9717391f" gameVersion="2.0.0.0" version="0.1.0">
  <cards>
    <card id="${id(1)}" name="Squall" size="EncounterCard">
      <property name="Encounter Set" value="The Ferry" />
      <property name="Type" value="Treachery" />
      <property name="Text" value="${text}" />
    </card>
  </cards>
</set>
`
  const text = '*Each player discards 1 card.*The Ferry is lost. **Forced:** row (*).'
  expect(into(xml(text), 'octgn-set').again).toContain(`value="${text}"`)
})

test('DragnCards: an asterisk within a text is printed, and asterisks around words are a mark', () => {
  const row = (text: string) =>
    `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\ttext\n${id(1)}\tSquall\t\tencounter\tTreachery\tThe Ferry\t${text}\n`
  const literal = 'Discard 1 card (1*): each round.*The Ferry is lost.'
  const done = into(row(`${literal} Then *hum*.`), 'dragncards')
  expect(done.words.squall?.text).toBe('Discard 1 card (1∗): each round.∗The Ferry is lost. Then *hum*.')
  expect(done.again).toContain(`${literal} Then *hum*.`)
})

const hallQuest = {
  ...hall,
  code: '990003',
  name: 'Across the Fen',
  type_name: 'Quest',
  octgnid: id(3),
  position: 3,
  quest_stage: 1,
  stage_letter: 'A',
  opposite_stage_letter: 'B',
  opposite_title: 'The Far Bank',
  quest_points: '8',
  text: '<b>Side A</b> <b>Setup</b>: Prepare the ferry. <b>Side B</b> <b>Forced</b>: The water rises.',
  flavor: 'Side A: Reeds bend. Side B: Water calls.',
}

test('Hall of Beorn: a quest, which is one object there, has two sides with separate texts, titles and quest points', () => {
  const done = into(JSON.stringify([hallQuest]), 'hall-of-beorn')
  expect(done.problems).toEqual([])
  const { bundle } = loadPack(done.pack, rulebooks)
  expect(bundle?.cards['across-the-fen']).toMatchObject({ type: 'quest', stage: 1, sides: { B: { questPoints: 8 } } })
  expect(done.words['across-the-fen']).toMatchObject({
    sides: {
      A: { text: '**Setup:** Prepare the ferry.', flavour: 'Reeds bend.' },
      B: { title: 'The Far Bank', text: '**Forced:** The water rises.', flavour: 'Water calls.' },
    },
  })
  // the written file has one object again, with all fields of the original, because the pack stores the fields that it does not use
  expect(JSON.parse(done.again)).toEqual([expect.objectContaining({ ...hallQuest, sphere_name: 'None' })])
})

test('Hall of Beorn: easy mode removes the copies that the file names', () => {
  const enemy = { ...hall, name: 'Bog Lurker', type_name: 'Enemy', octgnid: id(2), position: 2, quantity: 3, easy_mode_quantity: 1 }
  const done = into(JSON.stringify([enemy]), 'hall-of-beorn')
  expect(loadPack(done.pack, rulebooks).bundle?.cards['bog-lurker']).toMatchObject({ quantity: 3, easyModeRemoves: 1 })
  expect(JSON.parse(done.again)).toMatchObject([{ easy_mode_quantity: 1 }])
})

test("Hall of Beorn: rules sheets are not cards, caves and regions are side quests, and a player's card has its code", () => {
  const done = into(
    JSON.stringify([
      { ...hall, name: 'Fen Rules', type_name: 'Setup', octgnid: id(5), position: 5 },
      { ...hall, name: 'The Old Cave', type_name: 'Cave', octgnid: id(6), position: 6 },
      {
        ...hall,
        name: 'Rower',
        type_name: 'Ally',
        sphere_name: 'Lore',
        octgnid: id(7),
        position: 7,
        code: '990007',
        encounter_set: undefined,
      },
    ]),
    'hall-of-beorn',
  )
  expect([done.beside, done.problems.filter(({ code }) => code === 'import/unknown-type')]).toEqual([1, []])
  const { bundle } = loadPack(done.pack, rulebooks)
  expect(bundle?.cards['the-old-cave']?.type).toBe('encounter-side-quest')
  expect(bundle?.cards.rower).toMatchObject({ type: 'ally', sphere: 'lore', ringsdbCode: '990007' })
  expect(JSON.parse(done.again)).toContainEqual(expect.objectContaining({ name: 'The Old Cave', type_name: 'Cave' }))
})

test('Hall of Beorn: keywords are not written twice, in their line and in the text', () => {
  const enemy = {
    ...hall,
    name: 'Bog Lurker',
    type_name: 'Enemy',
    octgnid: id(2),
    position: 2,
    keywords: ['Doomed 2', 'Surge'],
    text: 'Doomed 2. Surge.\r\n<b>Forced</b>: Each player rows.',
  }
  const done = into(JSON.stringify([enemy]), 'hall-of-beorn')
  expect(done.words['bog-lurker']?.text).toBe('**Forced:** Each player rows.')
  expect(JSON.parse(done.again)).toMatchObject([{ keywords: ['Doomed 2', 'Surge'], text: enemy.text }])
})

test('a limit per deck comes from the text, or from the site if it is less than the copies in a box', () => {
  const text = JSON.stringify([
    site(2, 'Fen Guide', {}),
    site(3, 'Lone Riddle', { deck_limit: 1 }),
    site(4, 'Reed Song', { text: 'Limit 2 per deck. Sings.' }),
    site(5, 'Old Rower', { quantity: 1, deck_limit: 1 }),
  ])
  const done = into(text, 'ringsdb-cards')
  const { bundle } = loadPack(done.pack, rulebooks)
  const limits = ['fen-guide', 'lone-riddle', 'reed-song', 'old-rower'].map((slug) => bundle?.cards[slug]?.deckLimit)
  expect(limits).toEqual([undefined, 1, 2, undefined])
})

test('a limit per deck of a card that no site knows is exported', () => {
  const riddle = { type: 'event', sphere: 'lore', cost: 0, quantity: 3, deckLimit: 1, octgnId: id(1), ringsdbCode: '99001' }
  const files = {
    ...emptyPack(),
    'cards/events/riddle.json': JSON.stringify(riddle),
    'text/en.json': JSON.stringify({ cards: { riddle: { title: 'Riddle' } } }),
  }
  const sheets = packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files, keywords })
  const [written] = JSON.parse(writeCards(gameFormats, sheets, 'ringsdb-cards', context)) as { readonly deck_limit: number }[]
  expect(written?.deck_limit).toBe(1)
})

// files of cards where a deck is expected, in the forms of public tables
const cardsNotDecks: readonly (readonly [what: string, text: string, told: string])[] = [
  ['the card list of a site', JSON.stringify([site(2, 'Fen Guide', {}), site(3, 'Old Rower', {})]), 'RingsDB card JSON'],
  ['one card of it', JSON.stringify(site(2, 'Fen Guide', {})), 'RingsDB card JSON'],
  ['a long list', JSON.stringify(Array.from({ length: 900 }, (_, n) => site(n, `Fen Guide ${n}`, {}))), 'RingsDB card JSON'],
  [
    'a list in no known form',
    '[{"cardName":"Fen Guide","cardType":"Ally"},{"cardName":"Old Rower","cardType":"Ally"}]',
    '"cardName" and "cardType"',
  ],
  [
    'cards by their ids',
    '{"a1":{"sides":{"A":{"name":"Fen Guide","type":"Ally"}}},"a2":{"sides":{"A":{"name":"Old Rower","type":"Hero"}}}}',
    '"name" and "type"',
  ],
  ['cards in a field', '{"data":[{"title":"Fen Guide","type_code":"ally"}]}', '"title" and "type_code"'],
]

test.each(cardsNotDecks)('%s is not a deck, and a message says that it has cards and where to import them', (_, text, told) => {
  const index = cardIndex([], rulebooks)
  for (const problems of [
    readDeck(gameFormats, text, index).problems,
    readDecks(gameFormats, text, index).decks.flatMap((read) => read.problems),
  ])
    expect(problems).toMatchObject([
      {
        severity: 'error',
        code: 'deck-file/cards',
        message: expect.stringContaining(told),
        remedy: expect.stringContaining('qw import FILE --into PACK'),
      },
    ])
})

test('a deck with names and types in it is still a deck, and a malformed or too large one is reported as that', () => {
  const index = cardIndex([], rulebooks)
  const deck = '{"name":"x","type":"deck","heroes":{"99001":1},"slots":{"99001":1},"sideslots":[]}'
  expect(readDeck(gameFormats, deck, index).deck?.name).toBe('x')
  expect(readDeck(gameFormats, `${deck.slice(0, -2)},}`, index).problems[0]?.code).toBe('deck-file/broken-json')
  expect(readDeck(gameFormats, 'x'.repeat(300_000), index).problems[0]?.code).toBe('deck-file/too-large')
})

test('a list of cards in a form that no reader knows is reported as one in every import', async () => {
  const text = '[{"cardName":"Fen Guide","cardType":"Ally"}]'
  const { file, problems } = await openImport(gameFormats, 'cards.json', new TextEncoder().encode(text))
  expect(file.kind).toBe('unknown')
  expect(problems).toMatchObject([{ code: 'import/unknown-format', message: expect.stringContaining('"cardName" and "cardType"') }])
})

/** `qw text check`: counts of the texts of packs and of tables of cards. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

const card = (title: string, type: string, text: string, more: { set?: string; shadow?: string } = {}): string =>
  [more.set ?? 'Fens', title, type, 'Ranger.', 'Sentinel.', text, more.shadow ?? ''].join('\t')
const heads = 'set\ttitle\ttype\ttraits\tkeywords\ttext\tshadow'

/** A table of cards in a file. */
function table(...cards: readonly string[]): string {
  const folder = temporaryFolder()
  writeFiles(folder, { 'cards.tsv': `${[heads, ...cards].join('\n')}\n` })
  return join(folder, 'cards.tsv')
}

const cards = [
  card('Lamp Bearer', 'Ally', 'Sentinel.\\nAction: Exhaust Lamp Bearer to ready a Ranger hero.'),
  card('Bog', 'Location', 'Forced: After the players sink into Bog, draw 1 card.', { shadow: 'Attacking enemy gets +1 [attack].' }),
  card('Rain', 'Weather', 'When Revealed: Each player draws 1 card.'),
] as const

describe('qw text check --corpus', () => {
  it('counts the abilities of a table by state and ability word, with those of types that the game does not have', async () => {
    const { code, json, err } = await qw(['text', 'check', '--corpus', table(...cards), '--list', '--json'])
    expect(code).toBe(0)
    expect(err).toContain('1 card is of the type "Weather", which neither the game nor a pack here has')
    const part = { all: 1, whole: 1, partly: 0, byHand: 0, asked: 0 }
    expect(json()).toEqual({
      cards: 3,
      abilities: { all: 4, whole: 3, partly: 0, byHand: 1, asked: 0 },
      sentences: { all: 4, read: 3 },
      byPart: { action: part, forced: { ...part, whole: 0, byHand: 1 }, shadow: part, 'when-revealed': part },
      unread: [
        { card: 'Bog', state: 'by-hand', text: 'Forced: After the players sink into Bog, draw 1 card.', reached: expect.any(Number) },
      ],
    })
  })

  it('reads types that packs bring, also under the words that are printed on cards', async () => {
    const text = 'Response: After this stage is defeated, each player draws 1 card.'
    const rows = [
      ['title', 'type', 'sphere', 'cost', 'quest_points', 'encounter_set', 'text'],
      ['Mend the Mill', 'Side Quest', '', '', '5', 'Fens', text],
      ['Find the Heron', 'Side Quest', 'Lore', '1', '4', '', text],
      ['Drain the Fen', 'Encounter Side Quest', '', '', '5', 'Fens', text],
      ['Reed Raft', 'Ship Objective', '', '', '', '', 'Action: Draw 1 card.'],
      ['Deep Fens', 'Nightmare Setup', '', '', '', '', 'You are playing Nightmare mode.'],
      // a sentence that the system of campaigns brings, with its type
      ['The Long Way', 'Campaign', '', '', '', '', 'You are playing campaign mode.'],
    ]
    const folder = temporaryFolder()
    writeFiles(folder, { 'cards.tsv': rows.map((row) => `${row.join('\t')}\n`).join('') })
    const { err, json } = await qw(['text', 'check', '--corpus', join(folder, 'cards.tsv'), '--json'])
    expect(err).toBe('')
    expect(json().abilities).toMatchObject({ all: 6, whole: 6 })
  })

  it('reads the sets of one half only: each set is in one of them', async () => {
    const file = table(
      ...['Fens', 'Moor', 'Weald', 'Dale', 'Ford', 'Holt'].map((set) => card('Bog', 'Location', 'Action: Draw 1 card.', { set })),
    )
    const count = async (half: string) => (await qw(['text', 'check', '--corpus', file, '--half', half, '--json'])).json().cards as number
    const halves = [await count('develop'), await count('measure')]
    expect(halves[0]).toBeGreaterThan(0)
    expect(halves[1]).toBeGreaterThan(0)
    expect(halves).toEqual([halves[0], 6 - Number(halves[0])])
  })

  it('lists why an ability is not read, and the nearest wordings', async () => {
    const file = table(
      card('Lamp Bearer', 'Ally', 'Action: Exhaust Lamp Bearer to redy a Ranger hero.'),
      card('Tower', 'Attachment', 'Attached hero gets +1 [attack] and +1 [defense] for each location in play.'),
    )
    const { out } = await qw(['text', 'check', '--corpus', file, '--list', 'why'])
    expect(out).toContain('Lamp Bearer: Action: Exhaust Lamp Bearer to ⟨redy⟩ a Ranger hero.')
    expect(out).toContain('  unknown-word: No phrase has the word “redy”. Nearest: “ready”')
    expect(out).toContain('  two-readings: This has several meanings, each with a script of its own.')
    const { json } = await qw(['text', 'check', '--corpus', file, '--list', 'why', '--json'])
    expect(json().unread).toMatchObject([
      { card: 'Lamp Bearer', state: 'by-hand', findings: [{ code: 'unknown-word', start: 31, end: 35 }] },
      { card: 'Tower', state: 'asked', findings: [{ code: 'two-readings' }] },
    ])
  })

  it('prints a line for each ability word, and a sum', async () => {
    const { out } = await qw(['text', 'check', '--corpus', table(...cards), '--list'])
    expect(out).toContain('Bog: Forced: After the players ⟨?⟩ sink into Bog, draw 1 card.')
    expect(out).toMatch(/^action +1 +1 +0 +0 +0$/m)
    expect(out).toContain('3 of 4 sentences and 3 of 4 abilities are read (75.0 %).')
  })

  it.each([
    ['a table without a column', ['--corpus', 'HEADLESS'], 'has no column "title", "type", "text" in its first line'],
    ['a file that is not there', ['--corpus', '/no/such/table.tsv'], '/no/such/table.tsv cannot be read'],
    ['packs and a table', ['fens', '--corpus', 'HEADLESS'], 'Name packs, or a table with --corpus, but not both.'],
    ['an unknown game', ['--corpus', 'HEADLESS', '--game', 'chess'], 'There is no game "chess". The games are lcg'],
  ])('%s is reported as wrong use', async (_, parts, message) => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'headless.tsv': 'a\tb\n' })
    const { code, err } = await qw(['text', 'check', ...parts.map((part) => (part === 'HEADLESS' ? join(folder, 'headless.tsv') : part))])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) })
  })
})

it('qw text check reads the cards of a pack, with their sides and further texts', async () => {
  const folder = join(temporaryFolder(), 'fens')
  writeFiles(folder, {
    'package.json': JSON.stringify({
      name: '@ann/fens',
      version: '0.1.0',
      description: 'A made-up pack.',
      license: 'CC0-1.0',
      questwright: { game: 'lcg', api: 2 },
    }),
    'cards/lamp-bearer.json': JSON.stringify({ type: 'event', sphere: 'lore', cost: 1, traits: ['Ranger'], quantity: 1 }),
    'text/en.json': JSON.stringify({
      cards: {
        'lamp-bearer': {
          title: 'Lamp Bearer',
          text: '**Action:** Ready a Ranger hero.',
          shadow: 'Attacking enemy gets +1 [attack].',
          sides: { B: { text: '**Forced:** After it rains, everybody sings.' } },
        },
      },
      keywords: {},
      scenarios: {},
      decks: {},
    }),
  })
  const { json } = await qw(['text', 'check', folder, '--json'])
  expect(json()).toMatchObject({ cards: 2, abilities: { all: 3, whole: 2, byHand: 1 }, byPart: { shadow: { whole: 1 } } })
})

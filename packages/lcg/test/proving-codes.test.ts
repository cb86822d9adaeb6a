import { atTable, type Breach, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { breaches } from '../src/proving/breaches.ts'
import { lcg } from '../src/ruleset.ts'

/** All codes of broken invariants: each is reported for a table that breaks it, and none for a correct table. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const pack: PackContent = {
  id: 'fen',
  cards: {
    mine: hero,
    friend: { type: 'ally', sphere: 'spirit', unique: true, cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
    rope: { type: 'attachment', sphere: 'neutral', cost: 1 },
    troll: { type: 'enemy', encounterSet: 'fen', engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 3 },
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 3 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 9 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}
const library = buildLibrary([pack])

type Card = readonly [slug: string, zone: string, fields?: JsonObject, tokens?: JsonObject]
interface Laid {
  readonly cards?: { readonly [id: string]: Card }
  readonly table?: { readonly fields?: JsonObject; readonly memory?: JsonObject }
  readonly p1?: { readonly fields?: JsonObject; readonly tokens?: JsonObject }
}
const mine = { owner: 'p1', controller: 'p1' }
const right: { readonly [id: string]: Card } = {
  hero: ['mine', 'p1.play-area', mine],
  'p2/hero': ['mine', 'p2.play-area', { owner: 'p2', controller: 'p2' }],
  ally: ['friend', 'p1.play-area', mine],
  song: ['rope', 'p1.hand', { owner: 'p1' }],
  troll: ['troll', 'staging-area'],
  bog: ['bog', 'active-location'],
  'troll/2': ['troll', 'encounter-deck'],
  'troll/3': ['troll', 'encounter-discard'],
  stage: ['stage', 'current-quest', { side: 'B' }],
}

/** The codes reported for a table that differs from a correct one in these parts. */
function reported(
  { cards = {}, table = {}, p1 = {} }: Laid,
  moment: Parameters<typeof breaches>[0] = 'rest',
  told: (breach: Breach) => string = ({ code }) => code,
): readonly string[] {
  const all = Object.entries({ ...right, ...cards })
  const zones: { [zone: string]: string[] } = { kernel: ['table', 'p1', 'p2'] }
  for (const [id, [, zone]] of all) zones[zone] = [...(zones[zone] ?? []), id]
  const position = {
    format: 'questwright-position',
    version: 1,
    cards: [
      {
        id: 'table',
        code: 'kernel:piece',
        fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1', ...table.fields },
        memory: { seed: 's', cursor: [{ step: '3.2', args: {} }], ...table.memory },
      },
      { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes', ...p1.fields }, tokens: { threat: 20, ...p1.tokens } },
      { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 20 } },
      ...all.map(([id, [slug, , fields, tokens]]) => ({
        id,
        code: `fen:${slug}`,
        ...(fields ? { fields } : {}),
        ...(tokens ? { tokens } : {}),
      })),
    ],
    zones,
  }
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  // the game halts at once, because the rules would correct the state as soon as it continued
  const game = new Game({ ruleset: lcg, library, setup, seed: 's', halt: () => true })
  return [...new Set(atTable(game.table, () => breaches(moment).map(told)))]
}

const cases: readonly (readonly [code: string, laid: Laid])[] = [
  ['attack-left', { table: { memory: { attacks: [{ id: 1, kind: 'enemy', enemy: 'troll', player: 'p1', participants: [] }] } } }],
  ['in-a-strange-pile', { cards: { song: ['rope', 'p1.hand', { owner: 'p2' }] } }],
  ['in-a-strange-pile', { cards: { song: ['rope', 'p1.deck', { owner: 'p2' }] } }],
  ['in-a-strange-pile', { cards: { song: ['rope', 'p1.discard', { owner: 'p2' }] } }],
  ['in-a-strange-pile', { cards: { song: ['rope', 'encounter-discard', { owner: 'p1' }] } }],
  ['odd-mark', { cards: { hero: ['mine', 'p1.play-area', { ...mine, exhausted: 'no' }] } }],
  ['lost-card', { cards: { song: ['rope', 'kernel', { owner: 'p1' }] } }],
  ['left-resolving', { cards: { troll: ['troll', 'resolving'] } }],
  ['not-wiped', { cards: { song: ['rope', 'p1.hand', { owner: 'p1' }, { damage: 1 }] } }],
  ['face-down', { cards: { song: ['rope', 'p1.hand', { owner: 'p1', face: 'down' }] } }],
  ['host-left', { cards: { song: ['rope', 'troll/3/attachments', mine] } }],
  ['shadow-left', { cards: { 'troll/2': ['troll', 'troll/shadow'] } }],
  [
    'still-committed',
    { cards: { hero: ['mine', 'p1.play-area', { ...mine, committed: 'yes' }] }, table: { fields: { phase: 'travel', step: '4.2' } } },
  ],
  ['strange-controller', { cards: { ally: ['friend', 'p1.play-area', { owner: 'p1', controller: 'p2' }] } }],
  ['not-destroyed', { cards: { troll: ['troll', 'staging-area', {}, { damage: 3 }] } }],
  ['not-explored', { cards: { bog: ['bog', 'active-location', {}, { progress: 3 }] } }],
  ['odd-active-location', { cards: { bog: ['troll', 'active-location'] } }],
  ['odd-staging', { cards: { ally: ['friend', 'staging-area', mine] } }],
  ['two-stages', { cards: { other: ['stage', 'current-quest', { side: 'A' }] } }],
  ['two-unique', { cards: { twin: ['friend', 'p2.play-area', { owner: 'p2', controller: 'p2' }] } }],
  ['odd-threat', { p1: { tokens: { threat: -1 } } }],
  ['with-an-eliminated-player', { p1: { fields: { eliminated: 'yes' } }, table: { fields: { firstPlayer: 'p2' } } }],
  [
    'first-player-out',
    {
      p1: { fields: { eliminated: 'yes' } },
      cards: { hero: ['mine', 'p1.discard', { owner: 'p1' }], ally: ['friend', 'p1.discard', { owner: 'p1' }] },
    },
  ],
  ['not-eliminated', { p1: { tokens: { threat: 50 } } }],
  ['not-eliminated', { cards: { hero: ['mine', 'p1.discard', { owner: 'p1' }] } }],
  ['no-stage', { cards: { stage: ['stage', 'quest-deck', { side: 'B' }] } }],
  ['not-advanced', { cards: { stage: ['stage', 'current-quest', { side: 'B' }, { progress: 9 }] } }],
]

it('nothing is reported for a correct table', () => {
  expect(reported({})).toEqual([])
  expect(reported({ cards: { hero: ['mine', 'p1.play-area', { ...mine, committed: 'yes' }] } })).toEqual([])
  expect(reported({ cards: { bog: ['bog', 'active-location', {}, { progress: 2 }] } })).toEqual([])
  expect(reported({ cards: { troll: ['troll', 'staging-area', {}, { damage: 2 }] } })).toEqual([])
  expect(reported({ cards: { stage: ['stage', 'current-quest', { side: 'B' }, { progress: 8 }] } })).toEqual([])
  expect(reported({ p1: { tokens: { threat: 49 } } })).toEqual([])
})

it.each(cases)('%s', (code, laid) => {
  expect(reported(laid)).toContain(code)
})

const outside: readonly (readonly [zone: string, slug: string, fields: JsonObject])[] = [
  ['p1.hand', 'rope', { owner: 'p1' }],
  ['p1.deck', 'rope', { owner: 'p1' }],
  ['p1.discard', 'rope', { owner: 'p1' }],
  ['encounter-deck', 'troll', {}],
  ['encounter-discard', 'troll', {}],
  ['quest-deck', 'stage', {}],
  ['removed', 'troll', {}],
]

describe.each(outside)('a card in %s', (zone, slug, fields) => {
  const lying = (more: JsonObject, tokens: JsonObject = {}) => reported({ cards: { it: [slug, zone, { ...fields, ...more }, tokens] } })

  it('has no tokens, no marks and no cards on it', () => {
    expect(lying({})).toEqual([])
    expect(lying({}, { progress: 1 })).toEqual(['not-wiped'])
    for (const mark of ['exhausted', 'committed']) expect(lying({ [mark]: 'yes' })).toEqual(['not-wiped'])
    const host = { it: [slug, zone, fields], on: ['rope', 'it/attachments', mine] } as const
    expect(reported({ cards: host })).toContain('host-left')
  })

  it('lies face down only in a deck from which cards are drawn', () => {
    expect(lying({ face: 'down' })).toEqual(/^(p1\.deck|encounter-deck)$/.test(zone) ? [] : ['face-down'])
  })
})

it.each<[string, Laid, readonly string[]]>([
  ['each of two marks is judged', { cards: { hero: ['mine', 'p1.play-area', { ...mine, committed: 'no' }] } }, ['odd-mark']],
  [
    'a player who is out has no enemy',
    { cards: { wolf: ['troll', 'p1.engaged'] }, p1: { fields: { eliminated: 'yes' } } },
    ['with-an-eliminated-player'],
  ],
  ['an ally may be destroyed too', { cards: { ally: ['friend', 'p1.play-area', mine, { damage: 3 }] } }, ['not-destroyed']],
  ['a location in the staging area is explored too', { cards: { bog: ['bog', 'staging-area', {}, { progress: 4 }] } }, ['not-explored']],
  ['a face-down shadow card may be there in any phase', { cards: { 'troll/2': ['troll', 'troll/shadow', { face: 'down' }] } }, []],
  [
    'a shadow card in the combat phase is still needed',
    { cards: { 'troll/2': ['troll', 'troll/shadow'] }, table: { fields: { phase: 'combat', step: '6.4' } } },
    [],
  ],
  [
    'a shadow card at the end of the combat phase is not',
    { cards: { 'troll/2': ['troll', 'troll/shadow', { face: 'down' }] }, table: { fields: { phase: 'combat', step: '6.11' } } },
    ['shadow-left'],
  ],
  [
    'an attack in the combat phase may be recorded',
    {
      table: {
        fields: { phase: 'combat', step: '6.4' },
        memory: { attacks: [{ id: 1, kind: 'enemy', enemy: 'troll', player: 'p1', participants: [] }] },
      },
    },
    [],
  ],
  ['a stage with its side A up has no quest points', { cards: { stage: ['stage', 'current-quest', { side: 'A' }, { progress: 9 }] } }, []],
  [
    'before the game begins there may be no stage',
    { cards: { stage: ['stage', 'quest-deck', {}] }, table: { fields: { phase: 'setup', step: 'setup.5' } } },
    [],
  ],
])('%s', (_, laid, codes) => {
  const found = reported(laid)
  if (codes.length === 0) expect(found).toEqual([])
  else for (const code of codes) expect(found).toContain(code)
})

it('while an event is resolved, only what is wrong at any time is reported', () => {
  const cards = { troll: ['troll', 'staging-area', {}, { damage: 3 }], song: ['rope', 'p1.hand', { owner: 'p2' }] } as const
  expect(reported({ cards }, 'question')).toEqual(['in-a-strange-pile'])
  expect(reported({ cards })).toEqual(expect.arrayContaining(['in-a-strange-pile', 'not-destroyed']))
})

it('a breach says which card it is, and where it lies', () => {
  const told = reported(
    { cards: { song: ['rope', 'p1.hand', { owner: 'p2' }] } },
    'question',
    ({ code, message, card }) => `${code} ${card}: ${message}`,
  )
  expect(told).toEqual(['in-a-strange-pile fen:rope: fen:rope (song) is owned by p2 and lies in p1.hand'])
})

import { atTable, type Card, type Json, type JsonObject, perform } from '@questwright/kernel'
import { exportPosition, Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** A table of events: all that each event writes to the state, and the lines that the log has for it. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const enemy: JsonObject = { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 1, defense: 0, hitPoints: 3 }
const content: PackContent = {
  id: 'made-up',
  cards: {
    hero,
    ally: { type: 'ally', sphere: 'spirit', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 2 },
    ring: { type: 'attachment', sphere: 'spirit', cost: 1, attaches: 'hero' },
    song: { type: 'event', sphere: 'spirit', cost: 0 },
    wolf: enemy,
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 3 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: {},
  titles: {},
  scripts: [],
}

function begun(): Game {
  const at = (id: string, slug: string, owner: string | null, more: { fields?: JsonObject; tokens?: JsonObject } = {}) => ({
    id,
    code: `made-up:${slug}`,
    ...more,
    fields: { ...(owner === null ? {} : { owner }), ...more.fields },
  })
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.2', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 20 } },
    { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 30 } },
    at('one', 'hero', 'p1', { fields: { controller: 'p1' }, tokens: { resource: 3, damage: 2 } }),
    at('ally', 'ally', 'p1', { fields: { controller: 'p1', exhausted: 'yes', committed: 'yes' } }),
    at('ring', 'ring', 'p1', { fields: { controller: 'p1' } }),
    at('two', 'hero', 'p2', { fields: { controller: 'p2' } }),
    at('song', 'song', 'p1'),
    at('top', 'song', 'p1'),
    at('under', 'song', 'p1'),
    at('fang', 'wolf', null),
    at('grey', 'wolf', null),
    at('next', 'wolf', null),
    at('bog', 'bog', null, { tokens: { progress: 1 } }),
    at('stage', 'stage', null, { fields: { side: 'B' } }),
  ]
  const zones = {
    'p1.play-area': ['one', 'ally'],
    'ally/attachments': ['ring'],
    'p2.play-area': ['two'],
    'p1.hand': ['song'],
    'p1.deck': ['under', 'top'],
    'p1.engaged': ['fang'],
    'staging-area': ['grey', 'bog'],
    'encounter-deck': ['next'],
    'current-quest': ['stage'],
  }
  const position = { format: 'questwright-position', version: 1, cards, zones }
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  return new Game({ ruleset: lcg, library: buildLibrary([content]), seed: 's', setup, halt: () => true })
}

type Bags = { readonly [bag: string]: { readonly [name: string]: Json } | undefined }

/** The differences between two positions, one line each, without the kernel's own notes. */
function differences(before: JsonObject, after: JsonObject): string[] {
  const flat = (position: JsonObject): Map<string, string> => {
    const found = new Map<string, string>()
    for (const card of position.cards as unknown as readonly (Bags & { readonly id: string })[])
      if (String(card.id) !== 'table')
        for (const bag of ['fields', 'tokens'])
          for (const [name, value] of Object.entries((card[bag] ?? {}) as JsonObject))
            found.set(`${String(card.id)} ${name}`, typeof value === 'string' ? value : JSON.stringify(value))
    const board = (position.cards as unknown as readonly Bags[]).find((card) => String(card.id) === 'table')
    found.set('first player', String(board?.fields?.firstPlayer))
    for (const [zone, ids] of Object.entries(position.zones as { readonly [zone: string]: readonly string[] }))
      for (const id of ids) found.set(`${id} in`, zone)
    found.set('deck', (position.zones as { readonly [zone: string]: readonly string[] })['p1.deck']?.join(' ') ?? 'empty')
    return found
  }
  const [had, has] = [flat(before), flat(after)]
  return [...new Set([...had.keys(), ...has.keys()])]
    .filter((key) => had.get(key) !== has.get(key))
    .sort()
    .map((key) => `${key}: ${had.get(key) ?? 'nothing'} > ${has.get(key) ?? 'nothing'}`)
}

/** Makes an event happen and returns what it wrote and what the log tells. Cards and players are given by their ids. */
function happens(init: { readonly kind: string; readonly [part: string]: unknown }): {
  readonly written: readonly string[]
  readonly told: readonly string[]
} {
  const game = begun()
  const { table: t } = game
  const before = exportPosition(t) as unknown as JsonObject
  const lines = t.record.story.length
  const named = new Set(['subject', 'from', 'controller', 'player', 'by', 'host', 'attacker'])
  const parts = Object.fromEntries(
    Object.entries(init).map(([part, value]) => [
      part,
      named.has(part) && t.findCard(value as string) ? (t.findCard(value as string) as Card) : value,
    ]),
  )
  atTable(t, () => {
    t.run.latch = undefined
    perform(parts as never)
  })
  return {
    written: differences(before, exportPosition(t) as unknown as JsonObject),
    told: t.record.story.slice(lines).map(({ kind }) => kind),
  }
}

describe('an event', () => {
  it.each<[string, Parameters<typeof happens>[0], readonly string[], readonly string[]]>([
    ['damage', { kind: 'damaged', subject: 'one', amount: 3 }, ['one damage: 2 > 5'], ['damaged']],
    ['no damage', { kind: 'damaged', subject: 'one', amount: 0 }, [], []],
    ['healing', { kind: 'healed', subject: 'one', amount: 1 }, ['one damage: 2 > 1'], ['healed']],
    ['exhausting', { kind: 'exhausted', subject: 'one' }, ['one exhausted: nothing > yes'], ['exhausted']],
    ['readying', { kind: 'readied', subject: 'ally' }, ['ally exhausted: yes > nothing'], ['readied']],
    [
      'resources from the bank',
      { kind: 'resourcesGained', subject: 'two', amount: 2, how: 'added' },
      ['two resource: nothing > 2'],
      ['resources-gained'],
    ],
    [
      'resources from another hero',
      { kind: 'resourcesGained', subject: 'two', amount: 2, how: 'moved', from: 'one' },
      ['one resource: 3 > 1', 'two resource: nothing > 2'],
      ['resources-gained'],
    ],
    ['spending resources', { kind: 'resourcesSpent', subject: 'one', amount: 2 }, ['one resource: 3 > 1'], ['resources-spent']],
    ['placing tokens', { kind: 'tokensPlaced', subject: 'bog', token: 'progress', amount: 1 }, ['bog progress: 1 > 2'], ['tokens-placed']],
    [
      'removing tokens',
      { kind: 'tokensRemoved', subject: 'bog', token: 'progress', amount: 1 },
      ['bog progress: 1 > nothing'],
      ['tokens-removed'],
    ],
    ['progress', { kind: 'progressPlaced', subject: 'bog', amount: 1 }, ['bog progress: 1 > 2'], ['progress-placed']],
    ['no progress', { kind: 'progressPlaced', subject: 'bog', amount: 0 }, [], []],
    ['removing progress', { kind: 'progressRemoved', subject: 'bog', amount: 1 }, ['bog progress: 1 > nothing'], ['progress-removed']],
    ['raising threat', { kind: 'threatRaised', subject: 'p1', amount: 2 }, ['p1 threat: 20 > 22'], ['threat-raised']],
    ['raising threat by nothing', { kind: 'threatRaised', subject: 'p1', amount: 0 }, [], []],
    ['lowering threat', { kind: 'threatLowered', subject: 'p1', amount: 2 }, ['p1 threat: 20 > 18'], ['threat-lowered']],
    ['lowering threat by nothing', { kind: 'threatLowered', subject: 'p1', amount: 0 }, [], []],
    [
      'entering play',
      { kind: 'entersPlay', subject: 'top', controller: 'p2', to: 'p2.play-area', how: 'put-into-play' },
      ['deck: under top > under', 'top controller: nothing > p2', 'top in: p1.deck > p2.play-area'],
      ['entered-play'],
    ],
    [
      'leaving play',
      { kind: 'leavesPlay', subject: 'ally', how: 'returned', to: 'p1.hand' },
      [
        'ally committed: yes > nothing',
        'ally controller: p1 > nothing',
        'ally exhausted: yes > nothing',
        'ally in: p1.play-area > p1.hand',
        'ring controller: p1 > nothing',
        'ring in: ally/attachments > p1.discard',
      ],
      ['left-play', 'left-play'],
    ],
    [
      'leaving play to the bottom of a deck',
      { kind: 'leavesPlay', subject: 'ally', how: 'shuffled', to: 'p1.deck', at: 'bottom' },
      [
        'ally committed: yes > nothing',
        'ally controller: p1 > nothing',
        'ally exhausted: yes > nothing',
        'ally in: p1.play-area > p1.deck',
        'deck: under top > ally under top',
        'ring controller: p1 > nothing',
        'ring in: ally/attachments > p1.discard',
      ],
      ['left-play', 'left-play'],
    ],
    [
      'being detached',
      { kind: 'detached', subject: 'ring' },
      ['ring controller: p1 > nothing', 'ring in: ally/attachments > p1.discard'],
      ['left-play'],
    ],
    ['entering the staging area', { kind: 'entersStaging', subject: 'fang' }, ['fang in: p1.engaged > staging-area'], ['entered-staging']],
    ['entering the staging area from there', { kind: 'entersStaging', subject: 'grey' }, [], []],
    ['attaching', { kind: 'attached', subject: 'ring', host: 'one' }, ['ring in: ally/attachments > one/attachments'], ['attached']],
    [
      'destroying a hero',
      { kind: 'destroyed', subject: 'one' },
      [
        'ally committed: yes > nothing',
        'ally controller: p1 > nothing',
        'ally exhausted: yes > nothing',
        'ally in: p1.play-area > p1.discard',
        'deck: under top > empty',
        'fang in: p1.engaged > staging-area',
        'first player: p1 > p2',
        'one controller: p1 > nothing',
        'one damage: 2 > nothing',
        'one in: p1.play-area > p1.discard',
        'one resource: 3 > nothing',
        'p1 eliminated: nothing > yes',
        'ring controller: p1 > nothing',
        'ring in: ally/attachments > p1.discard',
        'song in: p1.hand > p1.discard',
        'top in: p1.deck > p1.discard',
        'under in: p1.deck > p1.discard',
      ],
      ['destroyed', 'left-play', 'eliminated', 'entered-staging', 'left-play', 'left-play', 'first-player'],
    ],
    [
      'destroying an enemy',
      { kind: 'destroyed', subject: 'fang' },
      ['fang in: p1.engaged > encounter-discard'],
      ['destroyed', 'left-play'],
    ],
    [
      'discarding from play',
      { kind: 'discarded', subject: 'ring', from: 'attachments' },
      ['ring controller: p1 > nothing', 'ring in: ally/attachments > p1.discard'],
      ['left-play'],
    ],
    ['discarding from hand', { kind: 'discarded', subject: 'song', from: 'hand' }, ['song in: p1.hand > p1.discard'], ['discarded']],
    [
      'elimination',
      { kind: 'eliminated', subject: 'p1' },
      [
        'ally committed: yes > nothing',
        'ally controller: p1 > nothing',
        'ally exhausted: yes > nothing',
        'ally in: p1.play-area > p1.discard',
        'deck: under top > empty',
        'fang in: p1.engaged > staging-area',
        'first player: p1 > p2',
        'one controller: p1 > nothing',
        'one damage: 2 > nothing',
        'one in: p1.play-area > p1.discard',
        'one resource: 3 > nothing',
        'p1 eliminated: nothing > yes',
        'ring controller: p1 > nothing',
        'ring in: ally/attachments > p1.discard',
        'song in: p1.hand > p1.discard',
        'top in: p1.deck > p1.discard',
        'under in: p1.deck > p1.discard',
      ],
      ['eliminated', 'entered-staging', 'left-play', 'left-play', 'left-play', 'first-player'],
    ],
    [
      'elimination of the other player',
      { kind: 'eliminated', subject: 'p2' },
      ['p2 eliminated: nothing > yes', 'two controller: p2 > nothing', 'two in: p2.play-area > p2.discard'],
      ['eliminated', 'left-play'],
    ],
    ['passing the first player token', { kind: 'firstPlayerPasses', subject: 'p2' }, ['first player: p1 > p2'], ['first-player']],
    ['committing', { kind: 'commits', subject: 'one', player: 'p1' }, ['one committed: nothing > yes'], ['committed']],
    ['leaving the quest', { kind: 'leavesQuest', subject: 'ally' }, ['ally committed: yes > nothing'], ['left-quest']],
    ['travelling', { kind: 'travels', subject: 'bog' }, ['bog in: staging-area > active-location'], ['travelled']],
    [
      'exploring',
      { kind: 'explored', subject: 'bog' },
      ['bog in: staging-area > encounter-discard', 'bog progress: 1 > nothing'],
      ['explored', 'left-play'],
    ],
    ['drawing', { kind: 'drawn', subject: 'p1', amount: 1, cards: [] }, ['deck: under top > under', 'top in: p1.deck > p1.hand'], ['drew']],
    [
      'drawing more cards than there are',
      { kind: 'drawn', subject: 'p1', amount: 5, cards: [] },
      ['deck: under top > empty', 'top in: p1.deck > p1.hand', 'under in: p1.deck > p1.hand'],
      ['drew'],
    ],
    ['drawing from an empty deck', { kind: 'drawn', subject: 'p2', amount: 1, cards: [] }, [], []],
    [
      'taking control of a card with an attachment',
      { kind: 'controlTaken', subject: 'ally', by: 'p2' },
      ['ally controller: p1 > p2', 'ally in: p1.play-area > p2.play-area', 'ring controller: p1 > p2'],
      ['control-taken'],
    ],
    [
      'taking control of an attachment',
      { kind: 'controlTaken', subject: 'ring', by: 'p2' },
      ['ring controller: p1 > p2'],
      ['control-taken'],
    ],
    [
      'becoming an enemy',
      { kind: 'typeChanged', subject: 'ally', type: 'enemy' },
      ['ally controller: p1 > nothing', 'ally type: nothing > enemy'],
      ['type-changed'],
    ],
    ['becoming an ally', { kind: 'typeChanged', subject: 'one', type: 'ally' }, ['one type: nothing > ally'], ['type-changed']],
    ['engaging', { kind: 'engages', subject: 'grey', player: 'p2', how: 'check' }, ['grey in: staging-area > p2.engaged'], ['engaged']],
    [
      'dealing a shadow card',
      { kind: 'shadowDealt', subject: 'fang', card: undefined },
      ['next face: nothing > down', 'next in: encounter-deck > fang/shadow'],
      ['shadow-dealt'],
    ],
    [
      'turning face down',
      { kind: 'turnsFacedown', subject: 'ally', as: { name: 'captive' } },
      ['ally as: nothing > {"code":"made-up:captive","facts":{}}', 'ally face: nothing > down', 'ally seenBy: nothing > ["p1","p2"]'],
      ['turned-facedown'],
    ],
    ['turning over', { kind: 'turnsOver', subject: 'stage', side: 'A' }, ['stage side: B > A'], ['turned-over']],
    ['failing a quest', { kind: 'questFails', amount: 2 }, [], ['quest-failed']],
  ])('%s', (_, init, written, told) => {
    expect(happens(init)).toEqual({ written, told })
  })
})

import { atTable, type Card, type Engine, type Json, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { position } from '../src/scenes/position.ts'

/** The words of a scene as a position: each word in one board, and what is wrong in a scene. */

const fighter: JsonObject = { willpower: 1, attack: 1, defense: 1, hitPoints: 5 }
const library = buildLibrary(
  [
    {
      id: 'fen',
      cards: {
        mine: { type: 'hero', sphere: 'spirit', threatCost: 8, ...fighter },
        cook: { type: 'ally', sphere: 'spirit', cost: 1, ...fighter },
        rope: { type: 'attachment', sphere: 'neutral', cost: 1 },
        troll: { type: 'enemy', encounterSet: 'fen', engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 5 },
        bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 5 },
        warden: {
          type: 'enemy',
          encounterSet: 'fen',
          engagementCost: 45,
          threat: 1,
          attack: 1,
          defense: 1,
          hitPoints: 5,
          traits: ['Ranger'],
          keywords: ['Grim 2', 'Guarded (weapon)', 'Surge'],
        },
        mist: { type: 'treachery', encounterSet: 'fen' },
        stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 9 } } },
        law: { type: 'rule' },
        night: { type: 'nightmare', encounterSet: 'fen', sides: { A: {}, B: {} } },
        host: { type: 'host' },
      },
      keywords: { grim: { number: 'required' }, guarded: {}, surge: {} },
      scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
      systems: {
        war: {
          zones: {
            front: { about: 'Where armies meet.', play: 'in' },
            'far-deck': { about: 'Cards of far away.', discard: 'far-pile' },
            'far-pile': { about: 'Used cards of far away.' },
            camp: { about: 'Where an army rests.', place: 'seat' },
          },
          counters: { hope: { about: 'Hope.', of: 'table' }, fear: { about: 'Fear.', of: 'each-seat' } },
          record: { earned: { type: 'array', about: 'The cards that were earned.', holds: 'cards' } },
          types: { host: { name: 'Host', is: [], back: 'war', inDeck: 'never', newCard: {} } },
        },
      },
      titles: {},
      scripts: [],
    } as never,
  ],
  (problem) => {
    throw new Error(JSON.stringify(problem))
  },
)
const engine = { library, ruleset: lcg } as unknown as Engine
const laid = (words: object) => position(words as never, engine, 'fen')

/** A board with every word of a scene. */
const everyWord = {
  you: {
    heroes: ['mine', { card: 'mine', as: 'second', resources: 7, is: ['exhausted', 'committed'] }],
    allies: [{ card: 'cook', damage: 2, facedown: { name: 'captive', type: 'ally' } }],
    hand: ['rope', 'cook'],
    deck: 2,
    discard: ['rope', 'cook'],
    engaged: [
      { card: 'troll', shadow: ['mist'], is: ['attacked'], attackedBy: ['you', 'friend'] },
      { card: 'cook', facedown: { name: 'lurker', type: 'enemy' } },
    ],
    onDeck: ['mist'],
    onPlayer: ['bog'],
    threat: 31,
    resources: 3,
    counters: { fear: 2 },
    zones: { camp: ['host'] },
  },
  friend: { heroes: ['mine'], allies: [{ card: 'troll', owner: 'nobody' }], deck: ['cook', 'rope'], discard: 1 },
  fourth: {},
  staging: [
    { card: 'troll', attachments: ['rope', { card: 'rope', controller: 'friend' }, 'mist', { card: 'mist', controller: 'friend' }] },
    { card: 'cook', owner: 'friend', controller: 'you', underneath: ['rope', 'mist'] },
    { card: 'bog', progress: 3, keywords: ['Grim 2'], tokens: { damage: 1 } },
  ],
  activeLocation: {
    card: 'bog',
    lasting: [
      { stat: 'threat', by: 2, until: 'round' },
      { stat: 'threat', set: 4, until: 'phase' },
      { stat: 'traits', gain: 'marsh', until: 'game' },
    ],
  },
  quest: { card: 'stage', side: 'A' },
  questDeck: ['stage'],
  encounterDeck: ['mist', 'troll'],
  encounterDiscard: 1,
  victoryDisplay: ['troll'],
  setAside: ['mist'],
  rules: ['law', 'night', 'war'],
  zones: { front: ['host'], 'far-deck': 2, 'far-pile': ['mist'] },
  counters: { hope: 5 },
  record: { earned: ['fen:cook'] },
  firstPlayer: 'friend',
  round: 4,
  at: 'combat',
}

it('lays each word of a scene where it belongs (after a wanted change: run this file with `--update`)', async () => {
  const { cards, zones } = laid(everyWord)
  const lines = [...cards.map((card) => JSON.stringify(card)), ...Object.entries(zones).map(([zone, ids]) => `${zone}: ${ids.join(', ')}`)]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./scene-board.txt')
})

it('has placeholders where a scene says nothing', () => {
  const { cards, zones } = laid({}) as unknown as {
    readonly cards: readonly { readonly id: string; readonly code: string }[]
    readonly zones: object
  }
  expect(cards.map(({ id, code }) => `${id} ${code}`)).toEqual([
    'table kernel:piece',
    'p1 kernel:piece',
    'p1/hero/1 scene:hero',
    'quest/quest/1 scene:quest',
    'rule/system/war/1 fen:system/war',
  ])
  expect(zones).toEqual({ 'current-quest': ['quest/quest/1'], 'p1.play-area': ['p1/hero/1'], rules: ['rule/system/war/1'] })
})

it.each([
  [{ activeLocation: ['bog', 'bog'] }, 'active-location', 2],
  [{ activeLocation: [] }, 'active-location', 0],
  [{ questDeck: 3 }, 'quest-deck', 3],
])('%j fills a zone', (words, zone, size) => {
  expect((laid(words).zones[zone] ?? []).length).toBe(size)
})

it.each([
  [{ at: '3.4' }, '3.4', 'quest', '3.4'],
  [{ at: 'window 3.2' }, 'window 3.2', 'quest', '3.2'],
  [{ at: 'refresh' }, '7.1', 'refresh', '7.1'],
])('%j begins at a step', (words, step, phase, number) => {
  const [board] = laid(words).cards
  expect(board?.memory?.cursor).toEqual([{ step, args: {} }])
  expect(board?.fields).toMatchObject({ phase, step: number, round: 1, firstPlayer: 'p1' })
})

const wrong: readonly (readonly [words: object, message: string])[] = [
  [{ at: '6.4b' }, "a scene cannot begin at 6.4b, in the middle of an attack: begin with at: '6.4a'"],
  [{ at: 'window 6.8.2' }, "at: '6.8a'"],
  [{ at: '6.4' }, 'did you mean "6.4a"?'],
  [{ at: 'comabt' }, 'the round has no step "comabt"'],
  [{ at: 'window 3.22' }, 'did you mean "window 3.2"?'],
  [{ at: 'zzzzzzzzzzzzzzzzzz' }, 'the round has no step "zzzzzzzzzzzzzzzzzz"; write a phase'],
  [{ staging: [{ card: 'bog', lasting: [{ stat: 'threat', until: 'round' }] }] }, 'the lasting effect on bog changes nothing'],
  [{ staging: ['bgo'] }, 'no loaded pack has a card called "bgo"'],
  [{ rules: ['war'], record: { earnt: [] } }, 'earned'],
  [{ rules: ['war'], record: { earned: 3 } }, '"earned" of the record must be'],
  [{ rules: ['war'], record: { earned: [], 'fen:earned': [] } }, 'names one field twice'],
  [{ rules: ['war'], zones: { frnt: [] } }, 'front'],
  [{ rules: ['war'], counters: { hop: 1 } }, 'hope'],
  [{ rules: ['war'], you: { counters: { feer: 1 } } }, 'fear'],
  [{ rules: ['war'], you: { zones: { kamp: [] } } }, 'camp'],
]

it.each(wrong)('%j is refused', (words, message) => {
  expect(() => laid(words)).toThrow(message)
})

/** What scripts read of a card: each getter that says something. */
function readings(card: Card): string {
  const getters = new Map<string, () => unknown>()
  for (let type = Object.getPrototypeOf(card); type?.constructor.name !== 'Card'; type = Object.getPrototypeOf(type))
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (get && !getters.has(name)) getters.set(name, () => get.call(card))
  const plain = (value: unknown): Json =>
    Array.isArray(value)
      ? value.map(plain)
      : typeof value === 'object' && value !== null && 'zone' in value
        ? (value as Card).id
        : (value as Json)
  const said = [...getters].map(([name, read]) => [name, plain(read())] as const)
  const telling = said.filter(([, value]) => value !== false && value !== 0 && value !== null && JSON.stringify(value).length > 2)
  return `${card.id}: ${telling.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')}`
}

it('each card of a board says what it is, where it lies and what lies on it (after a wanted change: run this file with `--update`)', async () => {
  const setup = { kind: 'position', position: laid(everyWord) } as unknown as GameOptions['setup']
  const game = new Game({ ruleset: lcg, library, setup, seed: 's', halt: () => true })
  const lines = atTable(game.table, () => game.table.cards.map(readings))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./scene-board-cards.txt')
})

it.each([
  ['Ranger', true],
  ['fen:Ranger', true],
  ['ranger', false],
  ['grim', true],
  ['grim 2', true],
  ['grim 3', false],
  ['Guarded', true],
  ['guarded (weapon)', true],
  ['guarded (armor)', false],
  ['surge', true],
  ['Gondor', false],
])('a card with traits and keywords prints %j: %j', (word, isPrinted) => {
  const setup = { kind: 'position', position: laid({ staging: ['warden', 'bog'] }) } as unknown as GameOptions['setup']
  const game = new Game({ ruleset: lcg, library, setup, seed: 's', halt: () => true })
  const [warden, bog] = game.table.zone('staging-area').cards as [GameCard, GameCard]
  expect(atTable(game.table, () => [warden.prints(word), bog.prints(word)])).toEqual([isPrinted, false])
})

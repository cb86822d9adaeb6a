/** The board in scenes of the game. The ruleset carries out its words (`scenes/setup.ts`). */
import type { Chapter, SceneBoardOfGame } from '@questwright/rulebook'

const OF_MEN = { side: 'free-peoples', culture: 'gondor', race: 'man' }
const ALLY = { twilight: 1, strength: 3, vitality: 3 }

export const sceneBoard: SceneBoardOfGame = {
  seats: ['you', 'opponent', 'third', 'fourth'],
  fewest: 2,
  table: {
    path: { name: 'The path', zone: 'path', as: 'row', empty: 'Stand-in sites up to the farthest fellowship.' },
  },
  seat: {
    bearer: {
      name: 'Ring-bearer',
      zone: 'fellowship',
      as: 'row',
      marked: 'ringBearer',
      written: 'one',
      room: 'one',
      empty: 'A stand-in of strength 3 bears the Ring.',
    },
    companions: { name: 'Companions', zone: 'fellowship', as: 'row', usual: ['companion'] },
    support: { name: 'Support area', zone: 'support', as: 'row', usual: ['ally', 'condition', 'possession', 'artifact'] },
    minions: { name: 'Minions', zone: 'minions', as: 'row', usual: ['minion'] },
    hand: { name: 'Hand', zone: 'hand', as: 'row', bears: 'nothing', usual: ['event'] },
    deck: { name: 'Draw deck', zone: 'deck', as: 'pile', filled: 'with-blanks', bears: 'nothing' },
    discard: { name: 'Discard pile', zone: 'discard', as: 'pile', filled: 'with-blanks', bears: 'nothing' },
    dead: { name: 'Dead pile', zone: 'dead', as: 'pile', bears: 'nothing' },
    sites: { name: 'Adventure deck', zone: 'adventure', as: 'row', bears: 'nothing', usual: ['site'], empty: 'Stand-in sites.' },
  },
  shown: ['bearer', 'companions', 'support', 'minions', 'hand', 'deck', 'discard', 'dead', 'sites'],
  otherwise: 'hand',
  on: {
    borne: { zone: 'borne', label: 'Borne by', owner: 'same' },
    against: { zone: 'borne', label: 'Against', before: 'Against it', owner: 'another' },
    stacked: { zone: 'stacked', label: 'Stacked on', before: 'Stacked' },
  },
  links: { assignedTo: { field: 'assigned' } },
  tokens: {
    wounds: { token: 'wounds', name: 'Wounds', one: 'wound', several: 'wounds' },
    burdens: { token: 'burdens', name: 'Burdens', one: 'burden', several: 'burdens' },
  },
  seatNumbers: { site: { field: 'site', name: 'Site', usual: 1 } },
  tableNumbers: {
    pool: { field: 'pool', name: 'Twilight pool' },
    moves: { field: 'moves', name: 'Moves in this turn' },
  },
  counted: { word: 'turn', field: 'turn', name: 'Turn' },
  first: { word: 'active', field: 'active', name: 'Free Peoples player' },
  states: {},
  ownFields: ['ringBearer'],
  lost: { resolving: 'being played' },
  standIns: {
    bearer: {
      ...{ type: 'companion', side: 'free-peoples', culture: 'shire', race: 'hobbit', title: 'Stand-in bearer', unique: true },
      ...{ ringBound: true, twilight: 0, strength: 3, vitality: 4, resistance: 10 },
    },
    companion: { type: 'companion', ...OF_MEN, title: 'Stand-in companion', twilight: 1, strength: 4, vitality: 3, resistance: 6 },
    ally: { type: 'ally', ...OF_MEN, ...ALLY, title: 'Stand-in ally', home: 3, block: 'fellowship' },
    'far-ally': { type: 'ally', ...OF_MEN, ...ALLY, title: 'Stand-in ally of site 6', home: 6, block: 'fellowship' },
    minion: {
      ...{ type: 'minion', side: 'shadow', culture: 'moria', race: 'orc', title: 'Stand-in minion' },
      ...{ twilight: 1, strength: 5, vitality: 3, site: 1 },
    },
    ring: { type: 'ring', title: 'Stand-in Ring', unique: true },
    card: { type: 'companion', ...OF_MEN, title: 'Stand-in card', twilight: 99, strength: 1, vitality: 1 },
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        `site-${i + 1}`,
        { type: 'site', title: `Stand-in site ${i + 1}`, site: i + 1, shadowNumber: 0, arrow: 'right', block: 'fellowship' },
      ]),
    ),
  },
  begins: { at: 'fellowship', step: 'fellowship' },
  steps: [
    ...['turn', 'fellowship', 'move', 'shadow', 'maneuver', 'archery', 'archery-fire', 'assignment', 'defenders', 'leftovers'],
    ...['next-skirmish', 'fierce', 'regroup', 'regroup-actions', 'shadow-reconciles', 'move-or-stay', 'turn-end'],
  ],
  ownArguments: ['seats'],
  acts: 'window',
  beginnings: [
    { phase: 'fellowship', steps: ['move'] },
    { phase: 'shadow', steps: [] },
    { phase: 'maneuver', steps: [] },
    { phase: 'archery', steps: ['archery-fire'] },
    { phase: 'assignment', steps: ['defenders', 'leftovers'] },
    { phase: 'skirmish', steps: ['next-skirmish', 'fierce'] },
    { phase: 'regroup', steps: ['regroup-actions', 'shadow-reconciles', 'move-or-stay', 'turn-end'] },
  ],
}

export const sceneChanges: NonNullable<Chapter['sceneChanges']> = {
  marks: [],
  tokens: {},
  telling: ['wounds', 'burdens'],
  onTheWay: [],
}

/** The look of the table besides its zones: numbers, tokens, marks, card backs, log and windows. */
import type { Chapter } from '@questwright/rulebook'

type OfTable =
  | 'consequences'
  | 'optionSigns'
  | 'table'
  | 'dials'
  | 'tokenFaces'
  | 'marks'
  | 'markFaces'
  | 'backDrawings'
  | 'storyIcons'
  | 'storyMoments'
  | 'windows'
  | 'stepChoices'
  | 'clockwork'

export const tableLook: Pick<Chapter, OfTable> = {
  table: {
    piles: 'Decks',
    backs: { owned: 'tcg', others: 'tcg-site' },
    faceOff: {
      sleeps: 'inactive',
      sides: { active: 'Fellowship', others: 'Shadow' },
      apart: 'Unassigned',
      pairs: {
        status: 'skirmishes',
        active: 'defender',
        others: 'minions',
        now: 'now',
        mark: 'skirmishing',
        questions: ['assign', 'assign-leftovers'],
      },
      result: {
        stat: 'strength',
        ties: 'others',
        bonus: 'damage',
        overwhelms: { stat: 'overwhelmedAt', otherwise: 2 },
        wins: '{side} wins{bonus, plural, =0 {} other {, damage +#}}',
        overwhelmed: '{side} overwhelms',
        tied: 'Tie: {side} wins{bonus, plural, =0 {} other {, damage +#}}',
      },
    },
  },
  dials: {
    pool: {
      of: 'table',
      zone: 'path',
      look: 'number',
      icon: 'resource',
      tone: 'resource',
      reads: 'Twilight pool: {now}',
      follows: { added: 'to', removed: 'to' },
    },
    site: { of: 'each-seat', look: 'number', icon: 'progress', tone: 'progress', reads: 'At site {now} of 9' },
    threats: {
      of: 'each-seat',
      look: 'number',
      icon: 'cloud',
      tone: 'danger',
      reads: '{now, plural, one {# threat} other {# threats}}',
      from: 1,
    },
    burdens: { of: 'each-seat', look: 'number', icon: 'damage', tone: 'damage', reads: '{now, plural, one {# burden} other {# burdens}}' },
  },
  tokenFaces: {
    wounds: { reads: '{count, plural, one {# wound} other {# wounds}}', shape: 'drop', counts: { fact: 'vitality', way: 'drains' } },
    burdens: {
      reads: '{count, plural, one {# burden} other {# burdens}}',
      shape: 'square',
      counts: { fact: 'resistance', way: 'fills', on: ['ring-bearer', 'wears-ring'] },
    },
  },
  consequences: {
    used: { told: 'never' },
    lost: { tone: 'bad' },
    added: { reads: 'the pool +{amount}, then {to}' },
    removed: { reads: 'the pool −{amount}, then {to}' },
  },
  optionSigns: { window: { sum: 'added', less: 'removed', icon: 'resource', tone: 'resource' } },
  marks: {
    skirmishing: 'Skirmishes',
    'wears-ring': 'Wears the Ring',
    'ring-bearer': 'Ring-bearer',
    roaming: 'Roams',
    inactive: 'Inactive',
    'by-hand': 'By hand',
  },
  markFaces: {
    skirmishing: { icon: 'attack', tone: 'attack' },
    'wears-ring': { icon: 'wheel', tone: 'danger' },
    'ring-bearer': { icon: 'wheel', tone: 'plain' },
  },
  backDrawings: {
    tcg: { drawing: 'flame', reads: 'Card, face down' },
    'tcg-site': { drawing: 'tree', reads: 'Site, face down' },
  },
  storyIcons: [
    { has: ['wound', 'killed', 'lost', 'exert'], icon: 'damage' },
    { has: ['skirmish', 'assigned'], icon: 'attack' },
    { has: ['added', 'removed', 'bid'], icon: 'resource' },
    { has: ['drew', 'taken'], icon: 'hand' },
    { has: ['discard'], icon: 'discard' },
  ],
  storyMoments: [
    { kind: 'killed', shows: 'falls', sound: 'fall' },
    { kind: 'lost', shows: 'heard', sound: 'fall' },
    { kind: 'wounded', shows: 'heard', sound: 'hit' },
    { kind: 'drew', shows: 'heard', sound: 'card' },
    { kind: 'turn-began', shows: 'heard', sound: 'turn' },
    { kind: 'game-over', where: { result: ['decided'] }, shows: 'dawns', sound: 'chapter' },
    { kind: 'game-over', where: { result: ['drawn'] }, shows: 'darkens', sound: 'chapter' },
  ],
  windows: ['window', 'optional', 'optional-after'],
  stepChoices: ['assign', 'assign-leftovers'],
  clockwork: ['turn-began', 'phase-began'],
}

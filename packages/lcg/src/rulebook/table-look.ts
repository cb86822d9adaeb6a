/** The look of a table of the cooperative game besides its zones: numbers, tokens, marks, backs, and how the story and the round are drawn. */
import type { Chapter } from '@questwright/rulebook'

type OfTable =
  | 'table'
  | 'steps'
  | 'dials'
  | 'tokenFaces'
  | 'marks'
  | 'markFaces'
  | 'backDrawings'
  | 'storyIcons'
  | 'storyMoments'
  | 'lines'
  | 'windows'
  | 'stepChoices'
  | 'clockwork'

export const tableLook: Pick<Chapter, OfTable> = {
  table: {
    won: 'The quest is won',
    lost: 'The quest is lost',
    piles: 'Encounter deck and discard',
    backs: { owned: 'player', others: 'encounter' },
  },
  steps: {
    resource: ['1.2', '1.3'],
    planning: ['2.2'],
    quest: ['3.1', '3.2', '3.3', '3.4'],
    travel: ['4.2'],
    encounter: ['5.2', '5.3'],
    combat: ['6.2', '6.4', '6.4.1', '6.4.2', '6.4.3', '6.8'],
    refresh: ['7.2', '7.3', '7.4'],
  },
  dials: {
    committedWillpower: {
      of: 'table',
      zone: 'staging-area',
      look: 'number',
      icon: 'willpower',
      tone: 'willpower',
      reads: 'Willpower committed: {now}',
      phase: 'quest',
    },
    stagingThreat: {
      of: 'table',
      zone: 'staging-area',
      look: 'number',
      icon: 'threat',
      tone: 'threat',
      reads: 'Threat in the staging area: {now}',
    },
    threat: {
      of: 'each-seat',
      look: 'ring',
      icon: 'threat',
      tone: 'threat',
      reads: 'Threat {now} of {full}',
      full: { status: 'elimination', otherwise: 50 },
      warns: { soon: 10, now: 5 },
      reaches: { zone: 'staging-area', fact: 'engagementCost', phases: ['quest', 'encounter'] },
      reached: 'engages {seats}',
    },
  },
  tokenFaces: {
    resource: { reads: '{count, plural, one {# resource} other {# resources}}', shape: 'coin' },
    progress: { reads: '{count} progress', shape: 'hexagon', counts: { fact: 'questPoints', way: 'fills' } },
    threat: { reads: '{count} threat', shape: 'flame' },
    damage: { reads: '{count} damage', shape: 'drop', counts: { fact: 'hitPoints', way: 'drains' } },
  },
  marks: { attacking: 'Attacks', defending: 'Defends', committed: 'Quests', 'current-quest': 'Current quest', 'by-hand': 'By hand' },
  markFaces: {
    attacking: { icon: 'attack', tone: 'threat' },
    defending: { icon: 'defense', tone: 'defense' },
    committed: { icon: 'willpower', tone: 'willpower' },
  },
  backDrawings: {
    player: { drawing: 'star', reads: 'Player card, face down' },
    encounter: { drawing: 'flame', reads: 'Encounter card, face down' },
    quest: { drawing: 'road', reads: 'Quest card, face down' },
  },
  storyIcons: [
    { has: ['shadow'], icon: 'shadow' },
    { has: ['damage', 'destroy', 'defeat'], icon: 'damage' },
    { has: ['heal'], icon: 'hitPoints' },
    { has: ['progress', 'explor', 'travel', 'stage'], icon: 'progress' },
    { has: ['threat', 'engage', 'reveal'], icon: 'threat' },
    { has: ['attack'], icon: 'attack' },
    { has: ['defen'], icon: 'defense' },
    { has: ['quest', 'commit', 'willpower'], icon: 'willpower' },
    { has: ['resource', 'pay', 'cost', 'play'], icon: 'resource' },
    { has: ['first-player'], icon: 'firstPlayer' },
    { has: ['draw', 'hand'], icon: 'hand' },
    { has: ['discard'], icon: 'discard' },
    { has: ['shuffle', 'deck'], icon: 'deck' },
    { has: ['victory', 'won'], icon: 'victory' },
  ],
  storyMoments: [
    { kind: 'revealed', shows: 'comes', sound: 'reveal' },
    { kind: 'shadow-revealed', shows: 'over', over: 'enemy', text: 'shadow', sound: 'twist' },
    { kind: 'left-play', where: { how: ['destroyed', 'defeated'] }, shows: 'falls', sound: 'fall' },
    { kind: 'left-play', where: { how: ['explored'] }, shows: 'fulfilled', sound: 'find' },
    { kind: 'stage-entered', where: { side: ['B'] }, shows: 'turns', sound: 'chapter' },
    { kind: 'eliminated', shows: 'heard', sound: 'fall' },
    { kind: 'damaged', shows: 'heard', sound: 'hit' },
    { kind: 'threat-raised', shows: 'rises', dial: 'threat', sound: 'rise' },
    { kind: 'played', shows: 'heard', sound: 'card' },
    { kind: 'drew', shows: 'heard', sound: 'card' },
    { kind: 'round-began', shows: 'heard', sound: 'turn' },
    { kind: 'game-over', where: { result: ['won'] }, shows: 'dawns', sound: 'won' },
    { kind: 'game-over', where: { result: ['lost'] }, shows: 'darkens', sound: 'lost' },
  ],
  lines: [
    { status: 'playerAttack', from: 'attackers', to: ['enemy'] },
    { status: 'attack', from: 'enemy', to: ['defenders', 'player'] },
  ],
  windows: ['action-window', 'cancel', 'when-response', 'after-response'],
  stepChoices: [
    'choose-to-commit',
    'choose-location',
    'choose-enemy-to-engage',
    'choose-defender',
    'choose-defenders',
    'choose-enemy-to-attack',
    'choose-joining-attackers',
  ],
  clockwork: ['engagement-check', 'attack-ended'],
}

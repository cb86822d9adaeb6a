/** The look of the table of a duel besides its zones: numbers, tokens, marks, card back, log and turn. */
import type { Chapter } from '@questwright/rulebook'

type OfTable =
  | 'consequences'
  | 'optionSigns'
  | 'table'
  | 'dials'
  | 'tokenFaces'
  | 'marks'
  | 'backDrawings'
  | 'storyIcons'
  | 'storyMoments'
  | 'windows'
  | 'stepChoices'
  | 'clockwork'

export const tableLook: Pick<Chapter, OfTable> = {
  table: {
    piles: 'Decks',
    backs: { owned: 'duel', others: 'duel' },
    faceOff: {
      sleeps: 'resting',
      sides: { active: 'Own side', others: 'Shadow' },
      apart: 'Unopposed',
      pairs: { status: 'clashes', active: 'own', others: 'shadow', now: 'now', questions: ['assign'] },
      result: { stat: 'strength', ties: 'others', wins: '{side} wins', tied: 'Tie: {side} wins' },
    },
  },
  dials: {
    pool: {
      of: 'table',
      zone: 'resolving',
      look: 'number',
      icon: 'resource',
      tone: 'resource',
      reads: 'In the pool: {now}',
      follows: { added: 'to', removed: 'to' },
    },
    wounds: {
      of: 'each-seat',
      look: 'ring',
      icon: 'hitPoints',
      tone: 'health',
      reads: 'Wounds {now} of {full}',
      full: { status: 'lives', otherwise: 5 },
    },
  },
  tokenFaces: {
    wounds: { reads: '{count, plural, one {# wound} other {# wounds}}', shape: 'drop', counts: { fact: 'vitality', way: 'drains' } },
  },
  consequences: {
    used: { told: 'never' },
    met: { told: 'never' },
    fallen: { tone: 'bad' },
    added: { reads: 'the pool +{amount}, then {to}' },
    removed: { reads: 'the pool −{amount}, then {to}' },
  },
  optionSigns: { window: { sum: 'added', less: 'removed', icon: 'resource', tone: 'resource' } },
  marks: { resting: 'Rests' },
  backDrawings: { duel: { drawing: 'flame', reads: 'Card, face down' } },
  storyIcons: [
    { has: ['wound', 'slain', 'fallen', 'exert'], icon: 'damage' },
    { has: ['met'], icon: 'attack' },
    { has: ['added', 'removed', 'bid'], icon: 'resource' },
    { has: ['drew', 'search'], icon: 'hand' },
    { has: ['discard'], icon: 'discard' },
  ],
  storyMoments: [
    { kind: 'slain', shows: 'falls', sound: 'fall' },
    { kind: 'fallen', shows: 'heard', sound: 'fall' },
    { kind: 'met', shows: 'heard', sound: 'twist' },
    { kind: 'wounded', where: { of: ['player'] }, shows: 'rises', dial: 'wounds', sound: 'hit' },
    { kind: 'wounded', shows: 'heard', sound: 'hit' },
    { kind: 'drew', shows: 'heard', sound: 'card' },
    { kind: 'turn-began', shows: 'heard', sound: 'turn' },
    // one player wins and another loses, so the event is neutral
    { kind: 'game-over', where: { result: ['decided'] }, shows: 'dawns', sound: 'chapter' },
    { kind: 'game-over', where: { result: ['drawn'] }, shows: 'darkens', sound: 'chapter' },
  ],
  windows: ['window', 'optional', 'optional-after'],
  stepChoices: ['assign'],
  clockwork: ['turn-began'],
}

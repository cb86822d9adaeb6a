/**
 * Constant abilities of the cooperative game without effect, because the changed stat or forbidden event does not exist for the affected
 * cards.
 */
import type { WithoutEffect } from '@questwright/rulebook'

/** Events that happen to players. */
const EVENTS_OF_PLAYERS = [
  'drawn',
  'searched',
  'threatRaised',
  'threatLowered',
  'eliminated',
  'firstPlayerPasses',
  'cardsShuffled',
  'counterChanged',
] as const

/** Events that happen to the table itself. */
const EVENTS_OF_TABLE = [
  'questSucceeds',
  'questFails',
  'stagingEnds',
  'stepTaken',
  'beginningOfRound',
  'endOfRound',
  'beginningOfPhase',
  'endOfPhase',
] as const

/** Events that happen only to cards in play. */
const EVENTS_IN_PLAY = [
  'leavesPlay',
  'exhausted',
  'readied',
  'healed',
  'commits',
  'leavesQuest',
  'defends',
  'detached',
  'explored',
] as const

/** Zones whose cards are out of play, and whose cards leave the zone by other events than `discarded`. */
const LEFT_UNASKED = ['underneath', 'withdrawn', 'resolving', 'discard', 'encounter-discard', 'removed'] as const
const OUT_OF_PLAY = [
  ...LEFT_UNASKED,
  'hand',
  'deck',
  'encounter-deck',
  'quest-deck',
  'victory-display',
  'set-aside',
  'rules',
  'shadow',
] as const

const CONSTANT = ['modifier', 'permits', 'cannot']
const players = "Write on: 'controller' for the player who controls the card, or on: (one) => one instanceof Player for each player."
const table = 'Write on: () => true.'

export const withoutEffect: readonly WithoutEffect[] = [
  {
    builders: CONSTANT,
    names: EVENTS_OF_PLAYERS,
    stats: 'player',
    on: ['self', 'host'],
    why: 'it is about players and not about cards',
    remedy: players,
  },
  {
    builders: CONSTANT,
    names: EVENTS_OF_TABLE,
    stats: 'table',
    on: ['self', 'host', 'controller'],
    why: 'it is about the table itself, and neither about cards nor about players',
    remedy: table,
  },
  {
    builders: ['cannot'],
    names: ['discarded'],
    zones: LEFT_UNASKED,
    why: 'cards leave that zone by other events than `discarded`',
    remedy: "Respond to an event before the card is in that zone, as in forced.when('leavesPlay', …), or take it out.",
  },
  {
    builders: ['cannot'],
    names: EVENTS_IN_PLAY,
    zones: OUT_OF_PLAY,
    why: 'it happens to cards in play, and those are out of play',
    remedy: 'Name a zone in play, or take it out.',
  },
]

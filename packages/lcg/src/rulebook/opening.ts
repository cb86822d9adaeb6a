/** The short summary of a board of the cooperative game. */
import type { OpeningText } from '@questwright/rulebook'

export const opening: OpeningText = {
  rows: [
    { zone: 'current-quest', name: 'Quest', empty: 'none' },
    { zone: 'active-location', name: 'Active location' },
    { zone: 'staging-area', name: 'Staging area', told: 'Staging area, {stagingThreat} threat', empty: 'empty' },
    { zone: 'set-aside', name: 'Set aside' },
    { zone: 'removed', name: 'Removed' },
  ],
  piles: [
    { zone: 'encounter-deck', reads: '{count} encounter' },
    { zone: 'quest-deck', reads: '{count} quest' },
    { zone: 'encounter-discard', reads: '{count} discarded', when: 'if-any' },
  ],
  seat: {
    numbers: [{ number: 'threat', reads: '{number} threat', tone: 'threat' }],
    piles: [{ zone: 'hand', reads: '{count} in hand' }],
    cards: [
      { zone: 'play-area', reads: '{card}' },
      { zone: 'engaged', reads: '{card}, engaged', tone: 'attack' },
    ],
  },
  tones: {
    enemy: 'attack',
    location: 'progress',
    quest: 'progress',
    treachery: 'threat',
    objective: 'resource',
    hero: 'willpower',
  },
}

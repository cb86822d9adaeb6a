/** The texts with which terminals write a table of the cooperative game. */
import type { Chapter, TableText } from '@questwright/rulebook'

const tableText: TableText = {
  head: {
    seat: '{seat} threat {threat}',
    table: [{ reads: 'willpower {committedWillpower} against {stagingThreat}', above0: 'committedWillpower' }],
  },
  first: [
    { as: 'each', zone: 'current-quest', reads: 'Quest' },
    { as: 'each', zone: 'active-location', reads: 'Active location' },
    { as: 'list', zone: 'staging-area', reads: 'Staging area (threat {stagingThreat})' },
  ],
  seat: {
    about: 'threat {threat}',
    zone: 'play-area',
    blocks: [
      { as: 'some', zone: 'engaged', reads: 'Engaged' },
      { as: 'titles', zone: 'hand', reads: 'Hand', price: 'cost' },
      { as: 'counts', reads: 'Deck {deck}, discard {discard}' },
    ],
  },
  last: [{ as: 'counts', reads: 'Encounter deck {encounter-deck}, discard {encounter-discard}' }],
  card: [
    { stat: 'engagementCost', reads: 'engages at {now}' },
    { stat: 'threat', reads: 'threat {now}' },
    { stat: 'willpower', reads: 'willpower {now}' },
    { stat: 'attack', reads: 'attack {now}' },
    { stat: 'defense', reads: 'defense {now}' },
    { stat: 'hitPoints', token: 'damage', reads: 'hit points {left}/{now}' },
    { stat: 'questPoints', token: 'progress', reads: 'progress {tokens}/{now}' },
  ],
}

export const terminal: Pick<Chapter, 'tableText' | 'untold'> = {
  tableText,
  untold: ['exhausted', 'attack-ended', 'round-ended', 'engagement-check', 'destroyed', 'used'],
}

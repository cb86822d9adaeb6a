/** The text layout of the table of a duel for terminals. */
import type { Chapter } from '@questwright/rulebook'

export const terminal: Pick<Chapter, 'tableText' | 'untold' | 'seatFigures'> = {
  tableText: {
    head: { seat: '{seat} wounds {wounds}', table: [{ reads: 'pool {pool}', above0: 'pool' }] },
    first: [],
    seat: {
      about: 'wounds {wounds}',
      zone: 'ground',
      blocks: [
        { as: 'titles', zone: 'hand', reads: 'Hand', price: 'cost' },
        { as: 'counts', reads: 'Deck {deck}, spent {spent}' },
      ],
    },
    last: [],
    card: [
      { stat: 'strength', reads: 'strength {now}' },
      { stat: 'vitality', token: 'wounds', reads: 'vitality {left}/{now}' },
    ],
  },
  untold: ['used', 'shuffled'],
  seatFigures: ['wounds'],
}

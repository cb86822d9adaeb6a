/** The text layout of the table for terminals. */
import type { Chapter } from '@questwright/rulebook'

export const terminal: Pick<Chapter, 'tableText' | 'untold'> = {
  tableText: {
    head: { seat: '{seat} site {site} burdens {burdens}', table: [{ reads: 'twilight {pool}', above0: 'pool' }] },
    first: [{ zone: 'path', reads: 'Path' }] as never,
    seat: {
      about: 'site {site}, burdens {burdens}',
      zone: 'fellowship',
      blocks: [
        { as: 'titles', zone: 'hand', reads: 'Hand', price: 'twilight' },
        { as: 'counts', reads: 'Draw deck {deck}, discard pile {discard}, dead pile {dead}' },
      ],
    },
    last: [],
    card: [
      { stat: 'strength', reads: 'strength {now}' },
      { stat: 'vitality', token: 'wounds', reads: 'vitality {left}/{now}' },
    ],
  },
  untold: ['used'],
}

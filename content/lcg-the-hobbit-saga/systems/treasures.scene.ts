import { scene } from '@questwright/testkit'

const end = {
  you: { heroes: ['lcg-core-set:gloin', 'bilbo-baggins'] },
  friend: { heroes: ['lcg-core-set:thalin', 'lcg-core-set:legolas'] },
  quest: 'roast-mutton',
  questDeck: ['dawn-take-you-all'],
  staging: ['william'],
  encounterDeck: 1,
  at: '3.3',
} as const
const sting = { card: 'lcg-the-hobbit-saga:sting', on: 'Glóin' }

scene(
  '[LCG-TREASURE-1] The record of a won game has the discovered Treasures with the heroes of each player, except Bilbo',
  { ...end, victoryDisplay: ['troll-cave'] },
  (t) => {
    t.isWon('won.dawn').sees({
      'record.treasures': ['sting', 'glamdring', 'orcrist']
        .map((slug) => ({ card: `lcg-the-hobbit-saga:${slug}`, on: 'Glóin' }))
        .concat(['sting', 'glamdring', 'orcrist'].map((slug) => ({ card: `lcg-the-hobbit-saga:${slug}`, on: 'Legolas, Thalin' }))),
    })
    t.tells('treasureDiscovered', { name: 'sting' }, 1).tells('treasureDiscovered', {}, 3)
  },
)

scene('[LCG-TREASURE-1] No treasure is discovered when Troll Cave was not explored', end, (t) => {
  t.isWon('won.dawn').sees({ 'record.treasures': [] })
})

scene(
  '[LCG-TREASURE-1] A Treasure that these heroes have discovered before is in the record once',
  {
    ...end,
    victoryDisplay: ['troll-cave'],
    friend: { heroes: ['lcg-core-set:gloin'] },
    you: { heroes: ['bilbo-baggins', 'lcg-core-set:thalin'] },
    record: { treasures: [sting] },
  },
  (t) => {
    t.isWon('won.dawn').sees({
      'record.treasures': [
        sting,
        ...['sting', 'glamdring', 'orcrist'].map((slug) => ({ card: `lcg-the-hobbit-saga:${slug}`, on: 'Thalin' })),
        ...['glamdring', 'orcrist'].map((slug) => ({ card: `lcg-the-hobbit-saga:${slug}`, on: 'Glóin' })),
      ],
    })
  },
)

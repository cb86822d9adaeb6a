import { scene } from '@questwright/testkit'

const hunter = (as: string) => ({ card: 'scene:hero', as, is: ['exhausted', 'committed'] }) as const
const board = (aragorn: string, count: number) =>
  ({
    you: {
      heroes: [{ card: aragorn, as: 'king', resources: 3, is: ['exhausted', 'committed'] }, { ...hunter('first') }],
      hand: ['the-three-hunters'],
    },
    friend: { heroes: ['near', 'far'].slice(0, count - 2).map(hunter) },
    staging: ['scene:location'],
    encounterDeck: 5,
    at: 'window 3.2',
  }) as const

scene(
  'The Three Hunters readies three committed heroes and gives them 1 willpower, attack and defense for the round',
  board('lcg-the-lord-of-the-rings-saga:aragorn', 4),
  (t) => {
    t.play('the-three-hunters').offers('king', 'first', 'near', 'far').choose('king', 'first', 'near')
    t.sees({
      'king.exhausted': 'no',
      'king.willpower': 3,
      'king.attack': 4,
      'king.defense': 3,
      'first.exhausted': 'no',
      'near.attack': 1,
    })
    t.sees({ 'far.exhausted': 'yes', 'far.attack': 0, 'king.resources': 0 }).until('4.2').sees({ 'king.attack': 4, 'near.willpower': 1 })
    t.asks('choose-location')
  },
)

scene('The Three Hunters cannot be played with 2 heroes on the quest', board('lcg-the-lord-of-the-rings-saga:aragorn', 2), (t) => {
  t.notOffered('the-three-hunters').until('4.2').sees({ 'you.hand': 1 }).asks('choose-location')
})

scene('The Three Hunters can be played with 3 heroes on the quest', board('lcg-the-lord-of-the-rings-saga:aragorn', 3), (t) => {
  t.play('the-three-hunters')
    .sees({ 'king.exhausted': 'no', 'first.exhausted': 'no', 'near.exhausted': 'no' })
    .until('4.2')
    .asks('choose-location')
})

scene(
  'The Three Hunters cannot be played with an Aragorn of another sphere, although Frodo could pay for it',
  {
    ...board('lcg-core-set:aragorn', 4),
    you: {
      heroes: [
        { card: 'lcg-core-set:aragorn', as: 'king', is: ['exhausted', 'committed'] },
        { card: 'frodo-baggins', resources: 3, is: ['exhausted', 'committed'] },
      ],
      hand: ['the-three-hunters'],
    },
  },
  (t) => {
    t.asks('choose-location').sees({ 'you.hand': 1, 'king.exhausted': 'yes' })
  },
)

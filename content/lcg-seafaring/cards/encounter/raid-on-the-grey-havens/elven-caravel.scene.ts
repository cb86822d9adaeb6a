import { scene } from '@questwright/testkit'

const burning = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
  quest: 'the-corsairs-assault',
  staging: ['the-havens-burn', { card: 'elven-caravel', damage: 3 }, 'dream-chaser-raid-on-the-grey-havens'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '6.11',
} as const

scene('When Elven Caravel burns down each character takes 1 damage', burning, (t) => {
  t.pick('elven-caravel').sees({ 'elven-caravel.zone': 'underneath of the-havens-burn', 'captain.damage': 1 }).isAt('3.2')
})

scene(
  'Each player divides damage among their characters as the cost to travel to a damaged Elven Caravel',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain' },
        { card: 'scene:hero', as: 'cook' },
      ],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'mate' }] },
    staging: [{ card: 'elven-caravel', damage: 2 }],
    encounterDeck: 4,
    at: '4.2',
  },
  (t) => {
    t.pick('elven-caravel').share({ captain: 1, cook: 1 }).sees({ 'captain.damage': 1, 'cook.damage': 1, 'mate.damage': 2 }).isAt('3.2')
  },
)

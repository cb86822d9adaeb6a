import { scene } from '@questwright/testkit'

scene(
  'Thunderstruck has 2 hit points more for each player, and takes no more than 4 damage in a round',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [{ card: 'dream-chaser', lasting: [{ stat: 'attack', set: 20, until: 'game' }] }],
      engaged: [{ card: 'thunderstruck', is: ['attacked'] }],
    },
    friend: {},
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('thunderstruck').choose('dream-chaser').sees({ 'thunderstruck.hitPoints': 8, 'thunderstruck.damage': 4 }).isAt('3.2')
  },
)

scene(
  'Thunderstruck is immune to effects of player cards',
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: ['quick-strike'], resources: 5 },
    staging: ['thunderstruck', 'umbar-raider'],
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.sees({ 'thunderstruck.immunities': ['player-card-effects'] }).isAt('3.2')
  },
)

for (const way of ['comes-along', 'rams'] as const)
  scene(
    `Shadow: ${way === 'rams' ? 'the player may deal 2 damage to the defender' : 'the player may add Thunderstruck to the staging area'}`,
    {
      you: { heroes: ['lcg-core-set:aragorn'], engaged: [{ card: 'scene:enemy', shadow: ['thunderstruck'] }] },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.choose('lcg-core-set:aragorn').asks('choose-one', 'you').offers('comes-along', 'rams').pick(way)
      t.sees({ 'thunderstruck.zone': way === 'rams' ? 'encounter-discard' : 'staging-area' })
      t.tells('damaged', { card: 'aragorn', amount: 2 }, way === 'rams' ? 1 : 0)
      t.isAt('3.2')
    },
  )

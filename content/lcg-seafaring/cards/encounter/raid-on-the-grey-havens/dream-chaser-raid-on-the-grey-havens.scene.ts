import { scene } from '@questwright/testkit'

scene(
  'The players cannot travel to the Dream-chaser, which is immune to effects of player cards',
  { staging: ['dream-chaser-raid-on-the-grey-havens', 'scene:location', 'white-ship'], encounterDeck: 4, at: '4.2' },
  (t) => {
    t.sees({ 'dream-chaser-raid-on-the-grey-havens.immunities': ['player-card-effects'] })
    t.asks('choose-location').offers('scene:location', 'white-ship')
  },
)

scene(
  'The players lose when the Dream-chaser burns down',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
    quest: 'the-corsairs-assault',
    staging: ['the-havens-burn', { card: 'dream-chaser-raid-on-the-grey-havens', damage: 11 }],
    encounterDeck: 4,
    at: '6.11',
  },
  (t) => {
    t.isLost('lost.dream-chaser-burns')
  },
)

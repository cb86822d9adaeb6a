import { scene } from '@questwright/testkit'

const burning = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
  quest: 'the-corsairs-assault',
  staging: ['the-havens-burn', { card: 'white-ship', damage: 3 }, 'dream-chaser-raid-on-the-grey-havens'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '6.11',
} as const

scene('When White Ship burns down each Raider gets 1 resource', burning, (t) => {
  t.pick('white-ship').sees({ 'white-ship.zone': 'underneath of the-havens-burn', 'umbar-raider.resources': 1 }).isAt('3.2')
})

scene(
  'Travelling to White Ship brings a Corsair from the encounter deck or its discard pile to the staging area',
  {
    staging: ['white-ship', 'scene:location'],
    encounterDeck: ['umbar-raider', 'scene:enemy', 'scene:treachery'],
    encounterDiscard: ['corsair-arsonist'],
    at: '4.2',
  },
  (t) => {
    t.pick('white-ship').asks('search-for-corsair').offers('umbar-raider', 'corsair-arsonist').pick('corsair-arsonist')
    t.sees({ 'corsair-arsonist.zone': 'staging-area', 'white-ship.zone': 'active-location' }).asks('choose-enemy-to-engage')
  },
)

import { scene } from '@questwright/testkit'

const attack = {
  you: {
    heroes: ['scene:hero'],
    engaged: [{ card: 'scene:enemy', is: ['attacked'], lasting: [{ stat: 'traits', gain: 'Corsair', until: 'game' }] }],
  },
  quest: 'the-corsairs-assault',
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '6.11',
} as const
const lying = (count: number) => Array.from({ length: count }, () => 'scene:location')

scene(
  'A location with as much damage as its Aflame value goes under The Havens Burn, and an encounter card is revealed',
  {
    ...attack,
    staging: [
      { card: 'the-havens-burn', underneath: lying(2) },
      { card: 'elven-wave-runner', damage: 2 },
    ],
  },
  (t) => {
    t.tells('burnsDown', { card: 'elven-wave-runner' }, 1).sees({
      'elven-wave-runner.zone': 'underneath of the-havens-burn',
      'elven-wave-runner.damage': 0,
    })
    t.tells('revealed', {}, 1).isAt('3.2')
  },
)

scene(
  'A single player loses with 4 cards under The Havens Burn',
  {
    ...attack,
    staging: [
      { card: 'the-havens-burn', underneath: lying(3) },
      { card: 'elven-wave-runner', damage: 2 },
    ],
  },
  (t) => {
    t.tells('revealed', {}, 0).isLost('lost.fleet-burns')
  },
)

scene(
  'Two players with 4 cards under The Havens Burn lose only when one of them is out of the game',
  {
    ...attack,
    friend: { heroes: [{ card: 'scene:hero', damage: 8 }], engaged: ['scene:enemy'] },
    staging: [{ card: 'the-havens-burn', underneath: lying(4) }],
    at: '6.3',
  },
  (t) => {
    t.decline().isLost('lost.fleet-burns')
  },
)

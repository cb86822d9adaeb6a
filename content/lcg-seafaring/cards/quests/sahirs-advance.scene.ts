import { scene } from '@questwright/testkit'

scene(
  'Sahír’s Advance engages both captains with a resource for each damage on the Dream-chaser, and gives other Raiders 1 resource',
  {
    you: { heroes: ['scene:hero'], engaged: ['umbar-raider'] },
    friend: { heroes: ['scene:hero'], allies: [{ card: 'gandalf', is: ['exhausted', 'committed'] }] },
    quest: { card: 'the-corsairs-assault', progress: 17 },
    questDeck: ['sahirs-advance'],
    staging: [{ card: 'dream-chaser-raid-on-the-grey-havens', damage: 3 }],
    setAside: ['captain-sahir', 'naasiyah'],
    encounterDeck: [
      'scene:treachery',
      'scene:treachery',
      'scene:enemy',
      'scene:location',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'quest.slug': 'sahirs-advance',
      'captain-sahir.zone': 'you.engaged',
      'naasiyah.zone': 'friend.engaged',
      'captain-sahir.resources': 3,
      'naasiyah.resources': 3,
      'umbar-raider.resources': 1,
      'scene:enemy.zone': 'staging-area',
    })
    t.asks('choose-location')
  },
)

const fires = {
  you: { heroes: ['scene:hero'], allies: [{ card: 'gandalf', is: ['exhausted', 'committed'] }] },
  quest: 'sahirs-advance',
  encounterDeck: 6,
} as const

scene(
  'Progress at Sahír’s Advance removes damage from locations instead, and never more damage than they have',
  {
    ...fires,
    staging: [
      { card: 'white-ship', damage: 3, lasting: [{ stat: 'threat', set: 0, until: 'game' }] },
      { card: 'burning-piers', damage: 1, lasting: [{ stat: 'threat', set: 0, until: 'game' }] },
    ],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'white-ship.damage': 0, 'burning-piers.damage': 0, 'quest.progress': 0 }).asks('choose-location')
  },
)

scene(
  'The first player divides the progress at Sahír’s Advance among damaged locations when it does not remove all damage',
  {
    ...fires,
    staging: [
      { card: 'white-ship', damage: 3 },
      { card: 'burning-piers', damage: 2, lasting: [{ stat: 'threat', set: 0, until: 'game' }] },
      { card: 'dream-chaser-raid-on-the-grey-havens', damage: 5, lasting: [{ stat: 'threat', set: -3, until: 'game' }] },
    ],
    you: {
      heroes: ['scene:hero'],
      allies: [{ card: 'gandalf', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 7, until: 'game' }] }],
    },
    at: '3.4',
  },
  (t) => {
    t.asks('put-out-fires', 'you').share({ 'white-ship': 1, 'dream-chaser-raid-on-the-grey-havens': 2 })
    t.sees({ 'white-ship.damage': 2, 'dream-chaser-raid-on-the-grey-havens.damage': 3, 'burning-piers.damage': 2 }).asks('choose-location')
  },
)

scene(
  'A Raider that is revealed at Sahír’s Advance has 1 resource',
  { ...fires, encounterDeck: ['umbar-raider', 'scene:treachery', 'scene:treachery'], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'umbar-raider.resources': 1 }).asks('choose-location')
  },
)

for (const burning of [true, false])
  scene(
    `With Captain Sahír in the victory display the players ${burning ? 'do not win while a location has damage' : 'win once no location has damage'}`,
    {
      ...fires,
      victoryDisplay: ['captain-sahir'],
      staging: [{ card: 'white-ship', damage: burning ? 3 : 1, lasting: [{ stat: 'threat', set: 3, until: 'game' }] }],
      at: '3.4',
    },
    (t) => {
      // 1 willpower more than threat
      if (burning) t.sees({ 'white-ship.damage': 2 }).asks('choose-location')
      else t.isWon()
    },
  )

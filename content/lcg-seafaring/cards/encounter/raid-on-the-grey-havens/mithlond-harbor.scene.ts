import { scene } from '@questwright/testkit'

for (const harbor of [true, false])
  scene(
    `Locations in the staging area get ${harbor ? 'no progress while' : 'progress unless'} Mithlond Harbor is there`,
    {
      you: { allies: [{ card: 'northern-tracker', as: 'tracker' }] },
      staging: harbor ? ['mithlond-harbor', 'white-ship'] : ['white-ship', 'burning-piers'],
      encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery'],
      at: '3.2',
    },
    (t) => {
      if (harbor) t.choose('tracker').sees({ 'white-ship.progress': 0 }).asks('choose-location')
      else t.choose('tracker').use('tracker').sees({ 'white-ship.progress': 1 }).asks('choose-location')
    },
  )

scene(
  'Shadow: the attacking enemy gets +1 attack for each damage on the active location',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'scene:enemy', shadow: ['mithlond-harbor'] }] },
    activeLocation: { card: 'burning-piers', damage: 2 },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'captain.damage': 3 }).isAt('6.8a')
  },
)

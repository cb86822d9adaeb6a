import { scene } from '@questwright/testkit'

scene(
  'Raiders that come by its Boarding have 1 resource on them, others have none',
  {
    you: { heroes: ['scene:hero'], allies: ['dream-chaser'] },
    staging: ['light-cruiser'],
    zones: { 'corsair-deck': ['vicious-marauder', 'southron-sailor', 'umbar-captain'] },
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('light-cruiser').sees({ 'vicious-marauder.resources': 1, 'southron-sailor.resources': 0 }).asks('choose-next-attacker')
  },
)

scene(
  'A Raider that comes otherwise has none, also while Light Cruiser is in play',
  {
    you: { heroes: ['scene:hero'], allies: ['dream-chaser'], engaged: [{ card: 'light-cruiser', is: ['attacked'] }] },
    zones: { 'corsair-deck': ['vicious-marauder', 'umbar-captain'] },
    encounterDeck: ['boarding-party', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'vicious-marauder.zone': 'you.engaged', 'vicious-marauder.resources': 0 }).asks('choose-defender')
  },
)

scene(
  'No attachment goes on Light Cruiser: another enemy is snared',
  {
    you: { heroes: ['beravor'], resources: 5, hand: ['forest-snare'], engaged: ['light-cruiser', 'southron-sailor'] },
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of southron-sailor' }).asks('choose-to-commit')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Raiders that come into play by the Boarding of Light Cruiser have 1 resource; other enemies have none',
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
  'A Raider that Boarding Party brings into play has no resource, although Light Cruiser is in play',
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
  'Forest Snare cannot be attached to Light Cruiser, and is attached to another enemy',
  {
    you: { heroes: ['beravor'], resources: 5, hand: ['forest-snare'], engaged: ['light-cruiser', 'southron-sailor'] },
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of southron-sailor' }).asks('choose-to-commit')
  },
)

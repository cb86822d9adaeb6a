import { scene } from '@questwright/testkit'

scene(
  'In the staging area Corsair Warship has Archery 4, and takes no damage',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain' },
        { card: 'scene:hero', as: 'mate' },
      ],
      allies: ['dream-chaser'],
    },
    staging: ['corsair-warship'],
    encounterDeck: 6,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').share({ 'dream-chaser': 4 }).sees({ 'dream-chaser.damage': 4 }).isAt('3.2')
  },
)

scene(
  'Gandalf cannot damage Corsair Warship in the staging area',
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: ['gandalf'], resources: 5 },
    staging: ['corsair-warship', 'southron-sailor'],
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('gandalf').use('gandalf').pick('corsair-warship').sees({ 'corsair-warship.damage': 0 }).asks('choose-to-commit')
  },
)

scene(
  'An engaged Corsair Warship has no Archery, and can be damaged',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'attack', set: 6, until: 'game' }] }],
      allies: ['dream-chaser'],
      engaged: ['corsair-warship'],
    },
    encounterDeck: 6,
    at: '6.1',
  },
  (t) => {
    t.asks('choose-defender', 'you').choose('dream-chaser').pick('corsair-warship').choose('captain')
    // 6 attack against 4 defense; 8 attack against 4 defense
    t.sees({ 'corsair-warship.damage': 2, 'dream-chaser.damage': 4 }).asks('choose-defender')
  },
)

scene(
  'Forest Snare cannot be attached to Corsair Warship, and is attached to another enemy',
  {
    you: { heroes: ['beravor'], resources: 5, hand: ['forest-snare'], engaged: ['corsair-warship', 'southron-sailor'] },
    encounterDeck: 6,
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of southron-sailor' }).asks('choose-to-commit')
  },
)

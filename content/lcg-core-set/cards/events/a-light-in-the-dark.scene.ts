import { scene } from '@questwright/testkit'

scene(
  'A Light in the Dark returns an engaged enemy to the staging area, with its damage',
  {
    you: { heroes: ['dunhere'], hand: ['a-light-in-the-dark'], resources: 2, engaged: ['black-forest-bats'] },
    friend: { engaged: [{ card: 'king-spider', damage: 2 }] },
    staging: ['forest-spider'],
    at: 'window 5.3',
  },
  (t) => {
    t.play('a-light-in-the-dark').offers('black-forest-bats', 'king-spider')
    t.changes(() => t.pick('king-spider'), {
      'king-spider.zone': 'staging-area',
      'king-spider.damage': 0,
      staging: +1,
      'friend.engaged': -1,
    })
    t.isAt('6.4.1')
  },
)

scene(
  '[LCG-CHOOSE-2] A Light in the Dark cannot be played on an enemy in the staging area',
  {
    you: { heroes: ['dunhere'], hand: ['a-light-in-the-dark'], resources: 2 },
    staging: ['forest-spider', 'old-forest-road'],
    at: 'window 3.4',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('4.2')
  },
)

scene(
  'A Light in the Dark does not end an attack that has begun: the enemy attacks from the staging area',
  {
    you: {
      heroes: ['dunhere'],
      hand: ['a-light-in-the-dark'],
      resources: 2,
      engaged: [{ card: 'king-spider', shadow: ['scene:treachery'] }],
    },
    encounterDeck: 2,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('dunhere').play('a-light-in-the-dark').sees({ 'king-spider.zone': 'staging-area' }).until('6.8a')
    t.sees({ 'dunhere.damage': 2 }).isAt('6.8a')
  },
)

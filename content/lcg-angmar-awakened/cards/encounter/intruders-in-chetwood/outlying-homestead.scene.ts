import { scene } from '@questwright/testkit'

const wizard = { card: 'lcg-core-set:gandalf', as: 'wizard' } as const
const strong = { card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 20, until: 'round' }] } as const
const welcome = { heroes: ['lcg-core-set:aragorn'], hand: [wizard], resources: 5, threat: 30, deck: 4 } as const

scene(
  'Outlying Homestead raises the threat of each player by 1 when it is revealed',
  {
    you: { threat: 20, allies: [strong] },
    friend: { threat: 30 },
    encounterDeck: ['outlying-homestead', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 21, 'friend.threat': 31, 'outlying-homestead.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  'No threat can be lowered while Outlying Homestead is in the staging area, and no card offers that',
  { you: welcome, staging: ['outlying-homestead'], at: 'planning' },
  (t) => {
    t.play('wizard').use('wizard').sees({ 'you.threat': 30, 'you.hand': 3 }).isAt('3.2')
  },
)

scene(
  'Threat can be lowered while Outlying Homestead is the active location',
  { you: welcome, activeLocation: 'outlying-homestead', at: 'planning' },
  (t) => {
    t.play('wizard').use('wizard').offers('draw', 'hide').pick('hide').sees({ 'you.threat': 25 }).isAt('3.2')
  },
)

scene(
  'The players reveal an encounter card to travel to Outlying Homestead',
  { staging: ['outlying-homestead'], encounterDeck: ['angmar-marauder', 'scene:treachery'], at: '4.2' },
  (t) => {
    t.pick('outlying-homestead')
    t.sees({ 'outlying-homestead.zone': 'active-location', 'angmar-marauder.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'The players cannot travel to Outlying Homestead while the encounter deck is empty',
  { staging: ['outlying-homestead', 'rugged-country'], at: '4.2' },
  (t) => {
    t.offers('rugged-country')
  },
)

for (const [where, used] of [
  ['staging', 'no'],
  ['activeLocation', 'yes'],
] as const)
  scene(
    `[LCG-CANNOT-1] [LCG-COST-8] Wandering Took ${used === 'yes' ? 'changes control while Outlying Homestead is the active location' : 'cannot lower threat while Outlying Homestead is in the staging area'}`,
    {
      you: { threat: 30, allies: ['lcg-core-set:wandering-took'] },
      friend: { threat: 20 },
      ...(where === 'staging' ? { staging: ['outlying-homestead'] } : { activeLocation: 'outlying-homestead' }),
      at: 'window 1.3',
    },
    (t) => {
      if (used === 'yes') t.use('wandering-took').sees({ 'you.threat': 27, 'friend.threat': 23 }).isAt('3.2')
      else t.sees({ 'you.threat': 30, 'friend.threat': 20, 'wandering-took.controller': 'you' }).isAt('3.2')
    },
  )

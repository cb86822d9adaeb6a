import { scene } from '@questwright/testkit'

const scroll = { card: 'alcarons-scroll', controller: 'you' } as const
const hero = { card: 'scene:hero', as: 'bearer' } as const

scene(
  "A hero exhausts to take Alcaron's Scroll out of the staging area",
  { you: { heroes: [hero, { card: 'scene:hero', as: 'other' }] }, staging: ['alcarons-scroll'], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.use('alcarons-scroll')
      .pick('bearer')
      .sees({ 'bearer.attachments': 1, 'bearer.exhausted': 'yes', 'alcarons-scroll.controller': 'you' })
    t.isAt('3.2')
  },
)

scene(
  'An enemy whose attack damages the hero who has it takes it away',
  { you: { heroes: [{ ...hero, attachments: [scroll] }], engaged: ['scene:enemy'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline()
      .sees({ 'alcarons-scroll.zone': 'attachments of enemy', 'alcarons-scroll.controller': null, 'bearer.damage': 1 })
      .isAt('6.8a')
  },
)

scene(
  'Damage that no attack deals leaves it where it is',
  {
    you: { heroes: [{ ...hero, attachments: [scroll] }] },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 1'] }],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.sees({ 'bearer.damage': 1, 'bearer.attachments': 1 }).isAt('3.2')
  },
)

scene(
  'When the enemy that has it is destroyed, it goes back to the staging area',
  {
    you: {
      allies: [{ card: 'scene:ally', as: 'striker' }],
      engaged: [{ card: 'scene:enemy', damage: 2, attachments: ['alcarons-scroll'] }],
    },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy').choose('striker').sees({ 'alcarons-scroll.zone': 'staging-area' }).offers('alcarons-scroll')
  },
)

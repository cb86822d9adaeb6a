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
  "Alcaron's Scroll is attached to an enemy whose attack damages the hero who has it",
  { you: { heroes: [{ ...hero, attachments: [scroll] }], engaged: ['scene:enemy'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline()
      .sees({ 'alcarons-scroll.zone': 'attachments of enemy', 'alcarons-scroll.controller': null, 'bearer.damage': 1 })
      .isAt('6.8a')
  },
)

scene(
  "Alcaron's Scroll stays with its hero when damage does not come from an attack",
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
  "Alcaron's Scroll returns to the staging area when the enemy that has it is destroyed",
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

import { scene } from '@questwright/testkit'

const troll = { card: 'scene:enemy', as: 'troll', lasting: [{ stat: 'traits', gain: 'Troll', until: 'game' }] } as const
const other = { card: 'scene:enemy', as: 'other' } as const

scene(
  'Trolls get 1 attack and 1 defense while The Carrock is the active location',
  { activeLocation: 'the-carrock', staging: [troll, other], at: '5.2' },
  (t) => {
    t.sees({ 'troll.attack': 2, 'troll.defense': 1, 'other.attack': 1, 'other.defense': 0 }).isAt('5.2')
  },
)

scene(
  'The Carrock in the staging area gives Trolls nothing, and the players cannot travel to it',
  { staging: ['the-carrock', 'scene:location', troll], at: '4.2' },
  (t) => {
    t.asks('choose-location', 'you').offers('scene:location')
    t.sees({ 'troll.attack': 1, 'troll.defense': 0, 'the-carrock.immunities': ['player-card-effects'] })
  },
)

scene('The players cannot travel to The Carrock as the only location', { staging: ['the-carrock'], encounterDeck: 3, at: '4.2' }, (t) => {
  t.sees({ 'the-carrock.zone': 'staging-area' }).isAt('3.2')
})

scene(
  'A Troll has 1 defense more against an attack while The Carrock is the active location',
  {
    you: { heroes: [{ card: 'scene:hero', lasting: [{ stat: 'attack', set: 3, until: 'round' }] }], engaged: [troll] },
    activeLocation: 'the-carrock',
    at: '6.8a',
  },
  (t) => {
    t.pick('troll').choose('hero').sees({ 'troll.damage': 2 }).isAt('3.2')
  },
)

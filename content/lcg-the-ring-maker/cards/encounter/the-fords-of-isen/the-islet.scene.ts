import { scene } from '@questwright/testkit'

const raider = { card: 'scene:enemy', as: 'raider', lasting: [{ stat: 'traits', gain: 'Dunland', until: 'game' }] } as const
const other = { card: 'scene:enemy', as: 'other' } as const

scene(
  'Dunland enemies get 1 threat while The Islet is the active location',
  { activeLocation: 'the-islet', staging: [raider, other], at: '5.2' },
  (t) => {
    t.sees({ 'raider.threat': 2, 'other.threat': 1, 'staging.threat': 3 }).isAt('5.2')
  },
)

scene('Dunland enemies get no threat while The Islet is in the staging area', { staging: ['the-islet', raider], at: '5.2' }, (t) => {
  t.sees({ 'raider.threat': 1, 'the-islet.immunities': ['player-card-effects'] }).isAt('5.2')
})

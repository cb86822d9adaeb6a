import { scene } from '@questwright/testkit'

scene(
  'Mere Hound is stronger while the active location is Flooded',
  { you: { heroes: ['scene:hero'], engaged: ['mere-hound'] }, activeLocation: 'flooded-square', encounterDeck: 3, at: '6.3' },
  (t) => {
    t.sees({ 'mere-hound.attack': 3 }).choose('scene:hero').sees({ 'scene:hero.damage': 3 }).isAt('3.2')
  },
)

scene(
  'Mere Hound is not stronger while the active location is not Flooded',
  { you: { heroes: ['scene:hero'], engaged: ['mere-hound'] }, activeLocation: 'toll-house', encounterDeck: 3, at: '6.3' },
  (t) => {
    t.sees({ 'mere-hound.attack': 2 }).isAt('6.4.1')
  },
)

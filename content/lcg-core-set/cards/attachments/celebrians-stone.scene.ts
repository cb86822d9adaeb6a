import { scene } from '@questwright/testkit'

scene(
  "[LCG-COST-25] Celebrían's Stone gives Aragorn 2 willpower and the spirit icon",
  {
    you: { heroes: [{ card: 'aragorn', resources: 3 }], hand: ['celebrians-stone', 'lorien-guide', 'a-light-in-the-dark'] },
    staging: ['forest-spider'],
    at: 'planning',
  },
  (t) => {
    t.offers('celebrians-stone')
    t.changes(() => t.play('celebrians-stone'), { 'aragorn.willpower': +2, 'aragorn.resources': -2 })
    t.sees({ 'aragorn.spheres': ['leadership', 'spirit'] }).asks('choose-to-commit', 'you')
  },
)

scene(
  "[LCG-COST-25] Aragorn with Celebrían's Stone can pay for a Spirit card",
  {
    you: { heroes: [{ card: 'aragorn', resources: 3, attachments: ['celebrians-stone'] }], hand: ['lorien-guide'] },
    at: 'planning',
  },
  (t) => {
    t.changes(() => t.play('lorien-guide'), { 'aragorn.resources': -3, 'you.hand': -1 })
    t.isAt('3.2')
  },
)

scene(
  "Celebrían's Stone gives another hero 2 willpower and no spirit icon",
  {
    you: { heroes: ['aragorn', { card: 'gloin', resources: 3, attachments: ['celebrians-stone'] }], hand: ['lorien-guide'] },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'gloin.willpower': 4, 'gloin.spheres': ['leadership'], 'aragorn.spheres': ['leadership'], 'you.hand': 1 }).isAt('3.2')
  },
)

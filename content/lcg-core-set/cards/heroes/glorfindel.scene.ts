import { scene } from '@questwright/testkit'

scene(
  'Glorfindel pays 1 of his resources to heal 1 damage on any character',
  {
    you: {
      heroes: [
        { card: 'glorfindel', resources: 2, damage: 1 },
        { card: 'gloin', resources: 2, damage: 2 },
      ],
    },
    friend: { heroes: ['aragorn'], allies: [{ card: 'guard-of-the-citadel', damage: 1 }] },
    staging: [{ card: 'king-spider', damage: 1 }],
    at: 'window 1.3',
  },
  (t) => {
    // the cost is paid before the target is chosen
    t.changes(() => t.use('glorfindel'), { 'glorfindel.resources': -1 })
    t.offers('glorfindel', 'gloin', 'guard-of-the-citadel')
    t.changes(() => t.pick('guard-of-the-citadel'), {
      'guard-of-the-citadel.damage': -1,
      'glorfindel.damage': 0,
      'gloin.damage': 0,
      'gloin.resources': 0,
      'glorfindel.exhausted': 'no',
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-LIMIT-4] Glorfindel can heal only once per round',
  { you: { heroes: [{ card: 'glorfindel', resources: 3, damage: 3 }] }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.use('glorfindel'), { 'glorfindel.damage': -1, 'glorfindel.resources': -1 })
    t.isAt('3.2')
    t.until('resource', 'next round').sees({ round: 2, 'glorfindel.resources': 3 }).offers('glorfindel')
    t.changes(() => t.use('glorfindel'), { 'glorfindel.damage': -1 })
    t.isAt('3.2')
  },
)

scene(
  'Glorfindel cannot heal with resources of another hero',
  {
    you: {
      heroes: [
        { card: 'glorfindel', damage: 3 },
        { card: 'beravor', resources: 3 },
      ],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'glorfindel.damage': 3, 'beravor.resources': 3 }).isAt('3.2')
  },
)

scene(
  '[LCG-COST-12] Glorfindel cannot heal when nobody is damaged',
  { you: { heroes: [{ card: 'glorfindel', resources: 3 }] }, staging: [{ card: 'king-spider', damage: 1 }], at: 'window 1.3' },
  (t) => {
    t.sees({ 'glorfindel.resources': 3 }).isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'a ranger exerts to discard a minion in the regroup phase',
  {
    at: 'regroup',
    you: { companions: ['aragorn-king-in-exile'], hand: ['gondors-vengeance'] },
    opponent: { minions: ['uruk-savage', 'goblin-marksman'] },
  },
  (t) => {
    t.play('gondors-vengeance', 'uruk-savage')
    t.sees({ 'aragorn-king-in-exile.wounds': 1, 'uruk-savage.zone': 'opponent.discard', 'goblin-marksman.zone': 'opponent.minions' })
    t.isAt('regroup')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Uruk-hai Armory lowers the fellowship archery total while an Uruk-hai is there',
  {
    at: 'regroup',
    you: { companions: ['legolas-prince-of-mirkwood', 'aragorn-king-in-exile'], hand: ['gondors-vengeance'] },
    opponent: { minions: ['uruk-savage'], support: ['uruk-hai-armory'] },
  },
  (t) => {
    t.sees({ 'fellowship archery': 0 })
    t.play('gondors-vengeance')
    t.sees({ 'fellowship archery': 1 })
    t.isAt('regroup')
  },
)

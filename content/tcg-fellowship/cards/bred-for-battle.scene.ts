import { scene } from '@questwright/testkit'

scene(
  'the Uruk-hai that exerts becomes stronger',
  { at: 'defenders', you: {}, opponent: { minions: ['uruk-savage', 'uruk-shaman', 'goblin-patrol-troop'], hand: ['bred-for-battle'] } },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.asks('assign-leftovers', 'opponent').choose()
    t.asks('window', 'opponent').play('bred-for-battle', 'uruk-savage')
    t.sees({ 'uruk-savage.wounds': 1, 'uruk-shaman.wounds': 0 })
    t.tells('skirmish-resolved', { shadow: 8 })
    t.isWonBy('opponent')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'an archer minion makes the Free Peoples player assign a wound to a companion, and an archer companion wounds a minion',
  {
    at: 'archery-fire',
    you: { companions: [{ card: 'scene:companion', as: 'bowman', keywords: ['Archer'] }] },
    opponent: { minions: [{ card: 'scene:minion', as: 'shooter', keywords: ['Archer'] }] },
  },
  (t) => {
    t.sees({ 'fellowship archery': 1, 'minion archery': 1 })
    t.asks('archery-wounds', 'you').share({ bowman: 1 })
    t.sees({ 'bowman.wounds': 1, 'shooter.wounds': 1 })
    t.asks('assign', 'you')
  },
)

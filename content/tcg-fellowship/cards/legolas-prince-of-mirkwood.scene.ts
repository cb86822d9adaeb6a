import { scene } from '@questwright/testkit'

scene(
  'Legolas is no stronger against an Orc, and shoots',
  { at: 'archery-fire', you: { companions: ['legolas-prince-of-mirkwood'] }, opponent: { minions: ['goblin-patrol-troop'] } },
  (t) => {
    t.sees({ 'fellowship archery': 1, 'goblin-patrol-troop.wounds': 1 })
    t.choose('legolas-prince-of-mirkwood>goblin-patrol-troop')
    t.tells('skirmish-resolved', { free: 6, shadow: 13 })
    t.isAt('regroup')
  },
)

import { scene } from '@questwright/testkit'

scene(
  "Mendor's Support gives Mendor 2 willpower, 2 attack and 2 defense for the round; one copy is played in a round, of all players",
  {
    you: { heroes: ['scene:hero'], allies: ['mendor'], hand: ['mendors-support', 'mendors-support'] },
    friend: { heroes: ['scene:hero'], hand: ['mendors-support'] },
    at: 'planning',
  },
  (t) => {
    t.changes(() => t.play('mendors-support'), { 'mendor.willpower': +2, 'mendor.attack': +2, 'mendor.defense': +2 })
    t.asks('choose-to-commit', 'you').until('planning', 'next round')
    t.sees({ 'mendor.willpower': 1, 'you.hand': 1 }).offers('mendors-support')
  },
)

scene('Without Mendor nobody plays his support', { you: { heroes: ['scene:hero'], hand: ['mendors-support'] }, at: 'planning' }, (t) => {
  t.asks('choose-to-commit', 'you').sees({ 'you.hand': 1 })
})

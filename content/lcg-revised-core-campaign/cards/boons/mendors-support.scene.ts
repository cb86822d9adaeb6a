import { scene } from '@questwright/testkit'

scene(
  "Mendor's Support gives Mendor 2 willpower, attack and defense for the round; the players play one copy in each round",
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

scene(
  "Mendor's Support cannot be played while Mendor is not in play",
  { you: { heroes: ['scene:hero'], hand: ['mendors-support'] }, at: 'planning' },
  (t) => {
    t.asks('choose-to-commit', 'you').sees({ 'you.hand': 1 })
  },
)

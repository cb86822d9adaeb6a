import { scene } from '@questwright/testkit'

scene(
  'They Are Coming takes three cards of the hand to play a Moria Orc from the discard pile',
  {
    at: 'shadow',
    you: { site: 4 },
    opponent: {
      support: ['they-are-coming'],
      hand: ['intimidate', 'intimidate', 'noble-intentions', 'sleep-caradhras'],
      discard: ['goblin-marksman'],
    },
    pool: 4,
  },
  (t) => {
    t.use('they-are-coming')
    t.choose('intimidate', 'intimidate#2', 'noble-intentions')
    t.sees({ 'opponent.hand': 1, 'goblin-marksman.zone': 'opponent.minions', pool: 1 })
    t.isAt('shadow')
  },
)

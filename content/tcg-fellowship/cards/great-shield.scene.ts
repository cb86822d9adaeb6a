import { scene } from '@questwright/testkit'

scene(
  'a Great Shield lowers the archery total of the minions by one',
  {
    at: 'archery',
    you: { companions: [{ card: 'boromir-son-of-denethor', borne: ['great-shield'] }] },
    opponent: { minions: ['goblin-marksman', 'goblin-marksman'] },
  },
  (t) => {
    t.sees({ 'minion archery': 1 })
    t.asks('archery-wounds', 'you')
  },
)

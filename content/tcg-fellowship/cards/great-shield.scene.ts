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

scene(
  'a Great Shield goes on a Man, and not on a Dwarf',
  { you: { companions: ['boromir-son-of-denethor', 'gimli-dwarf-of-erebor', 'scene:companion'], hand: ['great-shield'] } },
  (t) => {
    t.play('great-shield')
    t.asks('bearer', 'you').offers('boromir-son-of-denethor', 'scene:companion')
    t.pick('boromir-son-of-denethor')
    t.sees({ 'great-shield.zone': 'borne of boromir-son-of-denethor', pool: 1 })
    t.isAt('fellowship')
  },
)

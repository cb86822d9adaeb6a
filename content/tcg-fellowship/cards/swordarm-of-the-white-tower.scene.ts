import { scene } from '@questwright/testkit'

scene(
  'Swordarm of the White Tower makes a Gondor companion stronger, and more so with defender +1',
  {
    at: 'defenders',
    you: {
      companions: [{ card: 'boromir-son-of-denethor', keywords: ['Defender 1'] }, 'aragorn-king-in-exile'],
      hand: ['swordarm-of-the-white-tower', 'swordarm-of-the-white-tower'],
    },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('scene:bearer>goblin-patrol-troop')
    t.play('swordarm-of-the-white-tower', 'boromir-son-of-denethor')
    t.play('swordarm-of-the-white-tower', 'aragorn-king-in-exile')
    t.sees({ 'boromir-son-of-denethor.strength': 11, 'aragorn-king-in-exile.strength': 10 })
    t.isAt('skirmish')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Swordsman of the Northern Kingdom makes a ranger stronger by 4 against a roaming minion',
  {
    at: 'defenders',
    you: { companions: ['aragorn-king-in-exile'], hand: ['swordsman-of-the-northern-kingdom'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('aragorn-king-in-exile>goblin-patrol-troop')
    t.play('swordsman-of-the-northern-kingdom')
    t.tells('skirmish-resolved', { free: 12, shadow: 13 })
    t.isAt('regroup')
  },
)

scene(
  'Swordsman of the Northern Kingdom makes a ranger stronger by 2 against a minion that does not roam',
  {
    at: 'defenders',
    you: { site: 4, companions: ['aragorn-king-in-exile'], hand: ['swordsman-of-the-northern-kingdom'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('aragorn-king-in-exile>goblin-patrol-troop')
    t.play('swordsman-of-the-northern-kingdom')
    t.tells('skirmish-resolved', { free: 10, shadow: 13 })
    t.isAt('regroup')
  },
)

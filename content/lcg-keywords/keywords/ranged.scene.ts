import { scene } from '@questwright/testkit'

scene(
  '[LCG-RANGED-1] Ranged lets a character attack an enemy that is engaged with another player',
  { you: { allies: [{ card: 'scene:ally', keywords: ['Ranged'] }] }, friend: { engaged: ['scene:enemy'] }, at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('scene:enemy')
    t.changes(() => t.pick('scene:enemy'), { 'scene:enemy.damage': +1 })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'A character without Ranged cannot attack an enemy that is engaged with another player',
  { you: { allies: ['scene:ally'] }, friend: { engaged: ['scene:enemy'] }, at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

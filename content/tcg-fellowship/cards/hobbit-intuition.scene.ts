import { scene } from '@questwright/testkit'

scene(
  'Hobbit Intuition cancels a skirmish involving a Hobbit at the first sites',
  { at: 'defenders', you: { site: 4, hand: ['hobbit-intuition'] }, opponent: { minions: ['goblin-patrol-troop'] } },
  (t) => {
    t.choose('scene:bearer>goblin-patrol-troop')
    t.play('hobbit-intuition')
    t.tells('skirmish-cancelled')
    t.sees({ 'scene:bearer.wounds': 0 })
    t.isAt('regroup')
  },
)

scene(
  'Hobbit Intuition makes a Hobbit stronger farther on the path, and cancels nothing for others',
  { at: 'defenders', you: { site: 5, hand: ['hobbit-intuition'] }, opponent: { minions: ['uruk-savage'] } },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.play('hobbit-intuition')
    t.tells('skirmish-resolved', { free: 6, shadow: 5 })
    t.tells('skirmish-cancelled', {}, 0)
    t.isAt('regroup')
  },
)

scene(
  'Hobbit Intuition does not cancel the skirmish of a Man',
  {
    at: 'defenders',
    you: { companions: ['boromir-son-of-denethor'], hand: ['hobbit-intuition'] },
    opponent: { minions: ['uruk-savage'] },
  },
  (t) => {
    t.choose('boromir-son-of-denethor>uruk-savage')
    t.play('hobbit-intuition')
    t.tells('skirmish-cancelled', {}, 0)
    t.isAt('skirmish')
  },
)

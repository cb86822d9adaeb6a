import { scene } from '@questwright/testkit'

scene(
  'the Ruling Ring turns the wound for which it is put on, and each later wound of a skirmish, into a burden',
  {
    at: 'defenders',
    you: { bearer: 'frodo-son-of-drogo', ring: 'the-one-ring-the-ruling-ring' },
    opponent: { minions: ['uruk-savage'] },
  },
  (t) => {
    t.choose('frodo-son-of-drogo>uruk-savage')
    t.asks('optional', 'you').use('the-one-ring-the-ruling-ring')
    t.sees({ 'you.burdens': 2, 'frodo-son-of-drogo.wounds': 0, 'frodo-son-of-drogo.wearsRing': 'no' })
    t.tells('ring-put-on', {}, 1)
    t.tells('ring-taken-off', {}, 1)
    t.isAt('regroup')
  },
)

scene(
  'the Ruling Ring may stay off, and does not answer archery wounds',
  {
    at: 'archery-fire',
    you: { bearer: 'frodo-son-of-drogo', ring: 'the-one-ring-the-ruling-ring' },
    opponent: { minions: ['goblin-marksman'] },
  },
  (t) => {
    t.sees({ 'frodo-son-of-drogo.wounds': 1 })
    t.choose('frodo-son-of-drogo>goblin-marksman')
    t.asks('optional', 'you').pass()
    t.sees({ 'you.burdens': 0, 'frodo-son-of-drogo.wounds': 2 })
    t.isAt('regroup')
  },
)

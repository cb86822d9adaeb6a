import { scene } from '@questwright/testkit'

scene(
  'Boromir exerts and makes a Hobbit stronger for the skirmish',
  { at: 'defenders', you: { companions: ['boromir-son-of-denethor'] }, opponent: { minions: ['uruk-savage'] } },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.asks('window', 'you').offers('boromir-son-of-denethor')
    t.use('boromir-son-of-denethor')
    t.sees({ 'boromir-son-of-denethor.wounds': 1, 'scene:bearer.strength': 6 })
    t.until('regroup')
    t.sees({ 'scene:bearer.strength': 3, 'uruk-savage.wounds': 1 })
    t.isAt('regroup')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'twice the strength does not overwhelm the bearer of a Coat of Mail',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', borne: ['coat-of-mail'] }] },
    opponent: { minions: [{ card: 'goblin-patrol-troop', set: { strength: 8 } }] },
  },
  (t) => {
    t.choose('scene:companion>goblin-patrol-troop')
    t.sees({ 'scene:companion.wounds': 1 })
    t.isAt('regroup')
  },
)

scene(
  'three times the strength overwhelms the bearer of a Coat of Mail',
  {
    at: 'defenders',
    you: { companions: [{ card: 'scene:companion', borne: ['coat-of-mail'] }] },
    opponent: { minions: [{ card: 'goblin-patrol-troop', set: { strength: 12 } }] },
  },
  (t) => {
    t.choose('scene:companion>goblin-patrol-troop')
    t.sees({ 'scene:companion.zone': 'you.dead' })
    t.isAt('regroup')
  },
)

scene(
  'a Coat of Mail goes on a Man, and not on a Dwarf',
  { you: { companions: ['boromir-son-of-denethor', 'gimli-dwarf-of-erebor', 'scene:companion'], hand: ['coat-of-mail'] } },
  (t) => {
    t.play('coat-of-mail')
    t.asks('bearer', 'you').offers('boromir-son-of-denethor', 'scene:companion')
    t.pick('boromir-son-of-denethor')
    t.sees({ 'coat-of-mail.zone': 'borne of boromir-son-of-denethor', pool: 1 })
    t.isAt('fellowship')
  },
)

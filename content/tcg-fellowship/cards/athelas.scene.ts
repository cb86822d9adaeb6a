import { scene } from '@questwright/testkit'

scene(
  'Athelas is discarded to heal a companion',
  { you: { companions: [{ card: 'boromir-son-of-denethor', wounds: 2, borne: ['athelas'] }] } },
  (t) => {
    t.use('athelas')
    t.sees({ 'boromir-son-of-denethor.wounds': 1, 'athelas.zone': 'you.discard' })
    t.isAt('fellowship')
  },
)

scene(
  'Athelas is discarded to discard a Shadow condition of a companion, and none of the support area',
  {
    you: { companions: [{ card: 'boromir-son-of-denethor', borne: ['athelas'], against: ['uruk-hai-armory'] }] },
    opponent: { support: ['they-are-coming'] },
  },
  (t) => {
    t.use('athelas')
    t.sees({ 'uruk-hai-armory.zone': 'opponent.discard', 'they-are-coming.zone': 'opponent.support' })
    t.isAt('fellowship')
  },
)

scene(
  'Athelas goes on a Gondor Man, and neither on a Man of another culture nor on a Dwarf',
  {
    you: {
      companions: ['boromir-son-of-denethor', 'aragorn-king-in-exile', 'gimli-dwarf-of-erebor'],
      support: ['barliman-butterbur-prancing-pony-proprietor'],
      hand: ['athelas'],
    },
  },
  (t) => {
    t.play('athelas')
    t.asks('bearer', 'you').offers('boromir-son-of-denethor', 'aragorn-king-in-exile')
    t.pick('aragorn-king-in-exile')
    t.sees({ 'athelas.zone': 'borne of aragorn-king-in-exile', pool: 1 })
    t.isAt('fellowship')
  },
)

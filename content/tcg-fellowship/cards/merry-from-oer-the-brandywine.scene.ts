import { scene } from '@questwright/testkit'

scene(
  'Merry is stronger while he bears a weapon',
  { you: { companions: ['merry-from-oer-the-brandywine'], hand: ['hobbit-sword'] } },
  (t) => {
    t.sees({ 'merry-from-oer-the-brandywine.strength': 3 })
    t.play('hobbit-sword', 'merry-from-oer-the-brandywine')
    t.sees({ 'merry-from-oer-the-brandywine.strength': 7 })
    t.isAt('fellowship')
  },
)

scene(
  'Merry wins a skirmish by the strength that he has with a weapon',
  {
    at: 'defenders',
    you: { companions: [{ card: 'merry-from-oer-the-brandywine', borne: ['hobbit-sword'] }] },
    opponent: { minions: [{ card: 'scene:minion', set: { strength: 6 } }] },
  },
  (t) => {
    t.choose('merry-from-oer-the-brandywine>scene:minion')
    t.sees({ 'scene:minion.wounds': 1, 'merry-from-oer-the-brandywine.wounds': 0 })
    t.isAt('regroup')
  },
)

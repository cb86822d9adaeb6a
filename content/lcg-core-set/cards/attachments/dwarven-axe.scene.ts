import { scene } from '@questwright/testkit'

scene(
  'Dwarven Axe gives a Dwarf 2 attack',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }], allies: ['veteran-axehand'], hand: ['dwarven-axe'] },
    friend: { heroes: ['legolas'] },
    at: 'planning',
  },
  (t) => {
    t.play('dwarven-axe').offers('gimli', 'legolas')
    t.changes(() => t.pick('gimli'), { 'gimli.attack': +2, 'legolas.attack': 0, 'veteran-axehand.attack': 0 })
    t.asks('choose-to-commit', 'you')
  },
)

scene(
  'Dwarven Axe gives any other hero 1 attack',
  { you: { heroes: [{ card: 'legolas', resources: 2 }], hand: ['dwarven-axe'] }, at: 'planning' },
  (t) => {
    t.changes(() => t.play('dwarven-axe'), { 'legolas.attack': +1, 'legolas.defense': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Two Dwarven Axes add up to 4 attack on a Dwarf',
  {
    you: { heroes: [{ card: 'thalin', attachments: ['dwarven-axe', 'dwarven-axe'] }], engaged: ['ungoliants-spawn'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.sees({ 'thalin.attack': 6 })
    t.changes(() => t.pick('ungoliants-spawn'), { 'ungoliants-spawn.damage': +4 })
    t.isAt('3.2')
  },
)

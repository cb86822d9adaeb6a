import { scene } from '@questwright/testkit'

scene(
  'Intimidate prevents a wound of a companion while Gandalf is there',
  {
    at: 'defenders',
    you: { companions: ['gandalf-the-grey-wizard', 'gimli-dwarf-of-erebor'], hand: ['intimidate'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('gandalf-the-grey-wizard>goblin-patrol-troop')
    t.asks('optional', 'you').play('intimidate')
    t.sees({ 'gandalf-the-grey-wizard.wounds': 0, pool: 2 })
    t.isAt('regroup')
  },
)

scene(
  'Intimidate is not offered without Gandalf',
  {
    at: 'defenders',
    you: { companions: [{ card: 'gimli-dwarf-of-erebor', set: { strength: 7 } }], hand: ['intimidate'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>goblin-patrol-troop')
    t.sees({ 'gimli-dwarf-of-erebor.wounds': 1 })
    t.isAt('regroup')
  },
)

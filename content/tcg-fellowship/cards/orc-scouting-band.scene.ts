import { scene } from '@questwright/testkit'

scene(
  'the Orc Scouting Band lowers the roaming penalty of Sauron minions',
  { at: 'shadow', opponent: { minions: ['orc-scouting-band'], hand: ['orc-scouting-band', 'goblin-marksman', 'uruk-savage'] }, pool: 8 },
  (t) => {
    t.play('orc-scouting-band#2')
    t.sees({ pool: 4 })
    t.isAt('shadow')
  },
)

scene(
  'the Orc Scouting Band exerts to wound the character that it skirmishes',
  {
    at: 'defenders',
    you: { companions: ['gimli-dwarf-of-erebor'] },
    opponent: { minions: ['orc-scouting-band'] },
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>orc-scouting-band')
    t.use('orc-scouting-band')
    t.sees({ 'orc-scouting-band.wounds': 1, 'gimli-dwarf-of-erebor.wounds': 2 })
    t.isAt('regroup')
  },
)

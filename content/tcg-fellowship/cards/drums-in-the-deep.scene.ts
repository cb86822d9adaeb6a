import { scene } from '@questwright/testkit'

scene(
  'Drums in the Deep makes a Moria Orc stronger by 4 against a Dwarf',
  {
    at: 'defenders',
    you: { companions: ['gimli-dwarf-of-erebor'] },
    opponent: { minions: ['goblin-runner'], hand: ['drums-in-the-deep'] },
  },
  (t) => {
    t.choose('gimli-dwarf-of-erebor>goblin-runner')
    t.play('drums-in-the-deep')
    t.tells('skirmish-resolved', { shadow: 9 })
    t.isAt('regroup')
  },
)

scene(
  'Drums in the Deep makes a Moria Orc stronger by 2 against others',
  {
    at: 'defenders',
    you: { companions: ['legolas-prince-of-mirkwood'] },
    opponent: { minions: ['goblin-runner'], hand: ['drums-in-the-deep'] },
  },
  (t) => {
    t.choose('legolas-prince-of-mirkwood>goblin-runner')
    t.play('drums-in-the-deep')
    t.tells('skirmish-resolved', { shadow: 7 })
    t.isAt('regroup')
  },
)

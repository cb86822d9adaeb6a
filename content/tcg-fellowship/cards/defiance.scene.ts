import { scene } from '@questwright/testkit'

scene(
  'Defiance makes an Elf stronger by 2 against an Orc',
  { at: 'defenders', you: { companions: ['legolas-prince-of-mirkwood'], hand: ['defiance'] }, opponent: { minions: ['goblin-marksman'] } },
  (t) => {
    t.choose('legolas-prince-of-mirkwood>goblin-marksman')
    t.play('defiance')
    t.tells('skirmish-resolved', { free: 8 })
    t.sees({ pool: 1 })
    t.isAt('regroup')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Moria Scout adds two tokens when it is played and an Elf is there',
  { at: 'shadow', you: { site: 4, companions: ['legolas-prince-of-mirkwood'] }, opponent: { hand: ['moria-scout'] }, pool: 2 },
  (t) => {
    t.play('moria-scout')
    t.sees({ pool: 2 })
    t.isAt('shadow')
  },
)

scene(
  'Moria Scout adds nothing without an Elf',
  { at: 'shadow', you: { site: 4, companions: ['gimli-dwarf-of-erebor'] }, opponent: { hand: ['moria-scout'] }, pool: 2 },
  (t) => {
    t.play('moria-scout')
    t.sees({ pool: 0 })
    t.isAt('shadow')
  },
)

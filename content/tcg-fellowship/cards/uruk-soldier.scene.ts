import { scene } from '@questwright/testkit'

scene(
  'Uruk Soldier may discard the top card of the Free Peoples draw deck when it is played',
  { at: 'shadow', opponent: { hand: ['uruk-soldier', 'uruk-soldier'] }, pool: 9 },
  (t) => {
    t.play('uruk-soldier')
    t.asks('optional-after', 'opponent').use('uruk-soldier')
    t.sees({ 'you.deck': 8, 'you.discard': 1 })
    t.play('uruk-soldier#2').pass()
    t.sees({ 'you.deck': 8 })
    t.isAt('shadow')
  },
)

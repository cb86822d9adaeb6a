import { scene } from '@questwright/testkit'

scene(
  'a Nazgûl pays no roaming penalty in the Bree Streets',
  {
    at: 'shadow',
    path: ['scene:site-1', 'bree-streets'],
    you: { site: 2 },
    opponent: { hand: ['ulaire-attea-keeper-of-dol-guldur', { card: 'goblin-runner', as: 'runner' }] },
    pool: 7,
  },
  (t) => {
    t.play('ulaire-attea-keeper-of-dol-guldur')
    t.sees({ pool: 1 })
    t.isAt('assignment')
  },
)

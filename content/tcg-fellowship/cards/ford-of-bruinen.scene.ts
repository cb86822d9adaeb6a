import { scene } from '@questwright/testkit'

scene(
  'the first Nazgûl of a turn costs five less at the Ford of Bruinen',
  {
    at: 'shadow',
    path: ['scene:site-1', 'scene:site-2', 'ford-of-bruinen'],
    you: { site: 3 },
    opponent: { hand: ['ulaire-attea-keeper-of-dol-guldur', 'ulaire-attea-keeper-of-dol-guldur', 'uruk-savage'] },
    pool: 9,
  },
  (t) => {
    t.play('ulaire-attea-keeper-of-dol-guldur')
    t.sees({ pool: 8, 'ulaire-attea-keeper-of-dol-guldur#2.twilight': 6 })
    t.isAt('shadow')
  },
)

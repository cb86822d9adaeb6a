import { scene } from '@questwright/testkit'

scene(
  'Úlairë Attëa gains strength for twilight tokens, up to five in a phase, and Legolas is stronger against him',
  {
    at: 'defenders',
    you: { companions: ['legolas-prince-of-mirkwood'], hand: ['defiance'] },
    opponent: { minions: [{ card: 'ulaire-attea-keeper-of-dol-guldur', wounds: 0 }] },
    pool: 9,
  },
  (t) => {
    t.choose('legolas-prince-of-mirkwood>ulaire-attea-keeper-of-dol-guldur')
    t.sees({ 'legolas-prince-of-mirkwood.strength': 9 })
    t.play('defiance')
    t.sees({ 'legolas-prince-of-mirkwood.strength': 13, pool: 10 })
    for (let i = 0; i < 5; i++) t.use('ulaire-attea-keeper-of-dol-guldur')
    t.sees({ pool: 5 })
    t.tells('skirmish-resolved', { free: 13, shadow: 17 })
    t.asks('assign', 'you')
  },
)

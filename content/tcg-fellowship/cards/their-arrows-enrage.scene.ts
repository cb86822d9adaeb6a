import { scene } from '@questwright/testkit'

scene(
  'Their Arrows Enrage is played when an Uruk-hai is there, and weakens archers of the Free Peoples',
  {
    at: 'shadow',
    you: { companions: ['legolas-prince-of-mirkwood'] },
    opponent: { minions: ['uruk-savage', 'goblin-marksman'], hand: ['their-arrows-enrage'] },
    pool: 1,
  },
  (t) => {
    t.asks('window', 'opponent').play('their-arrows-enrage')
    t.sees({
      'their-arrows-enrage.zone': 'opponent.support',
      'legolas-prince-of-mirkwood.strength': 5,
      'scene:bearer.strength': 3,
      'goblin-marksman.strength': 7,
    })
    t.isAt('shadow')
  },
)

scene(
  'Their Arrows Enrage is not played without Saruman and Uruk-hai',
  { at: 'shadow', opponent: { minions: ['goblin-marksman'], hand: ['their-arrows-enrage', 'goblin-runner'] }, pool: 5 },
  (t) => {
    t.asks('window', 'opponent').notOffered('their-arrows-enrage')
    t.isAt('shadow')
  },
)

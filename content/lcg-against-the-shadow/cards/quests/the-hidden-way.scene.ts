import { scene } from '@questwright/testkit'

const archer = {
  card: 'scene:ally',
  is: ['exhausted', 'committed'],
  lasting: [{ stat: 'attack', set: 3, until: 'phase' }],
} as const

scene(
  'At The Hidden Way the first player takes control of each Ranger objective in the staging area, and of no other',
  {
    you: { allies: [archer] },
    friend: {},
    firstPlayer: 'friend',
    quest: { card: 'ambush-in-ithilien', progress: 14 },
    questDeck: ['southron-counter-attack', 'the-hidden-way', 'approaching-cair-andros'],
    staging: ['celador', 'ithilien-guardian', 'scene:objective'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'the-hidden-way', 'celador.zone': 'friend.play-area', 'celador.controller': 'friend' })
    t.sees({ 'ithilien-guardian.zone': 'friend.play-area', 'scene:objective.zone': 'staging-area', 'celador.committed': 'no' })
    t.isAt('3.2')
  },
)

scene(
  'At The Hidden Way no player can engage an enemy, and no enemy makes an engagement check',
  { you: { threat: 45 }, quest: 'the-hidden-way', staging: ['southron-company', 'scene:location'], encounterDeck: 5, at: '5.1' },
  (t) => {
    t.tells('step-skipped', { step: 'checks' }, 1).sees({ 'southron-company.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  'The Hidden Way leads to Approaching Cair Andros',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }] },
    quest: { card: 'the-hidden-way', progress: 9 },
    questDeck: ['approaching-cair-andros'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'approaching-cair-andros', 'quest.progress': 0 }).isAt('3.2')
  },
)

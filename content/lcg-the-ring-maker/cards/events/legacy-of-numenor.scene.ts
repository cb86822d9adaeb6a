import { scene } from '@questwright/testkit'

const captain = { card: 'scene:hero', as: 'captain', lasting: [{ stat: 'spheres', gain: 'leadership', until: 'game' }] } as const

scene(
  'Legacy of Númenor raises the threat of each player by 4, and gives each hero of each player 1 resource',
  {
    you: {
      heroes: [captain, { card: 'scene:hero', as: 'second', resources: 2 }],
      allies: ['scene:ally'],
      threat: 20,
      hand: ['legacy-of-numenor'],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }], threat: 30 },
    at: 'window 1.3',
  },
  (t) => {
    t.play('legacy-of-numenor').sees({
      'you.threat': 24,
      'friend.threat': 34,
      'captain.resources': 1,
      'second.resources': 3,
      'theirs.resources': 1,
    })
    t.tells('resources-gained', {}, 3).isAt('3.2')
  },
)

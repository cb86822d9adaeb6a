import { scene } from '@questwright/testkit'

const gondorian = { card: 'scene:hero', lasting: [{ stat: 'traits', gain: 'Gondor', until: 'game' }] } as const
const steward = { card: 'lcg-dream-chaser:denethor', as: 'steward', resources: 3 } as const

scene(
  'Denethor begins the game with 2 resources, and collects another in the first round',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [{ heroes: ['lcg-dream-chaser:denethor', 'lcg-core-set:gloin'], cards: { 'lcg-core-set:guard-of-the-citadel': 12 } }],
    },
  },
  (t) => {
    t.isAt('setup.5').sees({ 'lcg-dream-chaser:denethor.resources': 2, 'gloin.resources': 0 })
    t.no().sees({ 'lcg-dream-chaser:denethor.resources': 3, 'gloin.resources': 1, 'you.threat': 17 })
    t.isAt('planning')
  },
)

scene(
  'Denethor moves 1 resource to another Gondor hero of any player, once in a round',
  {
    you: { heroes: [steward, { card: 'scene:hero', as: 'stranger' }] },
    friend: {
      heroes: [
        { ...gondorian, as: 'soldier' },
        { ...gondorian, as: 'captain' },
      ],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.use('steward').offers('soldier', 'captain').pick('captain')
    t.sees({ 'steward.resources': 2, 'captain.resources': 1, 'stranger.resources': 0 }).asks('choose-to-commit', 'you')
  },
)

scene(
  'Denethor moves no resource when he has none',
  {
    you: { heroes: [{ ...steward, resources: 0 }] },
    friend: { heroes: [{ ...steward, as: 'twin', card: 'scene:hero' }, gondorian] },
    at: 'window 1.3',
  },
  (t) => {
    t.asks('choose-to-commit', 'you')
  },
)

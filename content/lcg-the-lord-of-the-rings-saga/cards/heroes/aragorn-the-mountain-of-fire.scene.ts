import { scene } from '@questwright/testkit'

const king = (resources: number) => ({ card: 'aragorn-the-mountain-of-fire', as: 'king', resources, is: ['exhausted'] }) as const

scene(
  'Aragorn pays 1 of his resources to ready, once in a phase',
  { you: { heroes: [king(3)] }, staging: ['scene:location', 'scene:enemy'], encounterDeck: 5, at: '3.1' },
  (t) => {
    t.use('king').sees({ 'king.exhausted': 'no', 'king.resources': 2 })
    // committing exhausts Aragorn again; he cannot ready a second time in this phase, so no player is asked in a window before travel
    t.choose('king').asks('choose-location').sees({ 'king.exhausted': 'yes', 'king.resources': 2 }).decline()
    t.use('king').sees({ 'king.exhausted': 'no', 'king.resources': 1 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Aragorn can defend for another player',
  {
    you: {
      heroes: [
        { card: 'aragorn-the-mountain-of-fire', as: 'king' },
        { card: 'scene:hero', as: 'ready' },
      ],
      engaged: [{ card: 'scene:enemy', is: ['attacked'] }],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'far', is: ['exhausted'] }], engaged: [{ card: 'scene:enemy', as: 'foe' }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'you').pick('king').sees({ 'far.damage': 0 }).asks('choose-enemy-to-attack', 'you')
  },
)

scene(
  '[LCG-ARAGORN-2] Aragorn goes to the next player with the first player token',
  { you: { heroes: [king(0), 'scene:hero'] }, friend: {}, at: '7.4' },
  (t) => {
    t.sees({ 'king.controller': 'friend' }).isAt('window 1.3')
  },
)

scene(
  '[LCG-ARAGORN-3] The game is lost when Aragorn is destroyed',
  {
    you: {
      heroes: [{ card: 'aragorn-the-mountain-of-fire', as: 'king', damage: 4 }, 'scene:hero'],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 8, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('king').isLost('lost.aragorn-lost')
  },
)

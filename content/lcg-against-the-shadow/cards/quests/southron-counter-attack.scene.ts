import { scene } from '@questwright/testkit'

const shield = (defense: number) =>
  ({
    card: 'scene:ally',
    is: ['exhausted', 'committed'],
    lasting: [
      { stat: 'willpower', set: 0, until: 'phase' },
      { stat: 'defense', set: defense, until: 'phase' },
    ],
  }) as const

scene(
  'Southron Counter-attack has Siege, and Archery 2 in a game of two players',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], allies: [shield(3)] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    quest: 'southron-counter-attack',
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.tells('quest-compared', { willpower: 3, threat: 1, counts: 'defense' }, 1).sees({ 'quest.progress': 2 })
    t.decline().decline().asks('assign-damage', 'you').share({ mine: 1, theirs: 1 }).sees({ 'mine.damage': 1, 'theirs.damage': 1 })
    t.asks('choose-to-commit')
  },
)

scene(
  'Southron Counter-attack has Archery 1 in a game of a single player, in addition to the Archery of enemies',
  { you: {}, quest: 'southron-counter-attack', staging: ['southron-mercenaries'], encounterDeck: 5, at: '6.1' },
  (t) => {
    t.sees({ 'scene:hero.damage': 2 }).isAt('3.2')
  },
)

scene(
  'Southron Counter-attack leads to Approaching Cair Andros, and removes The Hidden Way from the game',
  {
    you: { allies: [shield(3)] },
    quest: { card: 'southron-counter-attack', progress: 6 },
    questDeck: ['the-hidden-way', 'approaching-cair-andros'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'approaching-cair-andros', 'the-hidden-way.zone': 'removed', questDeck: 0 }).isAt('3.2')
  },
)

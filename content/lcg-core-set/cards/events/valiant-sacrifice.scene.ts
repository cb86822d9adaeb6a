import { scene } from '@questwright/testkit'

scene(
  'Valiant Sacrifice lets the controller of an ally that has left play draw 2 cards',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 1 }],
      allies: [{ card: 'guard-of-the-citadel', damage: 1, is: ['exhausted'] }],
      hand: ['valiant-sacrifice'],
      deck: 5,
    },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.asks('after-response', 'you').offers('valiant-sacrifice').sees({ 'guard-of-the-citadel.zone': 'you.discard' })
    t.changes(() => t.play('valiant-sacrifice'), { 'aragorn.resources': -1, 'you.hand': +1, 'you.deck': -2 })
    t.isAt('4.2')
  },
)

scene(
  'Valiant Sacrifice can be played for an ally of another player, who draws the cards',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['valiant-sacrifice'], deck: 5 },
    friend: { allies: [{ card: 'snowbourn-scout', is: ['exhausted'] }], deck: 5 },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.changes(() => t.play('valiant-sacrifice'), { 'you.hand': -1, 'you.deck': 0, 'friend.hand': +2 })
    t.isAt('4.2')
  },
)

scene(
  'Valiant Sacrifice can be played when an ally returns to hand',
  {
    you: { heroes: [{ card: 'aragorn', resources: 2 }], hand: ['sneak-attack', 'guard-of-the-citadel', 'valiant-sacrifice'], deck: 5 },
    staging: ['forest-spider'],
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').decline().asks('after-response', 'you').offers('valiant-sacrifice')
    t.changes(() => t.play('valiant-sacrifice'), { 'you.deck': -2 })
    t.isAt('5.2')
  },
)

scene(
  'Valiant Sacrifice cannot be played when a hero leaves play',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 1 },
        { card: 'theodred', damage: 3, is: ['exhausted'] },
      ],
      hand: ['valiant-sacrifice'],
      deck: 5,
    },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'theodred.zone': 'you.discard', 'you.hand': 1 }).isAt('4.2')
  },
)

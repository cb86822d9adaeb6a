import { scene } from '@questwright/testkit'

scene(
  'Setup attaches Tireless Ranger, which does not count towards the deck, to a hero, who gets 1 defense and is a Ranger',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [
        {
          heroes: ['lcg-core-set:theodred', 'lcg-core-set:gloin'],
          cards: { 'tireless-ranger': 1, 'lcg-core-set:guard-of-the-citadel': 12 },
        },
      ],
    },
  },
  (t) => {
    t.asks('choose', 'you').offers('theodred', 'gloin').pick('gloin').isAt('setup.5')
    t.sees({ 'tireless-ranger.zone': 'attachments of gloin', 'gloin.defense': 2, 'gloin.traits': ['Dwarf', 'Noble', 'Ranger'] })
    t.sees({ 'theodred.defense': 1, 'you.hand': 6, 'you.deck': 6 }).isAt('setup.5')
  },
)

scene(
  '[LCG-PERMANENT-1] Tireless Ranger is removed from the game when its hero leaves play',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'bearer', damage: 8, attachments: ['tireless-ranger'] }, 'scene:hero'],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', by: 1, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'bearer.defense': 1, 'bearer.traits': ['Ranger'] }).pick('bearer')
    t.sees({ 'bearer.zone': 'you.discard', 'tireless-ranger.zone': 'removed' }).asks('choose-enemy-to-attack')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Setup attaches Skilled Healer to a hero, who gets 2 hit points and is a Healer',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [
        {
          heroes: ['lcg-core-set:theodred', 'lcg-core-set:gloin'],
          cards: { 'skilled-healer': 1, 'lcg-core-set:guard-of-the-citadel': 12 },
        },
      ],
    },
  },
  (t) => {
    t.asks('choose', 'you').offers('theodred', 'gloin').pick('gloin').isAt('setup.5')
    t.sees({ 'skilled-healer.zone': 'attachments of gloin', 'gloin.hitPoints': 6, 'gloin.traits': ['Dwarf', 'Noble', 'Healer'] })
    t.sees({ 'skilled-healer.controller': 'you', 'you.hand': 6 }).isAt('setup.5')
  },
)

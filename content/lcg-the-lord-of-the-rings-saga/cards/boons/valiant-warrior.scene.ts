import { scene } from '@questwright/testkit'

scene(
  'Setup attaches Valiant Warrior to a hero, who gets 1 attack and is a Warrior',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [
        {
          heroes: ['lcg-core-set:theodred', 'lcg-core-set:gloin'],
          cards: { 'valiant-warrior': 1, 'lcg-core-set:guard-of-the-citadel': 12 },
        },
      ],
    },
  },
  (t) => {
    t.asks('choose', 'you').offers('theodred', 'gloin').pick('gloin').isAt('setup.5')
    t.sees({ 'valiant-warrior.zone': 'attachments of gloin', 'gloin.attack': 3, 'gloin.traits': ['Dwarf', 'Noble', 'Warrior'] })
    t.sees({ 'valiant-warrior.controller': 'you', 'you.hand': 6 }).isAt('setup.5')
  },
)

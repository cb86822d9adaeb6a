import { scene } from '@questwright/testkit'

scene(
  'Setup attaches Noble Hero to a hero, who gets 1 willpower and is Noble',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [
        {
          heroes: ['lcg-core-set:theodred', 'lcg-core-set:beravor'],
          cards: { 'noble-hero': 1, 'lcg-core-set:guard-of-the-citadel': 12 },
        },
      ],
    },
  },
  (t) => {
    t.asks('choose', 'you').offers('theodred', 'beravor').pick('beravor').isAt('setup.5')
    t.sees({ 'noble-hero.zone': 'attachments of beravor', 'beravor.willpower': 3, 'beravor.traits': ['Dúnedain', 'Ranger', 'Noble'] })
    t.sees({ 'noble-hero.controller': 'you', 'you.hand': 6 }).isAt('setup.5')
  },
)

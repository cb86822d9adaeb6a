import { scene } from '@questwright/testkit'

scene(
  'The Sacks lie apart, Trolls and cave aside, and each player has revealed a card',
  {
    game: {
      scenario: 'we-must-away-ere-break-of-day',
      decks: [{ heroes: ['scene:hero'], cards: { 'scene:card': 10 } }],
      mode: 'easy',
    },
  },
  (t) => {
    t.no().sees({
      'sack-deck': 7,
      'william.zone': 'set-aside',
      'bert.zone': 'set-aside',
      'tom.zone': 'set-aside',
      'troll-cave.zone': 'set-aside',
    })
    t.sees({ 'quest.slug': 'an-unexpected-party', 'quest.side': 'B' }).tells('revealed', {}, 1).asks('choose-to-commit')
  },
)

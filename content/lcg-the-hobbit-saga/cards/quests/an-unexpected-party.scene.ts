import { scene } from '@questwright/testkit'

scene(
  'Setup of An Unexpected Party makes the Sack deck, sets Trolls and Troll Cave aside, and each player reveals a card',
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

import { scene } from '@questwright/testkit'

scene(
  'Trolls have 1 threat more for each player while Troll Camp is in the staging area',
  { you: {}, friend: {}, staging: ['troll-camp', 'bert', 'scene:enemy'], encounterDeck: 5, at: '3.1' },
  (t) => {
    t.sees({ 'bert.threat': 5, 'enemy.threat': 1, 'troll-camp.threat': 3 }).asks('choose-to-commit')
  },
)

scene('Troll Camp gives Trolls no threat as the active location', { activeLocation: 'troll-camp', staging: ['bert'], at: '3.1' }, (t) => {
  t.sees({ 'bert.threat': 3 }).asks('choose-to-commit')
})

for (const where of ['free', 'in a Sack'] as const)
  scene(
    `Bilbo, ${where}, spends 1 of his resources and exhausts to remove a Sack from a character at Troll Camp`,
    {
      you: { heroes: [{ card: 'bilbo-baggins', resources: 1, ...(where === 'free' ? {} : { attachments: ['a-deep-sack'] }) }] },
      friend: { heroes: [{ card: 'scene:hero', attachments: ['a-worn-sack'] }] },
      staging: ['troll-camp'],
      at: '2.2',
    },
    (t) => {
      t.use('bilbo-baggins', ...(where === 'free' ? [] : ['a-worn-sack']))
      t.sees({ 'hero.attachments': 0, 'a-worn-sack.zone': 'sack-deck', 'bilbo-baggins.resources': 0, 'bilbo-baggins.exhausted': 'yes' })
      t.asks('choose-to-commit', 'friend')
    },
  )

import { scene } from '@questwright/testkit'

const lots = 'lots-or-none-at-all'

scene(
  'Lots or None at All gains Doomed 2 when no Troll is in the staging area',
  {
    you: { heroes: ['scene:hero'], threat: 10, engaged: ['tom'] },
    zones: { 'sack-deck': ['a-worn-sack'] },
    encounterDeck: [lots, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 12, 'sack-deck': 1 }).asks('choose-defender')
  },
)

scene(
  'Lots or None at All has the first player sack 1 when a Troll is in the staging area',
  {
    you: { heroes: ['scene:hero'], threat: 10 },
    staging: ['tom'],
    zones: { 'sack-deck': ['a-worn-sack'] },
    encounterDeck: [lots, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('threat-raised', { amount: 2 }, 0).sees({ 'hero.attachments': 1 }).asks('choose-enemy-to-engage')
  },
)

const shadowed = (foe: string) =>
  ({
    you: {
      heroes: ['scene:hero', { card: 'bilbo-baggins', resources: 1, is: ['exhausted'] }],
      engaged: [{ card: foe, as: 'foe', shadow: [lots] }],
    },
    zones: { 'sack-deck': ['a-large-sack'] },
    encounterDeck: 5,
    at: '6.3',
  }) as const

scene('Shadow: the player sacks 1 when the attacking enemy is a Troll', shadowed('tom'), (t) => {
  t.decline().no().sees({ 'hero.attachments': 1, 'bilbo-baggins.resources': 1 }).asks('choose-hero-for-damage')
})

scene('Shadow: the player sacks nothing against a Troll when 1 resource of Bilbo is spent', shadowed('tom'), (t) => {
  t.decline().yes().sees({ 'hero.attachments': 0, 'bilbo-baggins.resources': 0 }).asks('choose-hero-for-damage')
})

scene('Shadow: the player sacks nothing when the attacking enemy is no Troll', shadowed('scene:enemy'), (t) => {
  t.decline().asks('choose-hero-for-damage').sees({ 'sack-deck': 1 })
})

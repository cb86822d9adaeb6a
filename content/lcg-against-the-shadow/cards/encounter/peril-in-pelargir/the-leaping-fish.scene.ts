import { scene } from '@questwright/testkit'

const bearer = { card: 'scene:hero', attachments: [{ card: 'alcarons-scroll', controller: 'you' }] } as const
const deck = ['harbor-thug', 'scene:location', { card: 'harbor-thug', as: 'later' }, 'scene:treachery'] as const

scene(
  "The Leaping Fish discards a card for each player as the quest phase begins if a hero has Alcaron's Scroll, and stages enemies",
  { you: { heroes: [bearer] }, friend: {}, activeLocation: 'the-leaping-fish', encounterDeck: deck, at: '3.1' },
  (t) => {
    t.sees({ 'harbor-thug.zone': 'staging-area', 'scene:location.zone': 'encounter-discard', encounterDeck: 2, staging: 1 })
    t.asks('choose-to-commit', 'you')
  },
)

scene(
  "The Leaping Fish discards no card while Alcaron's Scroll is in the staging area",
  { you: {}, staging: ['alcarons-scroll'], activeLocation: 'the-leaping-fish', encounterDeck: deck, at: '3.1' },
  (t) => {
    t.sees({ encounterDeck: 4, staging: 1 }).offers('alcarons-scroll')
  },
)

scene(
  "The Leaping Fish discards no card while Alcaron's Scroll is attached to an enemy",
  {
    staging: [{ card: 'scene:enemy', attachments: ['alcarons-scroll'] }],
    activeLocation: 'the-leaping-fish',
    encounterDeck: deck,
    at: '3.1',
  },
  (t) => {
    t.sees({ encounterDeck: 4, staging: 1 }).asks('choose-to-commit', 'you')
  },
)

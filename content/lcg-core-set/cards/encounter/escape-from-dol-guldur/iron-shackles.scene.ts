import { scene } from '@questwright/testkit'

scene(
  '[LCG-ATTACH-7] Iron Shackles is attached to the deck of the first player: a Condition attachment in play that nobody controls',
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn'], deck: 3 },
    friend: { heroes: ['theodred'], deck: 3 },
    staging: ['dungeon-jailor'],
    encounterDeck: ['iron-shackles', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'iron-shackles.zone': 'friend.deck-attachments',
      'iron-shackles.type': 'attachment',
      'iron-shackles.traits': ['Condition'],
      'iron-shackles.controller': null,
      'friend.deck': 3,
      staging: 1,
    })
    t.isAt('5.2')
  },
)

const shackled = { heroes: ['aragorn'], deck: 5, onDeck: ['iron-shackles'] } as const

scene(
  'Iron Shackles is discarded instead of a card drawn from its deck in the resource phase; other players draw',
  { you: shackled, friend: { deck: 5 }, encounterDeck: 2, at: '1.3' },
  (t) => {
    t.sees({ 'you.hand': 0, 'you.deck': 5, 'friend.hand': 1, 'iron-shackles.zone': 'encounter-discard', 'iron-shackles.traits': [] })
    t.isAt('3.2')
  },
)

scene(
  'Iron Shackles is discarded instead of a whole draw of 3 cards',
  { you: { ...shackled, heroes: ['eowyn'], hand: ['gandalf'], resources: 5 }, encounterDeck: 4, at: 'planning' },
  (t) => {
    t.play('gandalf').use('gandalf')
    t.sees({ 'you.hand': 0, 'you.deck': 5, 'iron-shackles.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene('A player draws cards again after Iron Shackles is discarded', { you: shackled, encounterDeck: 5, at: '1.3' }, (t) => {
  t.until('3.2').sees({ 'you.hand': 0 }).choose('aragorn').until('3.2')
  t.sees({ 'you.hand': 1, 'you.deck': 4 }).isAt('3.2')
})

scene(
  'Iron Shackles stays on a deck when a card leaves the deck without being drawn',
  { you: { ...shackled, hand: ['stand-and-fight'] }, at: '4.1', staging: ['tower-gate'] },
  (t) => {
    // the topmost card of the deck enters play as an Orc Guard
    t.pick('tower-gate').sees({ 'you.deck': 4, 'iron-shackles.zone': 'you.deck-attachments' }).isAt('6.4.1')
  },
)

scene(
  'Shadow: Iron Shackles is attached to the deck of the first player, even when another player is attacked',
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn', 'theodred'], deck: 2, engaged: [{ card: 'forest-spider', shadow: ['iron-shackles'] }] },
    friend: { heroes: ['dunhere'], deck: 2 },
    at: '6.3',
  },
  (t) => {
    t.choose('theodred').sees({ 'iron-shackles.zone': 'friend.deck-attachments', 'forest-spider.shadow': 0 }).isAt('6.8a')
  },
)

scene(
  'Iron Shackles is discarded when the player of its deck is eliminated',
  { you: { ...shackled, threat: 49 }, friend: { heroes: ['dunhere'] }, staging: ['scene:location'], encounterDeck: 3, at: '7.3' },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'iron-shackles.zone': 'encounter-discard' }).isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

const board = {
  you: { heroes: ['lcg-core-set:aragorn'], allies: ['lcg-core-set:faramir'], threat: 20 },
  friend: { heroes: ['theodred'], threat: 20 },
  encounterDeck: ['ominous-fate', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

for (const [campaign, part] of [
  ['voyage-across-belegaer', 1],
  ['the-fate-of-numenor', 2],
  ['raid-on-the-grey-havens', 3],
] as const)
  scene(
    `Ominous Fate in part ${part} raises threat by ${part} or deals ${part} damage, and goes to the victory display if a player seals it`,
    { ...board, rules: ['lcg-campaigns:campaign', 'lcg-campaigns:experience', `${campaign}-campaign`] },
    (t) => {
      t.asks('choose-one', 'you').offers('reveal-one', 'raise-threat', 'take-damage').pick('raise-threat')
      t.asks('choose-one', 'friend').pick('take-damage').asks('may-seal-fate', 'you').yes()
      t.sees({ 'you.threat': 20 + part, 'theodred.damage': part, 'ominous-fate.zone': 'victory-display' })
      // a card for each player, and one for Surge
      t.tells('revealed', {}, 3).asks('action-window')
    },
  )

scene('Ominous Fate may reveal a card for a player, and is discarded if nobody seals it', board, (t) => {
  t.pick('reveal-one', 'raise-threat').no().sees({ 'ominous-fate.zone': 'encounter-discard', 'friend.threat': 21, 'you.threat': 20 })
  t.tells('revealed', {}, 4).asks('action-window')
})

scene(
  'Ominous Fate cannot be cancelled',
  {
    ...board,
    friend: {},
    you: { heroes: ['eowyn'], hand: ['a-test-of-will'], resources: 5, threat: 20 },
  },
  (t) => {
    t.asks('choose-one', 'you').pick('raise-threat', 'raise-threat').asks('may-seal-fate', 'you').no()
    t.sees({ 'you.threat': 21, 'a-test-of-will.zone': 'you.hand' }).asks('action-window')
  },
)

scene(
  'Shadow: an encounter card is revealed',
  {
    you: { heroes: ['lcg-core-set:aragorn'], engaged: [{ card: 'scene:enemy', shadow: ['ominous-fate'] }] },
    encounterDeck: ['scene:location', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.choose('lcg-core-set:aragorn').sees({ 'scene:location.zone': 'staging-area' }).isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Pursued by Shadow raises the threat of each player by the number of their characters that are not committed',
  {
    you: {
      heroes: ['aragorn', { card: 'theodred', is: ['exhausted', 'committed'] }, { card: 'gloin', is: ['exhausted'] }],
      allies: ['snowbourn-scout'],
      threat: 20,
    },
    friend: { heroes: [{ card: 'dunhere', is: ['exhausted', 'committed'] }], threat: 20 },
    third: { heroes: ['eleanor', 'scene:hero'], threat: 20 },
    staging: ['old-forest-road'],
    encounterDeck: ['pursued-by-shadow', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'third').pass().sees({ 'you.threat': 23, 'friend.threat': 20, 'third.threat': 22 }).isAt('4.2')
  },
)

const pursued = (allies: readonly { readonly card: string; readonly is: readonly ['exhausted'] }[]) =>
  ({
    you: {
      heroes: [{ card: 'aragorn', is: ['exhausted'] }, 'theodred'],
      allies: ['snowbourn-scout', ...allies],
      threat: 20,
      engaged: [{ card: 'king-spider', shadow: ['pursued-by-shadow'] }],
    },
    friend: { heroes: ['dunhere'], allies: [{ card: 'silverlode-archer', is: ['exhausted'] }], threat: 20 },
    encounterDeck: 3,
    at: '6.3',
  }) as const

scene(
  'Shadow: Pursued by Shadow returns an exhausted ally of the defending player to hand',
  pursued([
    { card: 'faramir', is: ['exhausted'] },
    { card: 'guard-of-the-citadel', is: ['exhausted'] },
  ]),
  (t) => {
    t.choose('theodred').asks('choose', 'you').offers('faramir', 'guard-of-the-citadel')
    t.changes(() => t.pick('guard-of-the-citadel'), { 'you.hand': +1, 'you.threat': 0, 'guard-of-the-citadel.zone': 'you.hand' })
    t.sees({ 'faramir.zone': 'you.play-area', 'snowbourn-scout.zone': 'you.play-area', 'theodred.damage': 2 }).isAt('6.8a')
  },
)

scene('Shadow: Pursued by Shadow raises the threat of a defending player without an exhausted ally by 3', pursued([]), (t) => {
  t.changes(() => t.choose('theodred'), { 'you.threat': +3, 'friend.threat': 0, 'you.hand': 0 })
  t.sees({ 'silverlode-archer.zone': 'friend.play-area' }).isAt('6.8a')
})

scene(
  '[LCG-ATTACK-7] Shadow: Pursued by Shadow returns a defending ally to hand, and a hero takes the damage',
  {
    you: { heroes: ['theodred'], allies: ['faramir'], threat: 20, engaged: [{ card: 'king-spider', shadow: ['pursued-by-shadow'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('faramir').sees({ 'faramir.zone': 'you.hand', 'theodred.damage': 3, 'you.threat': 20 }).isAt('6.8a')
  },
)

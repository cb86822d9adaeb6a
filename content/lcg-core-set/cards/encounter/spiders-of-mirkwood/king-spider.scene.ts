import { scene } from '@questwright/testkit'

scene(
  'King Spider makes each player exhaust one of their ready characters',
  {
    you: { heroes: ['aragorn', { card: 'gloin', is: ['exhausted'] }], allies: ['guard-of-the-citadel'] },
    friend: { heroes: ['theodred', 'dunhere'] },
    encounterDeck: ['king-spider', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-exhaust', 'you').offers('aragorn', 'guard-of-the-citadel')
    t.pick('guard-of-the-citadel').asks('choose-to-exhaust', 'friend').offers('theodred', 'dunhere')
    t.changes(() => t.pick('dunhere'), {
      'guard-of-the-citadel.exhausted': 'yes',
      'dunhere.exhausted': 'yes',
      'aragorn.exhausted': 'no',
      'theodred.exhausted': 'no',
    })
    t.sees({ 'king-spider.zone': 'staging-area' }).isAt('5.2')
  },
)

scene(
  '[LCG-ABILITY-11] King Spider skips a player who has no ready character',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    friend: { heroes: ['theodred'] },
    encounterDeck: ['king-spider', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'theodred.exhausted': 'yes' }).isAt('5.2')
  },
)

scene(
  "Shadow: King Spider exhausts one of the defending player's characters",
  { you: { heroes: ['aragorn', 'gloin', 'theodred'], engaged: [{ card: 'forest-spider', shadow: ['king-spider'] }] }, at: '6.3' },
  (t) => {
    t.choose('aragorn').asks('choose-to-exhaust', 'you').offers('gloin', 'theodred')
    t.changes(() => t.pick('gloin'), { 'gloin.exhausted': 'yes', 'theodred.exhausted': 'no' })
    t.isAt('6.8a')
  },
)

scene(
  'Shadow: King Spider exhausts two characters of the attacked player when the attack is undefended',
  { you: { heroes: ['aragorn', 'gloin', 'theodred'], engaged: [{ card: 'forest-spider', shadow: ['king-spider'] }] }, at: '6.3' },
  (t) => {
    t.decline().choose('gloin', 'theodred').pick('theodred')
    t.sees({ 'gloin.exhausted': 'yes', 'theodred.exhausted': 'yes', 'aragorn.exhausted': 'no', 'theodred.damage': 2 }).isAt('6.8a')
  },
)

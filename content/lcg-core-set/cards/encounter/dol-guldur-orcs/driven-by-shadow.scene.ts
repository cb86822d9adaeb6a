import { scene } from '@questwright/testkit'

scene(
  'Driven by Shadow adds 1 threat to the enemies and locations in the staging area until the end of the phase',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'], engaged: ['king-spider'] },
    friend: { heroes: ['dunhere'] },
    staging: ['forest-spider', 'old-forest-road'],
    activeLocation: 'forest-gate',
    encounterDeck: ['driven-by-shadow', 'black-forest-bats', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('action-window', 'you').offers('faramir')
    t.sees({
      'forest-spider.threat': 3,
      'old-forest-road.threat': 2,
      'king-spider.threat': 2,
      'forest-gate.threat': 2,
      'black-forest-bats.threat': 1,
    })
    t.sees({ encounterDeck: 1, encounterDiscard: 1, 'staging.threat': 6 })
    t.until('5.2').sees({ 'staging.threat': 4 }).isAt('5.2')
  },
)

scene(
  'Driven by Shadow reveals another card when the staging area is empty',
  {
    you: { heroes: ['aragorn'], engaged: ['king-spider'] },
    encounterDeck: ['driven-by-shadow', 'forest-spider', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.zone': 'staging-area', 'forest-spider.threat': 2, encounterDeck: 1 }).isAt('5.2')
  },
)

const equipped = { card: 'aragorn', attachments: ['steward-of-gondor', 'celebrians-stone', 'caught-in-a-web'] } as const

scene(
  'Shadow: Driven by Shadow discards an attachment of the defender',
  {
    you: {
      heroes: [equipped, { card: 'gloin', attachments: ['unexpected-courage'] }],
      engaged: [{ card: 'forest-spider', shadow: ['driven-by-shadow'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('aragorn').until('6.4.2')
    t.asks('choose-to-discard', 'you').offers('steward-of-gondor', 'celebrians-stone', 'caught-in-a-web')
    t.changes(() => t.pick('celebrians-stone'), { 'aragorn.attachments': -1, 'you.discard': +1, 'gloin.attachments': 0 })
    t.asks('action-window', 'you')
  },
)

scene(
  'Shadow: Driven by Shadow discards every attachment of the attacked player when the attack is undefended',
  {
    you: {
      heroes: [equipped, { card: 'gloin', attachments: ['unexpected-courage'] }],
      engaged: [{ card: 'forest-spider', shadow: ['driven-by-shadow'] }],
    },
    friend: { heroes: [{ card: 'theodred', attachments: ['the-favor-of-the-lady'] }] },
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').decline().until('6.4.3')
    t.sees({ 'aragorn.attachments': 1, 'gloin.attachments': 0, 'theodred.attachments': 1, 'you.discard': 3 }).asks(
      'choose-hero-for-damage',
      'you',
    )
  },
)

scene(
  'Driven by Shadow is not revealed endlessly when it is the only card of the encounter deck',
  { you: { heroes: ['aragorn'] }, encounterDeck: ['driven-by-shadow'], at: '3.3' },
  (t) => {
    t.sees({ encounterDeck: 1, round: 2 }).isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

const stage = { quest: 'out-of-the-dungeons', encounterDeck: 9 } as const

scene(
  'Out of the Dungeons gives each player an Orc Guard at the beginning of each quest phase',
  {
    ...stage,
    you: { heroes: ['aragorn'], deck: ['faramir', 'gandalf', 'snowbourn-scout'] },
    friend: { heroes: ['theodred'], deck: ['son-of-arnor', 'common-cause'] },
    at: '3.1',
  },
  (t) => {
    t.sees({
      'you.engaged': 1,
      'friend.engaged': 1,
      'faramir.zone': 'you.engaged',
      'faramir.liesAs': 'orc-guard',
      'faramir.attack': 1,
      'faramir.knownTo': [],
      'son-of-arnor.zone': 'friend.engaged',
    })
    t.isAt('3.2')
  },
)

scene(
  'Out of the Dungeons adds no Orc Guard in other phases, nor from an empty deck',
  { ...stage, you: { heroes: ['aragorn'], deck: ['faramir', 'gandalf'] }, friend: { heroes: ['theodred'] }, at: '2.1' },
  (t) => {
    t.sees({ 'you.engaged': 1, 'friend.engaged': 0, 'you.deck': 1 }).isAt('3.2')
  },
)

const ready = { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }, 'aragorn'] } as const

scene(
  'The players win when they defeat Out of the Dungeons without the Nazgûl in play, although another stage is left',
  { ...stage, questDeck: ['through-the-caverns'], quest: { card: 'out-of-the-dungeons', progress: 3 }, you: ready, at: '3.4' },
  (t) => {
    t.isWon('won.last-stage')
  },
)

scene(
  'Out of the Dungeons is not defeated with 6 of 7 progress',
  { ...stage, quest: { card: 'out-of-the-dungeons', progress: 2 }, you: ready, at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 6 }).isAt('3.2')
  },
)

scene(
  'Out of the Dungeons is not defeated while the Nazgûl is in the staging area',
  { ...stage, quest: { card: 'out-of-the-dungeons', progress: 7 }, you: ready, staging: ['nazgul-of-dol-guldur'], at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 7 }).isAt('5.2')
  },
)

scene(
  'The players win on Out of the Dungeons as soon as the engaged Nazgûl is destroyed',
  {
    ...stage,
    quest: { card: 'out-of-the-dungeons', progress: 9 },
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'nazgul-of-dol-guldur', damage: 7 }] },
    at: '6.7',
  },
  (t) => {
    t.sees({ 'quest.progress': 9 }).pick('nazgul-of-dol-guldur').choose('aragorn', 'theodred').isWon('won.last-stage')
  },
)

scene(
  'The players do not win when the Nazgûl is destroyed while Out of the Dungeons has too little progress',
  {
    ...stage,
    quest: { card: 'out-of-the-dungeons', progress: 6 },
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'nazgul-of-dol-guldur', damage: 7 }] },
    at: '6.7',
  },
  (t) => {
    t.pick('nazgul-of-dol-guldur').choose('aragorn', 'theodred').sees({ 'nazgul-of-dol-guldur.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  'Players may play more than one ally in a round on Out of the Dungeons',
  { ...stage, you: { heroes: ['aragorn'], hand: ['guard-of-the-citadel', 'snowbourn-scout'], resources: 9 }, at: 'planning' },
  (t) => {
    t.play('snowbourn-scout').offers('guard-of-the-citadel').play('guard-of-the-citadel').sees({ 'you.play': 3 }).isAt('3.2')
  },
)

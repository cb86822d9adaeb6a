import { scene } from '@questwright/testkit'

const guard = { facedown: { name: 'orc-guard', type: 'enemy', attack: 1, defense: 1, hitPoints: 1 } } as const

scene(
  'After the players travel to Tower Gate, the top card of each deck engages its owner facedown as an Orc Guard',
  {
    you: { heroes: ['aragorn', 'theodred'], deck: ['snowbourn-scout', 'faramir'] },
    friend: { heroes: ['dunhere'], deck: ['gandalf'] },
    staging: ['tower-gate'],
    at: '4.2',
  },
  (t) => {
    t.pick('tower-gate')
    t.sees({
      'you.engaged': 1,
      'you.deck': 1,
      'friend.engaged': 1,
      'friend.deck': 0,
      'snowbourn-scout.zone': 'you.engaged',
      'snowbourn-scout.face': 'down',
      'snowbourn-scout.type': 'enemy',
      'snowbourn-scout.attack': 1,
      'snowbourn-scout.defense': 1,
      'snowbourn-scout.hitPoints': 1,
      'snowbourn-scout.threat': '-',
      'snowbourn-scout.engagementCost': '-',
      'snowbourn-scout.traits': [],
      'snowbourn-scout.willpower': '-',
      'snowbourn-scout.knownTo': [],
      'gandalf.zone': 'friend.engaged',
    })
    t.tells('engaged', { how: 'effect' }, 2)
    t.tells('entered-play', { card: 'snowbourn-scout' }, 0).isAt('6.4.1')
  },
)

scene(
  'Tower Gate adds no Orc Guard while it is in the staging area',
  {
    you: { heroes: ['aragorn'], deck: ['snowbourn-scout'] },
    friend: { heroes: ['dunhere'], engaged: ['forest-spider'] },
    staging: ['tower-gate', 'endless-caverns'],
    at: '4.2',
  },
  (t) => {
    t.offers('tower-gate', 'endless-caverns').pick('endless-caverns').sees({ 'you.deck': 1, 'you.engaged': 0, 'friend.engaged': 1 })
    t.asks('choose-defender', 'friend')
  },
)

scene(
  'A player with an empty deck gets no Orc Guard from Tower Gate',
  { you: { heroes: ['aragorn'] }, friend: { heroes: ['dunhere'], deck: ['gandalf'] }, staging: ['tower-gate'], at: '4.2' },
  (t) => {
    t.pick('tower-gate').sees({ 'you.engaged': 0, 'friend.engaged': 1 }).asks('choose-defender', 'friend')
  },
)

scene(
  '[LCG-CARD-TYPES-2] An ally that is an Orc Guard counts as an enemy and not as a character, and attacks',
  {
    you: {
      heroes: [{ card: 'dunhere', is: ['exhausted'] }, 'aragorn'],
      engaged: [
        { card: 'forest-spider', shadow: ['hummerhorns'] },
        { card: 'faramir', ...guard, shadow: ['endless-caverns'] },
      ],
    },
    at: '6.3',
  },
  (t) => {
    // Hummerhorns deals damage to each character of the player
    t.pick('forest-spider').choose('aragorn')
    t.sees({ 'aragorn.damage': 1, 'dunhere.damage': 1, 'faramir.damage': 0, 'faramir.type': 'enemy' })
    t.asks('choose-hero-for-damage', 'you').pick('dunhere').sees({ 'dunhere.damage': 2 }).isAt('3.2')
  },
)

scene(
  'An Orc Guard that is destroyed goes to the discard pile of its owner, face up',
  { you: { heroes: ['aragorn'], engaged: [{ card: 'faramir', ...guard }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.changes(() => t.choose('faramir'), { 'you.discard': +1, 'you.engaged': -1, encounterDiscard: 0, victoryDisplay: 0 })
    t.sees({ 'faramir.zone': 'you.discard', 'faramir.face': 'up', 'faramir.type': 'ally' }).isAt('3.2')
  },
)

scene(
  'An attack of 1 does not destroy an Orc Guard',
  { you: { heroes: ['scene:hero'], allies: ['guard-of-the-citadel'], engaged: [{ card: 'faramir', ...guard }] }, at: '6.7' },
  (t) => {
    t.choose('faramir').sees({ 'faramir.zone': 'you.engaged', 'faramir.damage': 0 }).isAt('6.8a')
  },
)

scene(
  'Another copy of a unique ally may be played while that ally is an Orc Guard, and the Orc Guard has no action',
  {
    you: { heroes: ['aragorn'], hand: ['faramir'], resources: 4, engaged: [{ card: 'faramir', as: 'orc', ...guard }] },
    at: 'planning',
  },
  (t) => {
    t.offers('faramir').play('faramir').sees({ 'faramir.zone': 'you.play-area', 'orc.zone': 'you.engaged' })
    t.offers('faramir').notOffered('orc')
  },
)

for (const quest of ['the-necromancers-tower', 'through-the-caverns', 'out-of-the-dungeons'] as const)
  scene(
    `An Orc Guard that would return to the staging area goes to the discard pile of its owner (${quest})`,
    {
      you: { heroes: [{ card: 'dunhere', resources: 2 }], hand: ['a-light-in-the-dark'], engaged: [{ card: 'snowbourn-scout', ...guard }] },
      quest,
      at: 'window 5.3',
    },
    (t) => {
      t.play('a-light-in-the-dark').sees({ 'snowbourn-scout.zone': 'you.discard', 'snowbourn-scout.face': 'up', staging: 0 }).isAt('3.2')
    },
  )

scene(
  'An Orc Guard engaged with a player who is eliminated goes to the discard pile of its owner, and engages nobody else',
  {
    you: { heroes: ['aragorn'], threat: 49, engaged: [{ card: 'snowbourn-scout', ...guard }] },
    friend: { heroes: ['dunhere'], threat: 10 },
    quest: 'through-the-caverns',
    at: '7.3',
  },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'snowbourn-scout.zone': 'you.discard', staging: 0, 'friend.engaged': 0 }).isAt('3.2')
  },
)

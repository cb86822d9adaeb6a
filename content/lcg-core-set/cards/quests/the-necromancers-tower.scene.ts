import { scene } from '@questwright/testkit'

const citadel = { 'guard-of-the-citadel': 7 } as const
const mine = { heroes: ['aragorn', 'theodred', 'gloin'], cards: citadel } as const
const theirs = { heroes: ['eowyn', 'eleanor', 'dunhere'], cards: citadel } as const
const scenario = 'escape-from-dol-guldur'
const prisoner = { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } } as const

scene(
  "The Necromancer's Tower begins with three guarded objectives and with the Nazgûl set aside",
  { game: { scenario, decks: [mine] } },
  (t) => {
    t.no().sees({
      'gandalfs-map.zone': 'attachments of great-forest-web',
      'dungeon-torch.zone': 'attachments of tower-gate',
      'shadow-key.zone': 'attachments of dol-guldur-beastmaster',
      'great-forest-web.zone': 'staging-area',
      staging: 3,
      'nazgul-of-dol-guldur.zone': 'set-aside',
      'nazgul-of-dol-guldur.face': 'up',
      // 41 cards minus four and three
      encounterDeck: 34,
      encounterDiscard: 0,
      'quest.slug': 'the-necromancers-tower',
      'quest.side': 'B',
      'quest.questPoints': 9,
      questDeck: 2,
    })
    t.tells('entered-play', { how: 'set-up' }, 3).tells('shuffled', { zone: 'encounter-deck' }, 1).tells('revealed', {}, 3)
    t.tellsInOrder('entered-play', 'set-aside', 'shuffled', 'revealed', 'turned-facedown').isAt('planning')
  },
)

scene(
  'A random hero is the prisoner from the start: its threat counts, and it gets no resources and cannot quest',
  { game: { scenario, decks: [mine] }, rigs: { prisoner: [1] } },
  (t) => {
    t.no().sees({
      'theodred.face': 'down',
      'theodred.liesAs': 'prisoner',
      'theodred.zone': 'you.play-area',
      'theodred.knownTo': ['you'],
      'theodred.traits': [],
      'theodred.title': 'Théodred',
      'theodred.unique': 'yes',
      'you.threat': 29,
      'theodred.resources': 0,
      'aragorn.resources': 1,
      'gloin.resources': 1,
    })
    t.pass().asks('choose-to-commit', 'you').offers('aragorn', 'gloin')
  },
)

scene(
  'Only one hero among the heroes of all players is the prisoner',
  { game: { scenario, decks: [mine, theirs] }, rigs: { prisoner: [5] } },
  (t) => {
    t.pick('you').pick('you').no().no()
    t.sees({ 'dunhere.face': 'down', 'dunhere.knownTo': ['you', 'friend'] })
    t.tells('turned-facedown', {}, 1).tells('turned-facedown', { card: 'dunhere' }, 1).isAt('window 1.3')
  },
)

scene(
  'The encounter deck has 30 cards in easy mode, and the prisoner keeps its starting resource',
  { game: { scenario, decks: [mine], mode: 'easy' }, rigs: { prisoner: [0] } },
  (t) => {
    t.no().sees({
      'aragorn.resources': 1,
      'theodred.resources': 2,
      setAside: 1, // 30 cards minus four and three
      encounterDeck: 23,
    })
    t.isAt('planning')
  },
)

scene(
  'A player with a single hero loses before the first round, because that hero is the prisoner',
  { game: { scenario, decks: [{ heroes: ['eowyn'], cards: citadel }] } },
  (t) => {
    t.no().tells('round-began', {}, 0).isLost('lost.prisoner')
  },
)

scene(
  'The prisoner cannot defend or attack, and takes no damage',
  { you: { heroes: ['aragorn', prisoner], engaged: [{ card: 'forest-spider', shadow: ['hummerhorns'] }] }, encounterDeck: 2, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('aragorn').decline()
    // 2 damage of the shadow effect, 2 of the attack
    t.sees({ 'aragorn.damage': 4, 'gloin.damage': 0, 'gloin.face': 'down' }).offers('forest-spider')
    t.pick('forest-spider').sees({ 'forest-spider.damage': 2 }).isAt('3.2')
  },
)

scene(
  'The prisoner keeps its resources and attachments, and is readied together with other heroes',
  {
    you: { heroes: ['aragorn', { ...prisoner, is: ['exhausted'], resources: 1, attachments: ['celebrians-stone'] }] },
    encounterDeck: 2,
    at: '7.1',
  },
  (t) => {
    t.sees({
      'gloin.exhausted': 'no',
      'gloin.resources': 1,
      'celebrians-stone.zone': 'attachments of gloin',
      'gloin.willpower': '-',
      'aragorn.resources': 1,
    })
    t.isAt('3.2')
  },
)

scene(
  'Resources of the prisoner cannot pay for cards',
  { you: { heroes: ['eowyn', { ...prisoner, resources: 5 }], hand: ['guard-of-the-citadel'], resources: 5 }, at: 'planning' },
  (t) => {
    // Éowyn's action, to discard a card, is offered
    t.offers('eowyn')
  },
)

scene(
  'A card with the title of a unique prisoner cannot be played',
  {
    you: {
      heroes: ['aragorn', { card: 'gloin', facedown: { name: 'prisoner', title: 'Faramir', unique: true } }],
      hand: ['faramir'],
      resources: 5,
    },
    at: 'planning',
  },
  (t) => {
    t.notOffered('faramir').isAt('3.2')
  },
)

const tower = { quest: 'the-necromancers-tower', questDeck: ['through-the-caverns', 'out-of-the-dungeons'] } as const

scene(
  'The players together may play only one ally per round',
  {
    ...tower,
    you: { heroes: ['aragorn'], hand: ['guard-of-the-citadel', 'snowbourn-scout'], resources: 9 },
    friend: { heroes: ['theodred'], hand: ['son-of-arnor'], resources: 9 },
    encounterDeck: 9,
    at: 'planning',
  },
  (t) => {
    t.offers('guard-of-the-citadel', 'snowbourn-scout').play('snowbourn-scout')
    t.sees({ 'snowbourn-scout.zone': 'you.play-area' }).asks('choose-to-commit', 'you')
    // the other player can play one ally again in the next round
    t.until('planning', 'next round').asks('action-window', 'friend').offers('son-of-arnor')
    t.play('son-of-arnor').sees({ 'son-of-arnor.zone': 'friend.play-area' }).asks('choose-to-commit', 'friend')
  },
)

scene(
  'Attachments, events and allies that are put into play do not count as the one ally of the round',
  {
    ...tower,
    you: { heroes: ['aragorn'], hand: ['steward-of-gondor', 'snowbourn-scout', 'sneak-attack', 'faramir'], resources: 9 },
    at: 'planning',
  },
  (t) => {
    t.play('steward-of-gondor').play('snowbourn-scout').offers('steward-of-gondor', 'sneak-attack')
    t.play('sneak-attack').sees({ 'faramir.zone': 'you.play-area' }).offers('steward-of-gondor', 'faramir')
  },
)

scene(
  "The Necromancer's Tower is defeated as soon as the players claim an objective, and not before",
  {
    ...tower,
    you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }, prisoner] },
    quest: { card: 'the-necromancers-tower', progress: 8 },
    staging: ['shadow-key'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'the-necromancers-tower', 'quest.progress': 12 }).use('shadow-key')
    t.sees({ 'quest.slug': 'through-the-caverns', 'quest.progress': 0, 'shadow-key.zone': 'attachments of eowyn', 'gloin.face': 'down' })
    t.isAt('3.2')
  },
)

scene(
  "The Necromancer's Tower is not defeated before it has 9 progress, even with an objective claimed",
  {
    ...tower,
    you: {
      heroes: [
        { card: 'eowyn', is: ['exhausted', 'committed'] },
        { card: 'theodred', attachments: [{ card: 'shadow-key', controller: 'you' }] },
      ],
    },
    quest: { card: 'the-necromancers-tower', progress: 4 },
    encounterDeck: 9,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'the-necromancers-tower', 'quest.progress': 8 }).choose('eowyn')
    t.sees({ 'quest.slug': 'through-the-caverns' }).isAt('3.2')
  },
)

scene(
  'All players lose when the threat of the player with the prisoner reaches 50',
  { ...tower, you: { heroes: ['aragorn', prisoner], threat: 49 }, friend: { heroes: ['eowyn'] }, at: '7.3' },
  (t) => {
    t.isLost('lost.prisoner')
  },
)

scene(
  'All players lose when the last other hero of the player with the prisoner is destroyed',
  {
    ...tower,
    you: { heroes: [{ card: 'theodred', damage: 3 }, prisoner], engaged: [{ card: 'forest-spider', shadow: ['endless-caverns'] }] },
    friend: { heroes: ['eowyn'] },
    at: '6.3',
  },
  (t) => {
    t.decline().isLost('lost.prisoner')
  },
)

scene(
  'The other players go on when a player without the prisoner is eliminated',
  { ...tower, you: { heroes: ['aragorn', prisoner] }, friend: { heroes: ['eowyn'], threat: 49 }, encounterDeck: 3, at: '7.3' },
  (t) => {
    t.sees({ 'friend.eliminated': 'yes', 'gloin.face': 'down' }).isAt('3.2')
  },
)

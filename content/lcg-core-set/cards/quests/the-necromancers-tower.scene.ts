import { scene } from '@questwright/testkit'

const citadel = { 'guard-of-the-citadel': 7 } as const
const mine = { heroes: ['aragorn', 'theodred', 'gloin'], cards: citadel } as const
const theirs = { heroes: ['eowyn', 'eleanor', 'dunhere'], cards: citadel } as const
const scenario = 'escape-from-dol-guldur'
const prisoner = { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } } as const

scene(
  "The Necromancer's Tower begins with three objectives, each with its guard; the Nazgûl lies aside, in no deck",
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
  'A hero picked at random is the prisoner from the first round on: its threat counts, and it has no resources and no quest',
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
  'The prisoner is one of the heroes of all players, and only one of them',
  { game: { scenario, decks: [mine, theirs] }, rigs: { prisoner: [5] } },
  (t) => {
    t.pick('you').pick('you').no().no()
    t.sees({ 'dunhere.face': 'down', 'dunhere.knownTo': ['you', 'friend'] })
    t.tells('turned-facedown', {}, 1).tells('turned-facedown', { card: 'dunhere' }, 1).isAt('window 1.3')
  },
)

scene(
  'The easy mode plays with 30 cards, and the prisoner keeps the resource that it began with',
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
  'Who brings one hero, and loses it to the dungeons, has lost before the first round',
  { game: { scenario, decks: [{ heroes: ['eowyn'], cards: citadel }] } },
  (t) => {
    t.no().tells('round-began', {}, 0).isLost('lost.prisoner')
  },
)

scene(
  'The prisoner neither defends nor attacks, and no damage falls on it',
  { you: { heroes: ['aragorn', prisoner], engaged: [{ card: 'forest-spider', shadow: ['hummerhorns'] }] }, encounterDeck: 2, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('aragorn').decline()
    // 2 damage of the shadow effect, 2 of the attack
    t.sees({ 'aragorn.damage': 4, 'gloin.damage': 0, 'gloin.face': 'down' }).offers('forest-spider')
    t.pick('forest-spider').sees({ 'forest-spider.damage': 2 }).isAt('3.2')
  },
)

scene(
  'The prisoner keeps what lies on it, and is readied with the others',
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
  "The prisoner's resources pay for nothing, and its sphere counts for nothing",
  { you: { heroes: ['eowyn', { ...prisoner, resources: 5 }], hand: ['guard-of-the-citadel'], resources: 5 }, at: 'planning' },
  (t) => {
    // Éowyn's action, to discard a card, is offered
    t.offers('eowyn')
  },
)

scene(
  'No card of the title of a unique prisoner is played',
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
  'The group plays one ally a round, whoever plays it',
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
  'Attachments and events count for no ally, and an ally that is put into play is not played',
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
  "The Necromancer's Tower is not left without an objective; progress goes on, and it is left as soon as one is claimed",
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
  "The Necromancer's Tower is left with one objective, and not before its 9 points",
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
  'When the threat of the player of the prisoner reaches 50, all players have lost',
  { ...tower, you: { heroes: ['aragorn', prisoner], threat: 49 }, friend: { heroes: ['eowyn'] }, at: '7.3' },
  (t) => {
    t.isLost('lost.prisoner')
  },
)

scene(
  'When the last other hero of the player of the prisoner is destroyed, all players have lost',
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
  'The group plays on without a player who goes without the prisoner',
  { ...tower, you: { heroes: ['aragorn', prisoner] }, friend: { heroes: ['eowyn'], threat: 49 }, encounterDeck: 3, at: '7.3' },
  (t) => {
    t.sees({ 'friend.eliminated': 'yes', 'gloin.face': 'down' }).isAt('3.2')
  },
)

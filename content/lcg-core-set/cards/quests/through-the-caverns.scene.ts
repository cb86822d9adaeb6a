import { scene } from '@questwright/testkit'

const prisoner = { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } } as const
const eowyn = { card: 'eowyn', is: ['exhausted', 'committed'] } as const
const held = (card: string) => ({ card, controller: 'you' }) as const
const caverns = { quest: 'through-the-caverns', questDeck: ['out-of-the-dungeons'] } as const

scene(
  'After progress is placed on Through the Caverns, the prisoner may be rescued as a hero with 1 damage',
  { ...caverns, you: { heroes: [eowyn, { ...prisoner, attachments: ['celebrians-stone'] }] }, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.asks('after-response', 'you').offers('through-the-caverns')
    t.use('through-the-caverns').sees({ 'gloin.face': 'up', 'gloin.liesAs': null, 'gloin.damage': 1, 'gloin.traits': ['Dwarf', 'Noble'] })
    // the damage is placed, not dealt, so Glóin's response adds no resource; his only one is of the next round, and the Stone gives him 2 willpower
    t.sees({ 'gloin.resources': 1, 'gloin.willpower': 4 }).offers('eowyn', 'gloin').isAt('3.2')
  },
)

scene(
  'The players may leave the prisoner and rescue it after later progress',
  { ...caverns, you: { heroes: [eowyn, prisoner] }, encounterDeck: 6, at: '3.4' },
  (t) => {
    t.pass().sees({ 'gloin.face': 'down', 'quest.progress': 4 }).choose('eowyn')
    t.offers('through-the-caverns')
      .use('through-the-caverns')
      .sees({ 'gloin.face': 'up', 'gloin.damage': 1, 'quest.progress': 8 })
      .isAt('3.2')
  },
)

scene(
  'Any player may rescue the prisoner',
  { ...caverns, you: { heroes: [eowyn] }, friend: { heroes: ['theodred', prisoner] }, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.asks('after-response', 'you').pass().asks('after-response', 'friend').use('through-the-caverns')
    t.sees({ 'gloin.face': 'up', 'gloin.zone': 'friend.play-area', 'gloin.controller': 'friend' }).isAt('3.2')
  },
)

scene(
  'The prisoner cannot be rescued when progress is placed only on the active location',
  {
    ...caverns,
    you: { heroes: [eowyn, prisoner] },
    activeLocation: { card: 'mountains-of-mirkwood', progress: 0 },
    staging: ['tower-gate', 'black-forest-bats'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'mountains-of-mirkwood.progress': 1, 'quest.progress': 0, 'gloin.face': 'down' }).isAt('5.2')
  },
)

scene(
  'Through the Caverns rescues nobody when there is no prisoner',
  { ...caverns, you: { heroes: [eowyn, 'gloin'] }, encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 4, 'quest.questPoints': 15, 'gloin.damage': 0 }).isAt('3.2')
  },
)

const all = ['gandalfs-map', 'dungeon-torch', 'shadow-key'] as const

scene(
  'Through the Caverns is defeated when its last progress rescues the prisoner and all objectives are claimed',
  {
    ...caverns,
    quest: { card: 'through-the-caverns', progress: 11 },
    you: {
      heroes: [
        { ...eowyn, attachments: [held('gandalfs-map'), held('dungeon-torch')] },
        { card: 'theodred', attachments: [held('shadow-key')] },
        prisoner,
      ],
    },
    setAside: ['nazgul-of-dol-guldur'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'through-the-caverns', 'quest.progress': 15 }).use('through-the-caverns')
    t.sees({ 'quest.slug': 'out-of-the-dungeons', 'quest.side': 'B', 'quest.progress': 0, 'gloin.face': 'up', staging: 1 }).isAt('5.2')
  },
)

scene(
  'Through the Caverns is not defeated while the prisoner is not rescued',
  {
    ...caverns,
    quest: { card: 'through-the-caverns', progress: 11 },
    you: {
      heroes: [
        { ...eowyn, attachments: [held('gandalfs-map'), held('dungeon-torch')] },
        { card: 'theodred', attachments: [held('shadow-key')] },
        prisoner,
      ],
    },
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    // at the end of the round a player orders the forced effects of the torch and the key
    t.pass().sees({ 'quest.slug': 'through-the-caverns', 'quest.progress': 15 }).isAt('0.1')
  },
)

scene(
  'Through the Caverns is defeated as soon as the third objective is claimed, and not before',
  {
    ...caverns,
    quest: { card: 'through-the-caverns', progress: 11 },
    you: { heroes: [{ ...eowyn, attachments: all.slice(0, 2).map(held) }, 'theodred'] },
    staging: ['shadow-key'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'through-the-caverns', 'quest.progress': 15 }).use('shadow-key', 'theodred')
    t.sees({ 'quest.slug': 'out-of-the-dungeons', 'shadow-key.zone': 'attachments of theodred' }).isAt('0.1')
  },
)

scene(
  'The players together may play only one ally per round on Through the Caverns',
  { ...caverns, you: { heroes: ['aragorn'], hand: ['guard-of-the-citadel', 'snowbourn-scout'], resources: 9 }, at: 'planning' },
  (t) => {
    t.play('snowbourn-scout').sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'All players lose when the player with the prisoner is eliminated on Through the Caverns',
  { ...caverns, you: { heroes: ['aragorn', prisoner], threat: 49 }, friend: { heroes: ['eowyn'] }, at: '7.3' },
  (t) => {
    t.isLost('lost.prisoner')
  },
)

scene(
  'The other players go on when a player whose prisoner was rescued is eliminated',
  { ...caverns, you: { heroes: ['aragorn', 'gloin'], threat: 49 }, friend: { heroes: ['eowyn'] }, encounterDeck: 3, at: '7.3' },
  (t) => {
    t.sees({ 'you.eliminated': 'yes' }).isAt('3.2')
  },
)

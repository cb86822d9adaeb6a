import { scene } from '@questwright/testkit'

const prisoner = { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } } as const
/** The names of this many allies with 1 willpower and 1 attack. */
const troop = (count: number): string[] => Array.from({ length: count }, () => 'scene:ally')
const later = { questDeck: ['through-the-caverns', 'out-of-the-dungeons'], setAside: ['nazgul-of-dol-guldur'], encounterDeck: 40 } as const
const deck = (...heroes: string[]) => ({ heroes, cards: { 'unexpected-courage': 8 } })
const scenario = 'escape-from-dol-guldur'

scene(
  '[LCG-SETUP-17] Escape from Dol Guldur is played with its own set, the Spiders of Mirkwood and the Dol Guldur Orcs',
  { game: { scenario, decks: [deck('aragorn', 'theodred')] }, rigs: { prisoner: [0] } },
  (t) => {
    t.no().sees({ 'quest.slug': 'the-necromancers-tower', questDeck: 2, setAside: 1, encounterDeck: 34, staging: 3 })
    // one card of each set, in whichever zone it is
    t.sees({ 'king-spider.zone': 'encounter-deck', 'chieftan-ufthak.zone': 'encounter-deck', 'cavern-guardian.zone': 'encounter-deck' })
    t.isAt('3.2')
  },
)

scene(
  'Four players begin Escape from Dol Guldur with three objectives, three guards and one prisoner',
  {
    game: {
      scenario,
      decks: [deck('aragorn', 'theodred'), deck('eowyn', 'eleanor'), deck('gloin'), deck('dunhere')],
    },
    rigs: { prisoner: [3] },
  },
  (t) => {
    t.pick('you').pick('you').pick('you').pick('you').no().no().no().no()
    t.sees({ staging: 3, encounterDeck: 34, 'eleanor.face': 'down', 'eowyn.face': 'up' })
    t.tells('turned-facedown', {}, 1).isAt('window 1.3')
  },
)

scene(
  'All four players lose when the only hero of one player is the prisoner',
  {
    game: {
      scenario,
      decks: [deck('aragorn', 'theodred'), deck('eowyn', 'eleanor'), deck('gloin'), deck('dunhere')],
    },
    rigs: { prisoner: [4] },
  },
  (t) => {
    t.pick('you').pick('you').pick('you').pick('you').no().no().no().no()
    t.isLost('lost.prisoner')
  },
)

scene(
  'One player wins Escape from Dol Guldur with three objectives, the rescued prisoner and the Nazgûl destroyed',
  {
    ...later,
    you: { heroes: ['aragorn', 'theodred', prisoner], allies: troop(30), deck: 9, threat: 30 },
    quest: 'the-necromancers-tower',
    staging: ['gandalfs-map', 'dungeon-torch', 'shadow-key'],
    at: 'window 3.1',
  },
  (t) => {
    t.use('gandalfs-map', 'theodred').use('dungeon-torch', 'theodred').use('shadow-key', 'aragorn')
    t.sees({ 'you.threat': 36, staging: 0 })
    t.choose(...troop(9)).sees({ 'quest.slug': 'through-the-caverns', 'gloin.face': 'down' })
    // threat and damage of the refresh phase, of the torch and of the key
    t.pick('dungeon-torch').sees({ round: 2, 'you.threat': 39, 'aragorn.damage': 1, 'gloin.resources': 0, 'aragorn.resources': 1 })
    t.asks('choose-to-commit', 'you')
      .choose(...troop(15))
      .use('through-the-caverns')
    t.sees({ 'quest.slug': 'out-of-the-dungeons', 'gloin.face': 'up', 'gloin.damage': 1, 'nazgul-of-dol-guldur.zone': 'staging-area' })
    t.asks('choose-enemy-to-engage', 'you').choose().pick('dungeon-torch')
    // an Orc Guard entered play, and the Nazgûl makes the quest harder
    t.sees({ round: 3, 'you.threat': 42, 'aragorn.damage': 2, 'you.engaged': 1, 'gloin.resources': 1 })
    t.choose(...troop(12)).sees({ 'quest.progress': 7, 'quest.slug': 'out-of-the-dungeons' })
    t.pick('nazgul-of-dol-guldur').sees({ 'you.engaged': 2 })
    t.pick('nazgul-of-dol-guldur').choose('scene:ally').choose('scene:ally')
    t.pick('nazgul-of-dol-guldur')
      .choose(...troop(12))
      .isWon('won.last-stage')
  },
)

scene(
  'Two players win Escape from Dol Guldur: they destroy the Nazgûl first and then defeat the last stage',
  {
    ...later,
    questDeck: ['out-of-the-dungeons'],
    you: {
      heroes: [{ card: 'aragorn', attachments: [{ card: 'gandalfs-map', controller: 'you' }] }],
      allies: troop(20),
      deck: 9,
      threat: 40,
    },
    friend: {
      heroes: [{ card: 'theodred', attachments: [{ card: 'shadow-key', controller: 'friend' }] }, prisoner],
      allies: troop(20),
      deck: 9,
      threat: 20,
    },
    staging: ['dungeon-torch'],
    quest: { card: 'through-the-caverns', progress: 5 },
    at: '3.2',
  },
  (t) => {
    // the torch can be claimed in each action window
    t.choose(...troop(5))
      .choose(...troop(5))
      .pass(4)
      .use('through-the-caverns')
    t.sees({ 'quest.progress': 15, 'quest.slug': 'through-the-caverns', 'gloin.face': 'up', 'staging.threat': 5 })
    t.use('dungeon-torch').sees({ 'quest.slug': 'out-of-the-dungeons', 'dungeon-torch.zone': 'attachments of aragorn', 'you.threat': 42 })
    t.pick('nazgul-of-dol-guldur')
      .choose('scene:ally')
      .pick('nazgul-of-dol-guldur')
      .choose(...troop(12))
    t.sees({ 'nazgul-of-dol-guldur.zone': 'encounter-discard', 'you.engaged': 0, 'friend.engaged': 0 }).pick('dungeon-torch')
    t.sees({ 'you.engaged': 1, 'friend.engaged': 1, 'you.threat': 45, 'friend.threat': 21, 'theodred.damage': 1 })
    t.asks('choose-to-commit', 'friend')
      .choose(...troop(3))
      .choose(...troop(4))
      .isWon('won.last-stage')
  },
)

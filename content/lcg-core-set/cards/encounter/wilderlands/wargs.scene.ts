import { scene } from '@questwright/testkit'

scene(
  'Wargs return to the staging area after an attack with a shadow card that has no effect',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'wargs', damage: 1, shadow: ['enchanted-stream'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.choose('aragorn'), { 'aragorn.damage': +1, 'wargs.zone': 'staging-area', 'wargs.damage': 0 })
    // the Wargs are no longer engaged with a player
    t.isAt('3.2').sees({ 'wargs.shadow': 0, 'enchanted-stream.zone': 'encounter-discard' })
  },
)

scene(
  'Wargs stay engaged after an attack with a shadow card that has an effect',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'wargs', shadow: ['dol-guldur-orcs'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'wargs.zone': 'you.engaged', 'aragorn.damage': 2 }).asks('choose-enemy-to-attack', 'you').offers('wargs')
  },
)

scene(
  'Wargs stay engaged after an attack whose shadow effect was cancelled',
  {
    you: {
      heroes: ['dunhere', 'theodred'],
      hand: ['hasty-stroke'],
      resources: 1,
      engaged: [{ card: 'wargs', shadow: ['dol-guldur-orcs'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('dunhere').play('hasty-stroke').sees({ 'wargs.zone': 'you.engaged' }).isAt('6.8a')
  },
)

scene(
  'Wargs stay engaged after an attack without a shadow card',
  { you: { heroes: ['aragorn', 'theodred'], engaged: ['wargs'] }, at: '6.2' },
  (t) => {
    t.choose('aragorn').sees({ 'wargs.zone': 'you.engaged' }).isAt('6.8a')
  },
)

scene(
  'Wargs return to the staging area when one of several shadow cards has no effect',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'wargs', shadow: ['dol-guldur-orcs', 'scene:treachery'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'wargs.zone': 'staging-area', 'aragorn.damage': 2 }).isAt('3.2')
  },
)

scene(
  'Wargs do not return to the staging area after the attack of another enemy',
  {
    you: {
      heroes: ['aragorn', 'theodred'],
      engaged: [
        { card: 'wargs', shadow: ['scene:treachery'] },
        { card: 'king-spider', shadow: ['scene:treachery'] },
      ],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('king-spider').choose('aragorn').sees({ 'wargs.zone': 'you.engaged' }).asks('choose-defender', 'you')
    t.choose('theodred').sees({ 'wargs.zone': 'staging-area', 'king-spider.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Shadow: Wargs give the attacking enemy 1 attack',
  { you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['wargs'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.damage': 2, 'king-spider.attack': 3, 'king-spider.zone': 'you.engaged' }).isAt('6.8a')
  },
)

scene(
  'Shadow: Wargs give the attacking enemy 2 attack when the attack is undefended',
  { you: { heroes: ['aragorn', 'scene:hero'], engaged: [{ card: 'king-spider', shadow: ['wargs'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().pick('scene:hero').sees({ 'scene:hero.damage': 5 }).isAt('6.8a')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Damage of Hill Troll beyond the hit points of the defender raises the threat of the defending player',
  {
    you: { heroes: ['scene:hero'], allies: ['snowbourn-scout'], threat: 20, engaged: ['hill-troll'] },
    friend: { threat: 20 },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    // 6 attack against 1 defense and 1 hit point
    t.changes(() => t.choose('snowbourn-scout'), { 'you.threat': +4, 'friend.threat': 0, 'scene:hero.damage': 0 })
    t.sees({ 'snowbourn-scout.zone': 'you.discard' }).isAt('6.8a')
  },
)

scene(
  'Hill Troll raises no threat when its damage equals the remaining hit points of the defender',
  { you: { heroes: [{ card: 'aragorn', damage: 1 }, 'scene:hero'], threat: 20, engaged: ['hill-troll'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.changes(() => t.choose('aragorn'), { 'you.threat': 0 })
    t.sees({ 'aragorn.zone': 'you.discard' }).isAt('6.8a')
  },
)

scene(
  'Hill Troll raises threat by its damage beyond the remaining hit points of a defender who was already damaged',
  { you: { heroes: [{ card: 'aragorn', damage: 2 }, 'scene:hero'], threat: 20, engaged: ['hill-troll'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.changes(() => t.choose('aragorn'), { 'you.threat': +1 })
    t.isAt('6.8a')
  },
)

scene(
  'Hill Troll raises no threat when the defender survives',
  { you: { heroes: ['aragorn', 'scene:hero'], threat: 20, engaged: ['hill-troll'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.changes(() => t.choose('aragorn'), { 'you.threat': 0, 'aragorn.damage': +4 })
    t.tells('used', { card: 'hill-troll' }, 0).isAt('6.8a')
  },
)

scene(
  'An undefended attack of Hill Troll raises threat by its damage beyond the hit points of the chosen hero',
  { you: { heroes: ['theodred', 'scene:hero'], threat: 20, engaged: ['hill-troll'] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline()
    t.changes(() => t.pick('theodred'), { 'you.threat': +2, 'scene:hero.damage': 0 })
    t.isAt('6.8a')
  },
)

scene(
  '[LCG-ATTACK-9] The excess damage of Hill Troll raises the threat of the attacked player even when another player defends',
  {
    you: { heroes: [{ card: 'aragorn', damage: 4 }, 'scene:hero'], threat: 20 },
    friend: { threat: 20, engaged: ['hill-troll'] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline()
    t.changes(() => t.choose('aragorn'), { 'friend.threat': +3, 'you.threat': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'The excess damage of Hill Troll can eliminate a player',
  {
    you: { heroes: ['theodred'], allies: ['snowbourn-scout'], threat: 46, engaged: ['hill-troll'] },
    friend: { heroes: ['eowyn'] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('snowbourn-scout').sees({ 'you.eliminated': 'yes', 'hill-troll.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  '[LCG-ATTACK-8] Excess damage of another enemy raises no threat while Hill Troll is in the staging area',
  {
    you: { heroes: ['scene:hero'], allies: ['snowbourn-scout'], threat: 20, engaged: ['king-spider'] },
    staging: ['hill-troll'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.choose('snowbourn-scout'), { 'you.threat': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'Damage of a shadow effect during an attack of Hill Troll raises no threat',
  {
    you: {
      heroes: ['scene:hero'],
      allies: ['snowbourn-scout'],
      threat: 20,
      engaged: [{ card: 'hill-troll', shadow: ['hummerhorns'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    // 2 damage on the scout with 1 hit point, 2 + 6 on the hero with 9
    t.changes(() => t.decline(), { 'you.threat': 0, 'scene:hero.damage': +8, 'you.discard': +1 })
    t.isAt('6.8a')
  },
)

scene(
  'Damage that players deal to another enemy while Hill Troll attacks raises no threat',
  {
    you: {
      heroes: [{ card: 'legolas', resources: 1, is: ['exhausted'] }, 'theodred'],
      hand: ['quick-strike'],
      threat: 20,
      engaged: ['hill-troll', 'eastern-crows'],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.until('6.4a').pick('hill-troll').isAt('window 6.4b')
    t.play('quick-strike').pick('eastern-crows')
    t.tells('damaged', { card: 'eastern-crows', amount: 2 }, 1).sees({ 'you.threat': 20 }).asks('choose-hero-for-damage', 'you')
  },
)

scene(
  '[LCG-VICTORY-1] Hill Troll goes to the victory display when it is defeated, and gives 4 victory points',
  { you: { heroes: ['aragorn'], allies: ['gandalf'], engaged: [{ card: 'hill-troll', damage: 5 }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('hill-troll').choose('aragorn', 'gandalf').sees({ 'hill-troll.zone': 'victory-display', 'score.victoryPoints': 4 }).isAt('3.2')
  },
)

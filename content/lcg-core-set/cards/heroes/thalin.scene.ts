import { scene } from '@questwright/testkit'

const committed = { card: 'thalin', is: ['exhausted', 'committed'] } as const

scene(
  'Thalin deals 1 damage to each revealed enemy while he is committed to the quest',
  {
    you: { heroes: [committed, 'legolas'] },
    friend: { heroes: ['gimli'] },
    encounterDeck: ['forest-spider', 'east-bight-patrol'],
    staging: ['hummerhorns'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.damage': 1, 'east-bight-patrol.damage': 1, 'hummerhorns.damage': 0, staging: 3 })
    t.isAt('5.2')
  },
)

scene(
  'Thalin deals no damage while he is not committed to the quest',
  {
    you: {
      heroes: [
        { card: 'thalin', is: ['exhausted'] },
        { card: 'legolas', is: ['exhausted', 'committed'] },
      ],
    },
    encounterDeck: ['forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.damage': 0, 'forest-spider.zone': 'staging-area' }).isAt('5.2')
  },
)

scene(
  'Thalin does nothing when a location or a treachery is revealed',
  { you: { heroes: [committed] }, friend: {}, encounterDeck: ['old-forest-road', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 2).tells('used', { card: 'thalin' }, 0).sees({ 'old-forest-road.damage': 0 }).isAt('4.2')
  },
)

scene(
  '[LCG-TIMING-1] Thalin deals his damage before keywords and “when revealed” effects',
  {
    you: { heroes: [committed, { card: 'legolas', is: ['exhausted', 'committed'] }], threat: 20 },
    encounterDeck: [{ card: 'dol-guldur-orcs', keywords: ['Doomed 1'] }],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-for-damage', 'you').sees({ 'dol-guldur-orcs.damage': 1, 'dol-guldur-orcs.zone': 'resolving' })
    t.tellsInOrder('revealed', 'damaged', 'threat-raised')
    t.changes(() => t.pick('legolas'), { 'legolas.damage': +2, 'dol-guldur-orcs.zone': 'staging-area', 'dol-guldur-orcs.damage': 0 })
    t.isAt('5.2')
  },
)

scene(
  'An enemy that Thalin destroys does not resolve its “when revealed” effect',
  { you: { heroes: [committed] }, encounterDeck: [{ card: 'black-forest-bats', damage: 1 }, 'forest-spider'], at: '3.3' },
  (t) => {
    t.sees({
      'black-forest-bats.zone': 'encounter-discard',
      'black-forest-bats.damage': 0,
      staging: 0,
      encounterDeck: 1,
      'quest.progress': 1,
    })
    t.tells('destroyed', { card: 'black-forest-bats' }, 1).tells('left-quest', {}, 0).tells('entered-staging', {}, 0)
    t.isAt('3.2')
  },
)

scene(
  'The keywords of an enemy that Thalin destroys do nothing',
  {
    you: { heroes: [committed], threat: 20 },
    encounterDeck: [{ card: 'scene:enemy', damage: 2, keywords: ['Surge', 'Doomed 3'] }, 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', {}, 1).tells('threat-raised', { amount: 3 }, 0)
    t.sees({ encounterDeck: 1, encounterDiscard: 1, staging: 0 }).isAt('3.2')
  },
)

scene(
  'The keywords of an enemy that survives the damage of Thalin resolve',
  {
    you: { heroes: [committed, { card: 'gimli', is: ['exhausted', 'committed'] }], threat: 20 },
    encounterDeck: [{ card: 'scene:enemy', damage: 1, keywords: ['Surge', 'Doomed 3'] }, 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 23, 'scene:enemy.damage': 2, 'forest-spider.damage': 1, encounterDeck: 0, staging: 2 }).isAt('5.2')
  },
)

scene(
  'Eastern Crows that Thalin destroys are shuffled into the encounter deck, and no other card is revealed',
  { you: { heroes: [committed] }, encounterDeck: ['eastern-crows', 'forest-spider', 'forest-spider'], at: '3.3' },
  (t) => {
    t.sees({ 'eastern-crows.zone': 'encounter-deck', encounterDeck: 3, staging: 0 })
    t.tells('revealed', {}, 1).tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('3.2')
  },
)

scene(
  'An enemy that Thalin destroys does not guard an objective',
  {
    you: { heroes: [committed] },
    encounterDeck: [{ card: 'scene:objective', keywords: ['Guarded'] }, { card: 'scene:enemy', damage: 2 }, 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'scene:objective.zone': 'staging-area', 'scene:enemy.zone': 'encounter-discard', encounterDeck: 1 })
    t.tells('attached', {}, 0).isAt('3.2')
  },
)

scene(
  'An enemy with Victory that Thalin destroys goes to the victory display',
  { you: { heroes: [committed] }, encounterDeck: [{ card: 'hummerhorns', damage: 2 }], at: '3.3' },
  (t) => {
    t.sees({ 'hummerhorns.zone': 'victory-display', 'score.victoryPoints': 5 }).isAt('3.2')
  },
)

scene(
  'Thalin deals no damage to an enemy that travelling reveals',
  { you: { heroes: ['thalin'] }, staging: ['mountains-of-mirkwood'], encounterDeck: ['forest-spider'], at: '4.2' },
  (t) => {
    t.pick('mountains-of-mirkwood').sees({ 'forest-spider.zone': 'staging-area', 'forest-spider.damage': 0 }).isAt('5.2')
  },
)

scene(
  'Thalin deals no damage to an enemy that is added to the staging area without being revealed',
  {
    you: { heroes: [committed] },
    quest: { card: 'a-fork-in-the-road', progress: 9 },
    questDeck: ['dont-leave-the-path'],
    encounterDeck: ['scene:treachery', 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.zone': 'staging-area', 'forest-spider.damage': 0 }).isAt('5.2')
  },
)

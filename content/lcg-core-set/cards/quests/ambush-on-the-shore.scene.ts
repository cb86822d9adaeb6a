import { scene } from '@questwright/testkit'

const landing = {
  you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
  quest: { card: 'anduin-passage', progress: 14 },
  questDeck: ['ambush-on-the-shore'],
  at: '3.4',
} as const

scene(
  'Ambush on the Shore reveals 2 encounter cards with one player',
  { ...landing, encounterDeck: ['forest-spider', 'old-forest-road', 'wargs'] },
  (t) => {
    t.tells('revealed', {}, 2).sees({ 'forest-spider.zone': 'staging-area', 'old-forest-road.zone': 'staging-area', encounterDeck: 1 })
    t.asks('choose-location', 'you')
  },
)

scene(
  'Ambush on the Shore reveals 4 encounter cards with two players',
  {
    ...landing,
    friend: { heroes: ['theodred'] },
    encounterDeck: ['forest-spider', 'old-forest-road', 'king-spider', 'scene:treachery', 'wargs'],
  },
  (t) => {
    t.tells('revealed', {}, 4).sees({ staging: 3, encounterDeck: 1, 'theodred.exhausted': 'yes' }).asks('choose-location', 'you')
  },
)

scene(
  'Ambush on the Shore reveals its cards before the game checks whether an enemy is in play',
  { ...landing, encounterDeck: ['old-forest-road', 'wargs', 'scene:treachery'] },
  (t) => {
    t.sees({ 'quest.slug': 'ambush-on-the-shore', 'wargs.zone': 'staging-area' }).asks('choose-location', 'you')
  },
)

scene(
  'The players win as soon as Ambush on the Shore has revealed its cards and no enemy is in play',
  { ...landing, encounterDeck: ['old-forest-road', 'enchanted-stream', 'wargs'] },
  (t) => {
    t.tells('revealed', {}, 2).isWon('won.last-stage')
  },
)

scene(
  'The players do not win when Ambush on the Shore reveals no enemy while another enemy is in the staging area',
  {
    ...landing,
    quest: { card: 'anduin-passage', progress: 15 },
    staging: ['eastern-crows'],
    encounterDeck: ['old-forest-road', 'enchanted-stream', 'wargs'],
  },
  (t) => {
    t.sees({ 'quest.slug': 'ambush-on-the-shore' }).asks('choose-location', 'you')
  },
)

scene(
  'The staging step is skipped in each round on Ambush on the Shore',
  {
    you: { heroes: ['aragorn'] },
    friend: { heroes: ['theodred'] },
    quest: 'ambush-on-the-shore',
    staging: ['goblin-sniper'],
    encounterDeck: 9,
    at: '3.2',
  },
  (t) => {
    t.decline().decline().tells('step-skipped', { step: 'staging' }, 1).until('3.2', 'next round').decline().decline()
    t.tells('revealed', {}, 0).sees({ encounterDeck: 9, staging: 1, round: 2 }).isAt('5.2')
  },
)

scene(
  'Engagement checks are made on Ambush on the Shore',
  { you: { heroes: ['aragorn'], threat: 30 }, quest: 'ambush-on-the-shore', staging: ['wargs'], encounterDeck: 9, at: '5.2' },
  (t) => {
    t.decline().sees({ 'wargs.zone': 'you.engaged' }).isAt('6.4.1')
  },
)

scene(
  'The players win at once when the last enemy is defeated on Ambush on the Shore',
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'wargs', damage: 2 }] },
    quest: 'ambush-on-the-shore',
    staging: ['old-forest-road'],
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('wargs').isWon('won.last-stage')
  },
)

scene(
  'The players win when Eastern Crows are defeated, before the Crows are shuffled into the encounter deck',
  { you: { heroes: ['aragorn'], engaged: ['eastern-crows'] }, quest: 'ambush-on-the-shore', encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('eastern-crows').tells('shuffled', {}, 0).isWon('won.last-stage')
  },
)

scene(
  'The players do not win on Ambush on the Shore while an enemy is engaged with another player',
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'wargs', damage: 2 }] },
    friend: { heroes: ['eowyn'], engaged: ['king-spider'] },
    quest: 'ambush-on-the-shore',
    encounterDeck: 3,
    at: '6.8a',
  },
  (t) => {
    t.pick('wargs').sees({ 'wargs.zone': 'encounter-discard' }).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'The players do not win on Ambush on the Shore by progress alone',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    quest: 'ambush-on-the-shore',
    staging: ['eastern-crows'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'ambush-on-the-shore', 'quest.progress': 1 }).isAt('5.2')
  },
)

const company = (count: number): string[] => Array.from({ length: count }, () => 'scene:ally')

scene(
  'The players pass the three stages of Journey Down the Anduin and win when the last enemy is defeated',
  {
    you: {
      heroes: ['aragorn', 'eowyn', 'theodred'],
      allies: company(30),
      threat: 27,
      engaged: [{ card: 'hill-troll', damage: 8 }],
    },
    quest: { card: 'to-the-river', progress: 6 },
    questDeck: ['anduin-passage', 'ambush-on-the-shore'],
    encounterDeck: [
      'enchanted-stream',
      'scene:treachery',
      'misty-mountain-goblins',
      'wargs',
      'old-forest-road',
      'eastern-crows',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.2',
  },
  (t) => {
    // 8 progress, but the troll is still in play
    t.choose('eowyn').sees({ 'quest.slug': 'to-the-river', 'quest.progress': 8 }).pick('enchanted-stream')
    t.choose('aragorn')
      .pick('hill-troll')
      .choose('theodred', ...company(2))
    t.sees({ 'hill-troll.zone': 'victory-display', 'quest.slug': 'anduin-passage', 'quest.progress': 0, round: 2 }).asks('choose-to-commit')
    // 22 willpower against 4 threat: 2 progress on the stream, 16 on the passage
    t.choose('eowyn', 'aragorn', ...company(16)).pass()
    t.sees({ 'enchanted-stream.zone': 'encounter-discard', 'quest.slug': 'ambush-on-the-shore', staging: 4 }).tells('revealed', {}, 6)
    t.asks('order-discarded', 'you').decline()
    t.asks('choose-location').decline().pick('eastern-crows').sees({ 'you.engaged': 3, staging: 1, encounterDeck: 0 })
    t.pick('wargs', 'scene:ally', 'eastern-crows', 'scene:ally', 'scene:ally').sees({ 'wargs.zone': 'staging-area' })
    t.pick('eastern-crows')
      .choose(...company(1))
      .sees({ 'eastern-crows.zone': 'encounter-deck' })
    t.pick('misty-mountain-goblins')
      .choose(...company(4))
      .sees({ 'misty-mountain-goblins.zone': 'encounter-discard', round: 3 })
    t.asks('choose-to-commit').decline().tells('step-skipped', { step: 'staging' }, 1).tells('revealed', {}, 6)
    t.asks('choose-location').decline().pick('wargs', 'scene:ally').sees({ 'wargs.zone': 'you.engaged' })
    t.pick('wargs')
      .choose(...company(4))
      .isWon('won.last-stage')
      .sees({ round: 3, 'score.victoryPoints': 4 })
  },
)

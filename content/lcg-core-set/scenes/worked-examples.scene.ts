import { scene } from '@questwright/testkit'

/** The worked examples of the first rulebook, with their printed numbers. */

scene(
  '[LCG-COST-2] [LCG-COST-3] A player pays 2 resources of Glóin for Guard of the Citadel, and 2 each of Éowyn and Eleanor for Northern Tracker',
  {
    you: {
      heroes: [
        { card: 'gloin', resources: 3 },
        { card: 'eowyn', resources: 2 },
        { card: 'eleanor', resources: 2 },
      ],
      hand: ['guard-of-the-citadel', 'northern-tracker'],
    },
  },
  (t) => {
    t.changes(() => t.play('guard-of-the-citadel'), { 'gloin.resources': -2, 'eowyn.resources': 0, 'eleanor.resources': 0 })
    t.changes(() => t.play('northern-tracker'), { 'gloin.resources': 0, 'eowyn.resources': -2, 'eleanor.resources': -2 })
    t.sees({ 'gloin.resources': 1, 'guard-of-the-citadel.zone': 'you.play-area', 'northern-tracker.zone': 'you.play-area' }).isAt('3.2')
  },
)

const sevenToSeven = {
  you: { heroes: ['eowyn'], hand: ['scene:card'], threat: 20 },
  friend: { heroes: ['aragorn'], allies: ['guard-of-the-citadel'], threat: 20 },
  staging: ['gladden-fields'],
  encounterDeck: ['east-bight-patrol', 'hummerhorns', 'scene:treachery'],
  at: '3.2',
} as const

scene('[LCG-QUEST-RESOLVE-4] 8 willpower against 7 threat makes 1 progress, after a card is discarded for Éowyn', sevenToSeven, (t) => {
  t.choose('eowyn').choose('aragorn', 'guard-of-the-citadel').until('window 3.3')
  t.sees({ 'quest.willpower': 7, 'staging.threat': 7 })
  t.changes(() => t.use('eowyn'), { 'you.hand': -1 }).tells('quest-compared', { willpower: 8, threat: 7 }, 1)
  t.sees({ 'quest.progress': 1, 'you.threat': 20, 'friend.threat': 20 }).asks('choose-location', 'you')
})

scene('[LCG-QUEST-RESOLVE-3] 7 willpower against 7 threat makes no progress and raises no threat', sevenToSeven, (t) => {
  t.choose('eowyn').choose('aragorn', 'guard-of-the-citadel').until('4.2')
  t.sees({ 'quest.progress': 0, 'you.threat': 20, 'friend.threat': 20 }).asks('choose-location', 'you')
})

scene(
  '[LCG-ENGAGE-3] [LCG-ENGAGE-4] King Spider engages the player at 24 threat, two enemies engage the player at 35, and Hummerhorns nobody',
  {
    you: { threat: 24 },
    friend: { threat: 35 },
    staging: ['king-spider', 'forest-spider', 'ungoliants-spawn', 'hummerhorns'],
    at: '5.2',
  },
  (t) => {
    t.decline().decline()
    t.sees({
      'king-spider.zone': 'you.engaged',
      'ungoliants-spawn.zone': 'friend.engaged',
      'forest-spider.zone': 'friend.engaged',
      'hummerhorns.zone': 'staging-area',
      // the enemy that engaged last is on top: the Spawn came first
      'friend.engaged.cards': ['forest-spider', 'ungoliants-spawn'],
    })
    t.tells('engagement-check', { seat: 'you' }, 3).tells('engagement-check', { seat: 'friend' }, 3).tells('engaged', {}, 3)
    t.asks('choose-defender', 'you')
  },
)

scene(
  '[LCG-ATTACK-2] [LCG-ATTACK-3] Ungoliant’s Spawn deals 6 damage to Silverlode Archer, and Forest Spider deals 2 damage to Aragorn',
  {
    you: { heroes: ['aragorn'], allies: ['silverlode-archer'], engaged: ['forest-spider', 'ungoliants-spawn'], threat: 30 },
    encounterDeck: ['east-bight-patrol', 'enchanted-stream', 'scene:treachery'],
    at: '6.1',
  },
  (t) => {
    t.sees({ 'east-bight-patrol.zone': 'shadow of ungoliants-spawn', 'enchanted-stream.zone': 'shadow of forest-spider' })
    t.asks('choose-next-attacker', 'you').pick('ungoliants-spawn').choose('silverlode-archer')
    t.tells('damaged', { card: 'silverlode-archer', amount: 6 }, 1)
    t.sees({ 'silverlode-archer.zone': 'you.discard', 'aragorn.damage': 0, 'you.threat': 30 })
    t.asks('choose-defender', 'you').decline().sees({ 'aragorn.damage': 2, 'aragorn.hitPoints': 5, 'you.threat': 30 })
    t.asks('choose-enemy-to-attack', 'you')
  },
)

scene(
  '[LCG-PATTACK-1] [LCG-PATTACK-2] Glorfindel destroys Dol Guldur Orcs, and two other attackers deal 3 damage to Dol Guldur Beastmaster',
  {
    you: {
      heroes: ['glorfindel', 'legolas'],
      allies: ['gondorian-spearman'],
      engaged: ['dol-guldur-beastmaster', 'dol-guldur-orcs'],
    },
    encounterDeck: 2,
    at: '6.7',
  },
  (t) => {
    t.pick('dol-guldur-orcs').choose('glorfindel')
    t.tells('damaged', { card: 'dol-guldur-orcs', amount: 3 }, 1).sees({ 'encounterDiscard.cards': ['dol-guldur-orcs'] })
    t.asks('choose-enemy-to-attack', 'you').offers('dol-guldur-beastmaster').pick('dol-guldur-beastmaster')
    t.choose('legolas', 'gondorian-spearman')
    t.tells('exhausted', { card: 'legolas' }, 1).tells('exhausted', { card: 'gondorian-spearman' }, 1)
    t.sees({ 'dol-guldur-beastmaster.damage': 3, 'dol-guldur-beastmaster.hitPoints': 5 })
    t.sees({ 'dol-guldur-beastmaster.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  '[LCG-SCORE-2] The score is 52 for threat, damage, a dead hero and victory points, or 122 with 7 completed rounds',
  {
    you: {
      heroes: [
        { card: 'aragorn', damage: 4 },
        { card: 'eowyn', damage: 2 },
      ],
      discard: ['theodred'],
      threat: 43,
    },
    quest: { card: 'beorns-path', progress: 9 },
    victoryDisplay: ['hummerhorns'],
    encounterDeck: 2,
    round: 8,
    at: '3.2',
  },
  (t) => {
    t.choose('eowyn', 'aragorn').isWon('won.last-stage')
    t.sees({ 'score.totalWithoutRounds': 52, score: 122 })
  },
)

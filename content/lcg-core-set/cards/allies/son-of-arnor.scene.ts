import { scene } from '@questwright/testkit'

scene(
  '[LCG-RESPONSE-1] Son of Arnor engages an enemy from the staging area or from another player when he enters play',
  {
    you: { heroes: ['aragorn'], hand: ['son-of-arnor'], resources: 3, engaged: ['black-forest-bats'] },
    friend: { engaged: ['king-spider'] },
    staging: ['forest-spider', 'old-forest-road'],
    at: 'planning',
  },
  (t) => {
    t.play('son-of-arnor').asks('after-response', 'you').offers('son-of-arnor')
    t.use('son-of-arnor').offers('forest-spider', 'king-spider')
    t.changes(() => t.pick('king-spider'), { 'you.engaged': +1, 'friend.engaged': -1, staging: 0 })
    t.sees({ 'king-spider.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Son of Arnor engages no enemy when his player declines the response',
  { you: { heroes: ['aragorn'], hand: ['son-of-arnor'], resources: 3 }, staging: ['forest-spider'], at: 'planning' },
  (t) => {
    t.play('son-of-arnor').pass().sees({ 'forest-spider.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] The response of Son of Arnor is not offered when all enemies are engaged with his controller',
  {
    you: { heroes: ['aragorn'], hand: ['son-of-arnor'], resources: 3, engaged: ['black-forest-bats'] },
    staging: ['old-forest-road'],
    at: 'planning',
  },
  (t) => {
    t.play('son-of-arnor').sees({ 'son-of-arnor.zone': 'you.play-area', 'you.engaged': 1 }).isAt('3.2')
  },
)

scene(
  'The response of Son of Arnor is not offered when another ally enters play',
  {
    you: { heroes: ['aragorn'], allies: ['son-of-arnor'], hand: ['guard-of-the-citadel'], resources: 2, threat: 30 },
    staging: ['dol-guldur-orcs', 'old-forest-road'],
    encounterDeck: 1,
    at: 'planning',
  },
  (t) => {
    t.play('guard-of-the-citadel')
      .sees({ 'guard-of-the-citadel.zone': 'you.play-area', 'dol-guldur-orcs.zone': 'staging-area' })
      .isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  '[LCG-COST-5] Gandalf is paid with resources of any sphere and comes into play ready',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 3 },
        { card: 'dunhere', resources: 2 },
      ],
      hand: ['gandalf'],
    },
    staging: ['king-spider'],
    at: 'planning',
  },
  (t) => {
    t.offers('gandalf')
    t.changes(() => t.play('gandalf'), {
      'aragorn.resources': -3,
      'dunhere.resources': -2,
      'you.hand': -1,
      'gandalf.exhausted': 'no',
      'gandalf.zone': 'you.play-area',
    })
    t.asks('after-response', 'you')
  },
)

scene(
  'Gandalf deals 4 damage to an enemy in the staging area or to an engaged enemy',
  {
    you: { heroes: ['aragorn'], hand: ['gandalf'], resources: 5, threat: 30, deck: 3 },
    friend: { engaged: ['ungoliants-spawn'] },
    staging: ['king-spider', 'old-forest-road'],
    at: 'planning',
  },
  (t) => {
    t.play('gandalf').use('gandalf').offers('draw', 'strike', 'hide')
    t.pick('strike').offers('king-spider', 'ungoliants-spawn')
    t.changes(() => t.pick('ungoliants-spawn'), { 'ungoliants-spawn.damage': +4, 'you.hand': 0, 'you.threat': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Gandalf draws 3 cards',
  { you: { heroes: ['aragorn'], hand: ['gandalf'], resources: 5, threat: 30, deck: 5 }, at: 'planning' },
  (t) => {
    t.play('gandalf').use('gandalf').offers('draw', 'hide')
    t.changes(() => t.pick('draw'), { 'you.hand': +3, 'you.deck': -3, 'you.threat': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Gandalf lowers your threat by 5, and that of nobody else',
  { you: { heroes: ['aragorn'], hand: ['gandalf'], resources: 5, threat: 30, deck: 5 }, friend: { threat: 25 }, at: 'planning' },
  (t) => {
    t.play('gandalf').use('gandalf')
    t.changes(() => t.pick('hide'), { 'you.threat': -5, 'friend.threat': 0 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-13] Gandalf offers only the choices that could change something',
  {
    you: { heroes: ['aragorn'], hand: ['gandalf'], resources: 5, deck: 5 },
    activeLocation: 'enchanted-stream',
    encounterDeck: 1,
    staging: ['king-spider'],
    at: 'planning',
  },
  (t) => {
    // no card can be drawn and no threat can be lowered, so dealing damage is the only alternative
    t.play('gandalf')
    t.changes(() => t.use('gandalf'), { 'king-spider.zone': 'encounter-discard' })
    t.isAt('3.2')
  },
)

scene(
  'Gandalf is discarded at the end of the round',
  { you: { heroes: ['aragorn'], allies: ['gandalf'], hand: ['ever-vigilant'] }, at: '7.1' },
  (t) => {
    t.sees({ round: 2, 'gandalf.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  'The response of Gandalf is not offered when another ally enters play',
  {
    you: { heroes: ['aragorn'], allies: ['gandalf'], hand: ['guard-of-the-citadel'], resources: 2, threat: 30 },
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

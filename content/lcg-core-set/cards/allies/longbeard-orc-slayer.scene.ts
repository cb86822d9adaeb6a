import { scene } from '@questwright/testkit'

scene(
  'Longbeard Orc Slayer deals 1 damage to each Orc in play, wherever it is',
  {
    you: { heroes: ['aragorn'], hand: ['longbeard-orc-slayer'], resources: 4, engaged: [{ card: 'east-bight-patrol', damage: 1 }] },
    friend: { engaged: ['chieftan-ufthak'] },
    staging: ['dol-guldur-orcs', 'king-spider'],
    encounterDeck: 1,
    at: 'planning',
  },
  (t) => {
    t.play('longbeard-orc-slayer').asks('after-response', 'you')
    t.changes(() => t.use('longbeard-orc-slayer'), { 'dol-guldur-orcs.damage': +1, 'chieftan-ufthak.damage': +1, 'king-spider.damage': 0 })
    t.sees({ 'east-bight-patrol.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] The response of Longbeard Orc Slayer is not offered without an Orc in play',
  { you: { heroes: ['aragorn'], hand: ['longbeard-orc-slayer'], resources: 4 }, staging: ['king-spider'], at: 'planning' },
  (t) => {
    t.play('longbeard-orc-slayer').sees({ 'king-spider.damage': 0 }).isAt('3.2')
  },
)

scene(
  'The response of Longbeard Orc Slayer is not offered when another ally enters play',
  {
    you: { heroes: ['aragorn'], allies: ['longbeard-orc-slayer'], hand: ['guard-of-the-citadel'], resources: 2, threat: 30 },
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

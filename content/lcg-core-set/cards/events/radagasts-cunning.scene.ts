import { scene } from '@questwright/testkit'

const ready = { heroes: [{ card: 'beravor', is: ['exhausted'] as const, resources: 1 }], hand: ['radagasts-cunning'], threat: 10 }

scene(
  "Radagast's Cunning makes the threat of an enemy not count until the end of the phase, without changing it",
  {
    you: { ...ready, engaged: ['black-forest-bats'] },
    staging: ['king-spider', 'forest-spider', 'old-forest-road'],
    at: 'window 3.3',
  },
  (t) => {
    t.sees({ 'staging.threat': 5 }).play('radagasts-cunning').offers('king-spider', 'forest-spider')
    // 3 threat against no willpower
    t.changes(() => t.pick('king-spider'), { 'you.threat': +3, 'king-spider.threat': 0 })
    t.sees({ 'king-spider.threat': 2, 'staging.threat': 5, 'radagasts-cunning.zone': 'you.discard', 'beravor.resources': 0 }).isAt('4.2')
  },
)

scene(
  "Radagast's Cunning works at once, and also on threat that the enemy gains later",
  {
    you: { ...ready, allies: ['henamarth-riversong'] },
    staging: ['king-spider', 'forest-spider'],
    encounterDeck: ['driven-by-shadow', 'enchanted-stream'],
    at: 'window 3.1',
  },
  (t) => {
    t.play('radagasts-cunning')
    t.changes(() => t.pick('king-spider'), { 'staging.threat': -2, 'king-spider.threat': 0, 'forest-spider.threat': 0 })
    // each enemy in the staging area gets +1 threat
    t.until('window 3.3').sees({ 'king-spider.threat': 3, 'forest-spider.threat': 3, 'staging.threat': 3 }).offers('henamarth-riversong')
  },
)

scene(
  "[LCG-CHOOSE-2] Radagast's Cunning cannot be played without an enemy in the staging area whose threat still counts",
  {
    you: {
      heroes: [{ card: 'beravor', is: ['exhausted'], resources: 3 }],
      hand: ['radagasts-cunning', { card: 'radagasts-cunning', as: 'another' }, { card: 'radagasts-cunning', as: 'third-copy' }],
      engaged: ['black-forest-bats'],
    },
    staging: ['king-spider', 'forest-spider', 'old-forest-road'],
    at: 'window 3.3',
  },
  (t) => {
    t.play('radagasts-cunning', 'king-spider').sees({ 'staging.threat': 3 }).offers('another', 'third-copy')
    // one enemy is left, so no choice is asked; then none is left
    t.changes(() => t.play('another'), { 'you.threat': +1 })
    t.sees({ 'third-copy.zone': 'you.hand' }).isAt('4.2')
  },
)

scene(
  "[LCG-ACTION-2] Radagast's Cunning cannot be played outside the quest phase",
  { you: ready, staging: ['forest-spider'], at: 'window 4.2' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('5.2')
  },
)

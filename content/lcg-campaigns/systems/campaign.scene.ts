import { scene } from '@questwright/testkit'

/**
 * What a game takes from a record and adds to it is tested with the packs in which cards are earned, and with the made-up cards of the
 * testkit.
 */

scene(
  '[LCG-CAMPAIGN-FALLEN-1] A hero in a discard pile has fallen once the scenario is won',
  {
    rules: ['campaign'],
    record: { heroes: { p1: ['Stand-in hero'] } },
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'] }], discard: ['scene:hero'] },
    quest: { card: 'scene:quest', progress: 99 },
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.isWon().sees({ 'record.fallen': ['Stand-in hero'], 'record.pool': [] })
  },
)

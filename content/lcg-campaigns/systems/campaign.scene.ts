import { scene } from '@questwright/testkit'

/**
 * Tests of the things that a game takes from a record and adds to it are in the packs in which cards are earned, and in the fixtures of the
 * testkit.
 */

scene(
  '[LCG-CAMPAIGN-FALLEN-1] A hero who is in a discard pile when the scenario is won is recorded as fallen',
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

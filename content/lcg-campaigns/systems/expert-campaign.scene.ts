import { scene } from '@questwright/testkit'

/** An expert campaign records the damage on heroes: tested with the made-up cards of the testkit. */

scene(
  '[LCG-CAMPAIGN-EXPERT-1] A won scenario records the damage on each hero, in place of the damage recorded before',
  {
    rules: ['expert-campaign'],
    record: { wounds: { 'Stand-in hero': 1, Somebody: 4 }, healing: { p1: 2 } },
    you: {
      heroes: [
        { card: 'scene:hero', damage: 2, is: ['exhausted', 'committed'] },
        { card: 'scene:hero', is: ['exhausted'] },
      ],
      discard: ['scene:ally'],
    },
    quest: { card: 'scene:quest', progress: 99 },
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.isWon().sees({ 'record.wounds': { 'Stand-in hero': 2 }, 'record.healing': { p1: 2 } })
  },
)

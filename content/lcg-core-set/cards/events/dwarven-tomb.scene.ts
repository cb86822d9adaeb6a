import { scene } from '@questwright/testkit'

scene(
  '[LCG-COST-26] [LCG-HERO-2] Dwarven Tomb returns a Spirit card to hand, but no hero and no card of another sphere',
  {
    you: {
      heroes: ['dunhere'],
      hand: ['dwarven-tomb'],
      resources: 1,
      discard: ['northern-tracker', 'hasty-stroke', 'faramir', 'gandalf', 'eleanor'],
    },
    friend: { discard: ['wandering-took'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('dwarven-tomb').offers('northern-tracker', 'hasty-stroke')
    t.changes(() => t.pick('northern-tracker'), { 'northern-tracker.zone': 'you.hand', 'you.discard': 0 })
    t.sees({ 'you.hand': 1, 'dunhere.resources': 0, 'dwarven-tomb.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Dwarven Tomb cannot be played without a Spirit card in your own discard pile',
  {
    you: { heroes: ['dunhere'], hand: ['dwarven-tomb'], resources: 1, discard: ['faramir', 'eleanor'] },
    friend: { discard: ['wandering-took'] },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

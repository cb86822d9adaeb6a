import { scene } from '@questwright/testkit'

scene(
  'Strength of Will makes 2 progress on the location to which the players travel',
  {
    you: { heroes: ['gloin', 'dunhere', 'eleanor'], hand: ['strength-of-will'] },
    staging: [{ card: 'old-forest-road', progress: 1 }, 'enchanted-stream', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').asks('after-response', 'you').offers('strength-of-will')
    t.play('strength-of-will').offers('dunhere', 'eleanor')
    t.changes(() => t.pick('eleanor'), {
      'eleanor.exhausted': 'yes',
      'enchanted-stream.zone': 'encounter-discard',
      'old-forest-road.progress': 0,
    })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-COST-9] Strength of Will cannot be played without a ready Spirit character under your control',
  {
    you: { heroes: ['gloin', { card: 'dunhere', is: ['exhausted'] }], hand: ['strength-of-will'] },
    friend: { heroes: ['eleanor'] },
    staging: ['enchanted-stream', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').sees({ 'enchanted-stream.progress': 0, 'you.hand': 1 }).isAt('5.2')
  },
)

scene(
  'Any player can play Strength of Will, and can exhaust a Spirit ally for it',
  {
    you: { heroes: ['gloin'] },
    friend: { heroes: [{ card: 'eleanor', is: ['exhausted'] }], allies: ['northern-tracker'], hand: ['strength-of-will'] },
    staging: ['enchanted-stream', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').asks('after-response', 'friend').offers('strength-of-will')
    t.changes(() => t.play('strength-of-will'), { 'enchanted-stream.zone': 'encounter-discard', 'northern-tracker.exhausted': 'yes' })
    t.isAt('5.2')
  },
)

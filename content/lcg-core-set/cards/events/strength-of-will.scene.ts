import { scene } from '@questwright/testkit'

scene(
  'Strength of Will makes 2 progress on the location to which the group travelled',
  {
    you: { heroes: ['gloin', 'eowyn', 'eleanor'], hand: ['strength-of-will'] },
    staging: ['mountains-of-mirkwood', 'enchanted-stream'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').asks('after-response', 'you').offers('strength-of-will')
    t.play('strength-of-will').offers('eowyn', 'eleanor')
    t.pick('eleanor').sees({
      'eleanor.exhausted': 'yes',
      'enchanted-stream.zone': 'encounter-discard',
      'mountains-of-mirkwood.progress': 0,
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-COST-9] Strength of Will needs a ready Spirit character under your control',
  {
    you: { heroes: ['gloin', { card: 'eowyn', is: ['exhausted'] }], hand: ['strength-of-will'] },
    friend: { heroes: ['eleanor'] },
    staging: ['enchanted-stream'],
    at: '4.2',
  },
  (t) => {
    t.pick('enchanted-stream').sees({ 'enchanted-stream.zone': 'active-location', 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Strength of Will is open to every player, and to Spirit allies',
  {
    you: { heroes: ['gloin'] },
    friend: { heroes: [{ card: 'eleanor', is: ['exhausted'] }], allies: ['northern-tracker'], hand: ['strength-of-will'] },
    staging: [{ card: 'old-forest-road', progress: 0 }],
    at: '4.2',
  },
  (t) => {
    t.pick('old-forest-road')
    t.changes(() => t.play('strength-of-will'), { 'old-forest-road.progress': +2, 'northern-tracker.exhausted': 'yes' })
    t.isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Common Cause exhausts one of your heroes and readies a different one',
  {
    you: { heroes: ['aragorn', 'gloin', { card: 'theodred', is: ['exhausted'] }], hand: ['common-cause'] },
    friend: { heroes: ['dunhere', { card: 'eowyn', is: ['exhausted'] }] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('common-cause').asks('choose-to-exhaust', 'you').offers('aragorn', 'gloin')
    t.pick('gloin').offers('theodred', 'eowyn')
    t.changes(() => t.pick('theodred'), { 'theodred.exhausted': 'no', 'gloin.exhausted': 'yes', 'aragorn.exhausted': 'no' })
    t.sees({ 'common-cause.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-COST-12] Common Cause cannot be played while no other hero is exhausted',
  {
    you: { heroes: ['aragorn', 'gloin'], allies: [{ card: 'guard-of-the-citadel', is: ['exhausted'] }], hand: ['common-cause'] },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-COST-9] Common Cause cannot be played without a ready hero of your own',
  { you: { heroes: [{ card: 'gloin', is: ['exhausted'] }], hand: ['common-cause'] }, friend: { heroes: ['aragorn'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1, 'gloin.exhausted': 'yes' }).asks('choose-to-commit', 'friend')
  },
)

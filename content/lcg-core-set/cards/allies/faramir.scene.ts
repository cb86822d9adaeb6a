import { scene } from '@questwright/testkit'

scene(
  '[LCG-LASTING-1] [LCG-LASTING-6] Faramir gives each character of a player 1 willpower until the end of the phase',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'] },
    friend: { heroes: ['eowyn'], allies: ['guard-of-the-citadel'] },
    staging: ['forest-spider'],
    at: 'window 3.1',
  },
  (t) => {
    t.offers('faramir').use('faramir').offers('you', 'friend')
    t.changes(() => t.pick('friend'), {
      'faramir.exhausted': 'yes',
      'eowyn.willpower': +1,
      'guard-of-the-citadel.willpower': +1,
      'aragorn.willpower': 0,
      'faramir.willpower': 0,
    })
    t.asks('choose-to-commit', 'you').until('5.2')
    t.sees({ 'eowyn.willpower': 4 }).isAt('5.2')
  },
)

scene(
  '[LCG-LASTING-2] Faramir gives no willpower to a character that enters play after his action',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], allies: ['faramir'], hand: ['sneak-attack', 'guard-of-the-citadel'] },
    at: 'window 3.1',
  },
  (t) => {
    t.use('faramir').play('sneak-attack')
    t.sees({ 'aragorn.willpower': 3, 'guard-of-the-citadel.willpower': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-8] Faramir cannot be used while he is exhausted',
  { you: { heroes: ['aragorn'], allies: [{ card: 'faramir', is: ['exhausted'] }] }, at: 'window 3.1' },
  (t) => {
    t.sees({ 'aragorn.willpower': 2 }).isAt('3.2')
  },
)

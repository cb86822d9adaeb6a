import { scene } from '@questwright/testkit'

scene(
  'Gléowine exhausts to let a player draw 1 card',
  { you: { heroes: ['gloin'], allies: ['gleowine'], deck: 5 }, friend: { deck: 5 }, third: {}, at: 'window 1.3' },
  (t) => {
    t.offers('gleowine').use('gleowine').offers('you', 'friend')
    t.changes(() => t.pick('friend'), { 'friend.hand': +1, 'friend.deck': -1, 'you.hand': 0, 'gleowine.exhausted': 'yes' })
    t.asks('choose-to-commit', 'you').offers('gloin')
  },
)

scene(
  '[LCG-ACTION-6] Gléowine may be used again in a phase after he is readied',
  { you: { heroes: [{ card: 'gloin', resources: 1 }], allies: ['gleowine'], hand: ['ever-vigilant'], deck: 5 }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.use('gleowine').play('ever-vigilant').use('gleowine'), { 'you.deck': -2, 'you.hand': +1 })
    t.asks('choose-to-commit', 'you').offers('gloin')
  },
)

scene(
  '[LCG-ABILITY-7] Gléowine stays ready when nobody has a card to draw',
  { you: { heroes: ['gloin'], allies: ['gleowine'], discard: ['faramir'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.asks('choose-to-commit', 'you').offers('gloin', 'gleowine')
  },
)

scene(
  'Gléowine cannot be used while he is exhausted',
  { you: { heroes: ['gloin'], allies: [{ card: 'gleowine', is: ['exhausted'] }], deck: 5 }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 0 }).asks('choose-to-commit', 'you').offers('gloin')
  },
)

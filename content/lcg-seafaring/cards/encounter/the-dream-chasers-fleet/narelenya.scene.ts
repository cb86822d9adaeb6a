import { scene } from '@questwright/testkit'

const allies = [
  { card: 'guard-of-the-citadel', as: 'one' },
  { card: 'guard-of-the-citadel', as: 'two' },
] as const

scene(
  'The first ally that the player of Nárelenya plays in a round costs 1 less; the second costs its printed cost',
  { you: { heroes: ['lcg-core-set:aragorn'], allies: ['narelenya'], hand: allies, resources: 9 }, at: 'planning' },
  (t) => {
    t.sees({ 'one.cost': 1, 'two.cost': 1 }).play('one').sees({ 'two.cost': 2, 'aragorn.resources': 8 })
    t.play('two').sees({ 'aragorn.resources': 6 }).asks('choose-to-commit')
  },
)

scene(
  'Allies of a player who does not control Nárelenya cost their printed cost',
  {
    you: { allies: ['narelenya'] },
    friend: { heroes: ['lcg-core-set:aragorn'], hand: [allies[0]], resources: 9 },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'one.cost': 2 }).play('one').sees({ 'aragorn.resources': 7 }).asks('choose-to-commit')
  },
)

scene(
  'When Nárelenya is destroyed, the player who controlled it is eliminated, and the others play on',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'narelenya', damage: 14, is: ['exhausted'] }], engaged: ['scene:ship-enemy'] },
    friend: { heroes: ['scene:hero'], allies: ['scene:ally'] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.tells('eliminated', { seat: 'you' }, 1).asks('choose-to-commit', 'friend')
  },
)

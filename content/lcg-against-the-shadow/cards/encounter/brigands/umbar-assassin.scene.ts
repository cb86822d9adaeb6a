import { scene } from '@questwright/testkit'

const heroes = [
  { card: 'scene:hero', as: 'elder' },
  { card: 'scene:hero', as: 'younger' },
] as const

scene(
  'The player who engages Umbar Assassin by choice deals 3 damage to one of their heroes',
  { you: { heroes }, friend: {}, staging: ['umbar-assassin'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('umbar-assassin').asks('choose-for-damage', 'you').offers('elder', 'younger')
    t.changes(() => t.pick('elder'), { 'elder.damage': +3, 'younger.damage': 0 }).asks('assign-damage', 'you')
  },
)

scene(
  'The player whom Umbar Assassin engages by an engagement check discards a hero',
  { you: { heroes, threat: 40 }, staging: ['umbar-assassin'], encounterDeck: 5, at: '5.3' },
  (t) => {
    t.asks('choose-to-discard', 'you').offers('elder', 'younger').pick('younger')
    t.sees({ 'younger.zone': 'you.discard', 'elder.damage': 2 }).asks('choose-defender')
  },
)

scene(
  'The Archery 2 of Umbar Assassin in the staging area deals 2 damage to characters',
  { you: { heroes }, staging: ['umbar-assassin'], encounterDeck: 5, at: '6.1' },
  (t) => {
    t.asks('assign-damage', 'you').share({ elder: 1, younger: 1 }).sees({ 'elder.damage': 1, 'younger.damage': 1 }).isAt('3.2')
  },
)

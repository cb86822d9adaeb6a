import { scene } from '@questwright/testkit'

scene(
  'Daughter of the Nimrodel exhausts to heal 2 damage on a hero, and not on an ally',
  {
    you: { heroes: ['beravor', { card: 'gloin', damage: 3 }], allies: ['daughter-of-the-nimrodel', { card: 'faramir', damage: 2 }] },
    friend: { heroes: [{ card: 'aragorn', damage: 1 }] },
    at: 'window 3.1',
  },
  (t) => {
    t.use('daughter-of-the-nimrodel').offers('gloin', 'aragorn').pick('gloin').asks('choose-to-heal', 'you').offers('1', '2')
    t.changes(() => t.number(2), { 'gloin.damage': -2, 'aragorn.damage': 0, 'daughter-of-the-nimrodel.exhausted': 'yes' })
    t.notOffered('daughter-of-the-nimrodel').offers('faramir')
  },
)

scene(
  'Daughter of the Nimrodel may heal 1 damage instead of 2',
  { you: { heroes: [{ card: 'gloin', damage: 2 }], allies: ['daughter-of-the-nimrodel'] }, at: 'window 3.1' },
  (t) => {
    t.use('daughter-of-the-nimrodel')
    t.changes(() => t.number(1), { 'gloin.damage': -1 })
    t.isAt('3.2')
  },
)

scene(
  'Daughter of the Nimrodel heals only 1 damage on a hero with 1 damage',
  { you: { heroes: [{ card: 'gloin', damage: 1 }], allies: ['daughter-of-the-nimrodel'] }, at: 'window 3.1' },
  (t) => {
    t.changes(() => t.use('daughter-of-the-nimrodel'), { 'gloin.damage': -1 })
    t.tells('healed', { card: 'gloin', amount: 1 }, 1).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Daughter of the Nimrodel cannot be used without a damaged hero',
  { you: { heroes: ['beravor'], allies: ['daughter-of-the-nimrodel', { card: 'snowbourn-scout', damage: 1 }] }, at: 'window 3.1' },
  (t) => {
    t.sees({ 'daughter-of-the-nimrodel.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'Daughter of the Nimrodel cannot be used while she is exhausted',
  {
    you: { heroes: [{ card: 'gloin', damage: 1 }], allies: [{ card: 'daughter-of-the-nimrodel', is: ['exhausted'] }] },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'gloin.damage': 1 }).isAt('3.2')
  },
)

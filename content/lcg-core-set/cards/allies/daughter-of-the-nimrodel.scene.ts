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
  'Daughter of the Nimrodel heals up to 2 damage: 1 will do',
  { you: { heroes: [{ card: 'gloin', damage: 2 }], allies: ['daughter-of-the-nimrodel'] }, at: 'window 3.1' },
  (t) => {
    t.use('daughter-of-the-nimrodel')
    t.changes(() => t.number(1), { 'gloin.damage': -1 })
    t.isAt('3.2')
  },
)

scene(
  'Daughter of the Nimrodel heals no more damage than there is',
  { you: { heroes: [{ card: 'gloin', damage: 1 }], allies: ['daughter-of-the-nimrodel'] }, at: 'window 3.1' },
  (t) => {
    t.changes(() => t.use('daughter-of-the-nimrodel'), { 'gloin.damage': -1 })
    t.tells('healed', { card: 'gloin', amount: 1 }, 1).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Daughter of the Nimrodel has nothing to do without a damaged hero',
  { you: { heroes: ['beravor'], allies: ['daughter-of-the-nimrodel', { card: 'snowbourn-scout', damage: 1 }] }, at: 'window 3.1' },
  (t) => {
    t.sees({ 'daughter-of-the-nimrodel.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'Daughter of the Nimrodel heals nobody while she is exhausted',
  {
    you: { heroes: [{ card: 'gloin', damage: 1 }], allies: [{ card: 'daughter-of-the-nimrodel', is: ['exhausted'] }] },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'gloin.damage': 1 }).isAt('3.2')
  },
)

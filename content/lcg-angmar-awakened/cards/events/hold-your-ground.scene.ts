import { scene } from '@questwright/testkit'

const fighter = {
  card: 'scene:hero',
  as: 'fighter',
  resources: 1,
  is: ['exhausted'],
  lasting: [{ stat: 'spheres', gain: 'tactics', until: 'game' }],
} as const
const guard = { card: 'scene:ally', is: ['exhausted'], keywords: ['Sentinel'] } as const
const mine = {
  heroes: [fighter],
  allies: [
    { ...guard, as: 'mine' },
    { card: 'scene:ally', as: 'plain', is: ['exhausted'] },
  ],
  hand: ['hold-your-ground'],
} as const
const theirs = { heroes: [{ card: 'scene:hero', as: 'theirs', keywords: ['Sentinel'], is: ['exhausted'] }] } as const

scene(
  'Hold Your Ground! readies a character with Sentinel of any player',
  { you: { ...mine, threat: 39 }, friend: theirs, at: 'window 3.1' },
  (t) => {
    t.play('hold-your-ground').offers('mine', 'theirs').pick('theirs')
    t.sees({ 'theirs.exhausted': 'no', 'mine.exhausted': 'yes', 'fighter.resources': 0 }).asks('choose-to-commit', 'friend')
  },
)

scene(
  'Valour: Hold Your Ground! readies all characters with Sentinel',
  { you: { ...mine, threat: 40 }, friend: theirs, at: 'window 3.1' },
  (t) => {
    t.offers('hold-your-ground#action', 'hold-your-ground#valour-action').play('hold-your-ground#valour-action')
    t.sees({ 'theirs.exhausted': 'no', 'mine.exhausted': 'no', 'plain.exhausted': 'yes', 'fighter.exhausted': 'yes' })
    t.asks('choose-to-commit', 'you')
  },
)

scene(
  'Hold Your Ground! cannot be played without an exhausted character with Sentinel',
  { you: { heroes: [fighter], allies: [{ ...guard, is: [] }], hand: ['hold-your-ground'], threat: 45 }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'hold-your-ground.zone': 'you.hand' }).asks('choose-to-commit')
  },
)

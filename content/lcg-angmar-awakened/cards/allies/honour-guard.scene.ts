import { scene } from '@questwright/testkit'

const brute = { card: 'scene:enemy', lasting: [{ stat: 'attack', set: 7, until: 'round' }] } as const

scene(
  'Honour Guard exhausts to cancel 1 damage that is dealt to a character of any player',
  {
    you: { allies: ['honour-guard'], threat: 39 },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('hurt').asks('when-response', 'you').offers('honour-guard#when-damaged')
    t.use('honour-guard').sees({ 'hurt.damage': 6, 'honour-guard.exhausted': 'yes', 'honour-guard.zone': 'you.play-area' })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Valour: Honour Guard exhausts and is discarded to cancel up to 5 damage',
  {
    you: { allies: ['honour-guard'], threat: 40 },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('hurt').asks('when-response', 'you')
    t.offers('honour-guard#when-damaged', 'honour-guard#valour-when-damaged').use('honour-guard#valour-when-damaged')
    t.asks('choose-number', 'you').offers('1', '2', '3', '4', '5').number(5)
    t.sees({ 'hurt.damage': 2, 'honour-guard.zone': 'you.discard' }).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Valour: Honour Guard can cancel damage dealt to itself, without a question if only 1 damage is dealt',
  {
    you: { allies: [{ card: 'honour-guard', damage: 2 }, 'scene:ally'], threat: 45 },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 1'] }],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.share({ 'honour-guard': 1 }).use('honour-guard#valour-when-damaged').sees({ 'honour-guard.zone': 'you.discard' })
    t.tells('damaged', {}, 0).isAt('3.2')
  },
)

scene(
  'Honour Guard cannot cancel damage that is dealt to an enemy',
  {
    you: {
      heroes: [{ card: 'scene:hero', lasting: [{ stat: 'attack', set: 1, until: 'round' }] }],
      allies: ['honour-guard'],
      engaged: ['scene:enemy'],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy').choose('scene:hero').sees({ 'scene:enemy.damage': 1, 'honour-guard.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'Honour Guard cannot cancel damage while it is exhausted',
  {
    you: { allies: [{ card: 'honour-guard', is: ['exhausted'] }], threat: 39 },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('hurt').sees({ 'hurt.damage': 7 }).asks('choose-enemy-to-attack', 'friend')
  },
)

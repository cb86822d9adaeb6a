import { scene } from '@questwright/testkit'

const fighter = { card: 'scene:hero', as: 'fighter', lasting: [{ stat: 'spheres', gain: 'tactics', until: 'game' }] } as const
const brute = { card: 'scene:enemy', lasting: [{ stat: 'attack', set: 4, until: 'round' }] } as const

scene(
  'Close Call cancels X damage dealt to a hero of any player, and raises the threat of each player by X',
  {
    you: { heroes: [fighter], threat: 20, hand: ['close-call'] },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], threat: 30, engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('hurt').asks('when-response', 'you').play('close-call')
    t.asks('choose-x', 'you').offers('1', '2', '3', '4').number(3)
    t.sees({ 'hurt.damage': 1, 'you.threat': 23, 'friend.threat': 33, 'close-call.zone': 'you.discard' })
    t.tellsInOrder('played', 'threat-raised', 'threat-raised', 'damaged').asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'No damage is dealt if Close Call cancels all of it',
  {
    you: { heroes: [{ ...fighter, damage: 8 }, 'scene:hero'], threat: 20, hand: ['close-call'], engaged: ['scene:enemy'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('fighter').play('close-call').sees({ 'fighter.damage': 8, 'you.threat': 21 }).tells('damaged', {}, 0)
    t.asks('choose-enemy-to-attack')
  },
)

scene(
  'Close Call cancels no damage if its threat eliminates the player who plays it',
  {
    you: { heroes: [fighter], threat: 47, hand: ['close-call'] },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], threat: 30, engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('hurt').play('close-call').number(4)
    t.sees({ 'you.eliminated': 'yes', 'friend.threat': 34, 'hurt.damage': 4 }).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Close Call that eliminates the player of the damaged hero leaves no damage to deal',
  {
    you: { heroes: [fighter], threat: 20, hand: ['close-call'] },
    friend: { heroes: [{ card: 'scene:hero', as: 'hurt' }, 'scene:hero'], threat: 48, engaged: [brute] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('hurt').play('close-call').number(2)
    t.sees({ 'friend.eliminated': 'yes', 'hurt.zone': 'friend.discard', 'hurt.damage': 0 }).tells('damaged', {}, 0)
    t.sees({ 'you.threat': 23 }).isAt('3.2')
  },
)

scene(
  'Close Call cannot cancel damage dealt to an ally',
  {
    you: { heroes: [fighter], allies: ['scene:ally'], hand: ['close-call'], threat: 20, engaged: ['scene:enemy'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').sees({ 'close-call.zone': 'you.hand', 'you.threat': 20 }).asks('choose-enemy-to-attack')
  },
)

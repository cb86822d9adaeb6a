import { scene } from '@questwright/testkit'

const table = {
  you: {},
  friend: {},
  firstPlayer: 'friend',
  staging: ['scene:enemy', 'scene:location'],
  encounterDeck: ['ranger-of-the-north', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('The first player gives the revealed Ranger of the North to a player, and it may deal 2 damage to an enemy', table, (t) => {
  t.asks('choose-player', 'friend').offers('you', 'friend').pick('you').asks('choose-one', 'friend').offers('fight', 'scout').pick('fight')
  t.sees({ 'ranger-of-the-north.zone': 'you.play-area', 'ranger-of-the-north.controller': 'you', 'ranger-of-the-north.exhausted': 'no' })
  // a card is revealed for each player, and one for Surge
  t.sees({ 'scene:enemy.damage': 2, 'scene:location.progress': 0, encounterDeck: 1 }).isAt('4.2')
})

scene('The revealed Ranger of the North may place 2 progress on a location', table, (t) => {
  t.pick('friend')
    .pick('scout')
    .sees({ 'scene:enemy.damage': 0, 'scene:location.progress': 2, 'ranger-of-the-north.zone': 'friend.play-area' })
    .isAt('4.2')
})

scene(
  'Ranger of the North enters play without an enemy or location in play, and goes to the encounter discard pile later',
  {
    you: { allies: ['scene:ally'] },
    encounterDeck: ['ranger-of-the-north', { card: 'scene:enemy', keywords: ['Archery 3'] }, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'ranger-of-the-north.zone': 'you.play-area', staging: 1 }).until('6.1')
    t.share({ 'ranger-of-the-north': 3 }).sees({ 'ranger-of-the-north.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  'Ranger of the North has Sentinel, and defends for another player',
  { you: { allies: [{ card: 'ranger-of-the-north', owner: 'you' }] }, friend: { engaged: ['scene:enemy'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'friend').decline().asks('choose-defender', 'you').pick('ranger-of-the-north')
    t.sees({ 'ranger-of-the-north.damage': 0 }).asks('choose-enemy-to-attack', 'friend')
  },
)

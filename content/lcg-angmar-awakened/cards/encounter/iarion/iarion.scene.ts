import { scene } from '@questwright/testkit'

const controlled = { card: 'iarion', controller: 'you' } as const

scene(
  'Iârion has 1 willpower, 1 attack and 1 defense while one quest card is in play',
  { you: { allies: [controlled] }, at: '3.2' },
  (t) => {
    t.sees({ 'iarion.willpower': 1, 'iarion.attack': 1, 'iarion.defense': 1, 'iarion.hitPoints': 4 })
    t.pick('iarion').sees({ 'quest.progress': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-OBJALLY-3] Iârion goes to the next player, damaged as he is, when the first player token passes',
  { you: { allies: [{ ...controlled, damage: 2, is: ['exhausted'] }] }, friend: {}, at: '7.3' },
  (t) => {
    t.sees({
      'iarion.controller': 'friend',
      'iarion.zone': 'friend.play-area',
      'iarion.damage': 2,
      'iarion.exhausted': 'yes',
    })
    t.tells('control-taken', { card: 'iarion', seat: 'p2' }, 1).isAt('3.2')
  },
)

scene('Iârion stays with a single player when the first player token passes', { you: { allies: [controlled] }, at: '7.3' }, (t) => {
  t.sees({ 'iarion.controller': 'you' }).tells('control-taken', {}, 0).isAt('3.2')
})

scene(
  'The players lose when Iârion is destroyed while he defends against an attack on the first player',
  {
    you: {
      allies: [{ ...controlled, damage: 3 }],
      engaged: [{ card: 'angmar-captain', shadow: ['scene:treachery'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'you').offers('scene:hero', 'iarion').pick('iarion').isLost('lost.iarion')
  },
)

scene(
  'The players lose when an effect discards Iârion',
  { you: { allies: [controlled, 'scene:ally'] }, encounterDeck: ['angmar-orc', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.pick('ally').offers('iarion', 'scene:ally').pick('iarion').isLost('lost.iarion')
  },
)

scene(
  'The players do not lose when an effect discards another ally',
  { you: { allies: [controlled, 'scene:ally'] }, encounterDeck: ['angmar-orc', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.pick('ally', 'scene:ally').sees({ 'scene:ally.zone': 'you.discard', 'iarion.zone': 'you.play-area' }).isAt('5.2')
  },
)

scene(
  'The players lose when the first player, who controls Iârion, is eliminated',
  { you: { allies: [controlled], threat: 49 }, friend: {}, at: '7.3' },
  (t) => {
    t.isLost('lost.iarion')
  },
)

scene(
  'The players do not lose when a player without Iârion is eliminated',
  { you: { allies: [controlled] }, friend: { threat: 49 }, at: '7.3' },
  (t) => {
    t.sees({ 'friend.eliminated': 'yes', 'iarion.controller': 'you' }).isAt('3.2')
  },
)

scene(
  'Iârion has 3 willpower, attack and defense while two side quests and the main quest are in play',
  { you: { allies: [controlled] }, staging: ['orc-ambush', 'lost-in-the-wilderness'], at: 'quest' },
  (t) => {
    t.sees({ 'iarion.willpower': 3, 'iarion.attack': 3, 'iarion.defense': 3 }).asks('choose-current-quest', 'you')
  },
)

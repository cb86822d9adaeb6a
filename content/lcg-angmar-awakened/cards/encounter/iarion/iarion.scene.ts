import { scene } from '@questwright/testkit'

const controlled = { card: 'iarion', controller: 'you' } as const

scene(
  'Iârion has 1 willpower, attack and defense while one quest card is in play, and adds it to the quest like any ally',
  { you: { allies: [controlled] }, at: '3.2' },
  (t) => {
    t.sees({ 'iarion.willpower': 1, 'iarion.attack': 1, 'iarion.defense': 1, 'iarion.hitPoints': 4 })
    t.pick('iarion').sees({ 'quest.progress': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-OBJALLY-3] Iârion goes over to the next first player when the token passes, with the damage on him',
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

scene('Iârion stays with a first player who plays alone', { you: { allies: [controlled] }, at: '7.3' }, (t) => {
  t.sees({ 'iarion.controller': 'you' }).tells('control-taken', {}, 0).isAt('3.2')
})

scene(
  'Iârion defends against an attack on the first player; when it destroys him, the players lose',
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
  'The players lose with a first player who is eliminated while Iârion follows him',
  { you: { allies: [controlled], threat: 49 }, friend: {}, at: '7.3' },
  (t) => {
    t.isLost('lost.iarion')
  },
)

scene(
  'The players do not lose when a player who is not the first player is eliminated',
  { you: { allies: [controlled] }, friend: { threat: 49 }, at: '7.3' },
  (t) => {
    t.sees({ 'friend.eliminated': 'yes', 'iarion.controller': 'you' }).isAt('3.2')
  },
)

scene(
  'With two side quests in play beside the stage Iârion has 3 of each',
  { you: { allies: [controlled] }, staging: ['orc-ambush', 'lost-in-the-wilderness'], at: 'quest' },
  (t) => {
    t.sees({ 'iarion.willpower': 3, 'iarion.attack': 3, 'iarion.defense': 3 }).asks('choose-current-quest', 'you')
  },
)

import { scene } from '@questwright/testkit'

scene(
  '[LCG-CONTROL-7] Wandering Took goes damaged and exhausted to another player, and moves 3 threat to that player',
  { you: { threat: 30, allies: [{ card: 'wandering-took', damage: 1, is: ['exhausted'] }] }, friend: { threat: 20 }, at: 'window 1.3' },
  (t) => {
    t.offers('wandering-took')
    t.changes(() => t.use('wandering-took'), {
      'you.threat': -3,
      'friend.threat': +3,
      'wandering-took.damage': 0,
      'you.play': -1,
      'friend.play': +1,
    })
    t.sees({ 'wandering-took.controller': 'friend', 'wandering-took.exhausted': 'yes', 'wandering-took.zone': 'friend.play-area' })
    // the limit of once per round counts even after he changed his controller: no window offers his action any more
    t.isAt('3.2')
  },
)

scene(
  'Wandering Took goes to the player whom his controller chooses',
  { you: { threat: 3, allies: ['wandering-took'] }, friend: {}, third: {}, at: 'window 1.3' },
  (t) => {
    t.use('wandering-took').offers('friend', 'third')
    t.changes(() => t.pick('third'), { 'third.threat': +3, 'friend.threat': 0, 'wandering-took.controller': 'third' })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-8] Wandering Took cannot be used while the threat of his controller is below 3',
  { you: { threat: 2, allies: ['wandering-took'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.sees({ round: 1 }).asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-CHOOSE-2] Wandering Took cannot be used in a game with one player',
  { you: { threat: 30, allies: ['wandering-took'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ round: 1 }).asks('choose-to-commit', 'you')
  },
)

scene(
  'Wandering Took still defends after another player takes control; the attacked player stays the defending player',
  {
    you: { heroes: ['dunhere'], allies: ['wandering-took'], threat: 20, engaged: [{ card: 'king-spider', shadow: ['ungoliants-spawn'] }] },
    friend: { heroes: ['gloin'], threat: 20 },
    encounterDeck: 2,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('wandering-took').use('wandering-took')
    // threat was lowered by 3, and raised by 4 because of the attack, which was defended
    t.tells('control-taken', {}, 1).tells('threat-raised', { seat: 'p1', amount: 4 }, 1)
    t.sees({ 'you.threat': 21, 'friend.threat': 23, 'wandering-took.zone': 'you.discard', 'gloin.damage': 0 }).isAt('6.8a')
  },
)

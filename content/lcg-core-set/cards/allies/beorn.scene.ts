import { scene } from '@questwright/testkit'

scene(
  'Beorn gets 5 attack until the end of the phase, and is then shuffled into the deck',
  {
    you: {
      heroes: [{ card: 'gimli', resources: 1 }],
      allies: ['beorn', 'veteran-axehand'],
      hand: ['blade-mastery'],
      deck: 3,
      engaged: ['ungoliants-spawn'],
    },
    at: 'window 6.2',
  },
  (t) => {
    t.changes(() => t.use('beorn'), { 'beorn.attack': +5, 'beorn.defense': 0, 'beorn.exhausted': 'no', 'veteran-axehand.attack': 0 })
    t.until('6.4.1').choose('gimli').until('6.8a')
    // 8 attack against 2 defense
    t.pick('ungoliants-spawn').choose('beorn').until('window 6.8.3')
    t.sees({ 'ungoliants-spawn.damage': 6, 'beorn.zone': 'you.play-area', 'beorn.attack': 8 })
    t.until('window 7.4').sees({ 'beorn.zone': 'you.deck', 'you.deck': 4, 'beorn.attack': 3 })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).isAt('window 7.4')
  },
)

scene(
  'Beorn keeps his attack and stays in play when his action is not used',
  { you: { heroes: ['thalin'], allies: ['beorn'], deck: 3, engaged: ['forest-spider'] }, at: 'window 6.2' },
  (t) => {
    t.offers('beorn').until('window 7.4')
    t.sees({ 'beorn.zone': 'you.play-area', 'beorn.attack': 3, 'you.deck': 3 }).offers('beorn')
  },
)

scene(
  'The action of Beorn can be used only once per round',
  {
    you: { heroes: ['thalin'], resources: 1, allies: ['beorn'], hand: ['blade-mastery'], engaged: ['forest-spider'] },
    at: 'window 6.2',
  },
  (t) => {
    t.offers('beorn', 'blade-mastery')
    t.use('beorn').offers('blade-mastery').sees({ 'beorn.attack': 8 }).isAt('window 6.2')
  },
)

scene(
  'A Beorn that is destroyed before the end of the phase stays in the discard pile',
  {
    you: { heroes: ['thalin'], allies: [{ card: 'beorn', damage: 5 }], deck: 3, engaged: ['ungoliants-spawn'] },
    at: 'window 6.2',
  },
  (t) => {
    t.use('beorn').choose('beorn').sees({ 'beorn.zone': 'you.discard' })
    t.until('3.2', 'next round').sees({ 'beorn.zone': 'you.discard', 'you.deck': 2, 'you.hand': 1 }).tells('shuffled', {}, 0).isAt('3.2')
  },
)

scene(
  'A Beorn that left play and came back is not shuffled into the deck, and his action may be used again',
  {
    you: {
      heroes: ['thalin', { card: 'dunhere', resources: 6 }],
      allies: [{ card: 'beorn', damage: 5 }],
      hand: ['stand-and-fight'],
      engaged: ['ungoliants-spawn'],
    },
    at: 'window 6.2',
  },
  (t) => {
    t.use('beorn').until('6.4.1').choose('beorn').sees({ 'beorn.zone': 'you.discard' }).isAt('window 6.4.3')
    t.play('stand-and-fight').sees({ 'beorn.zone': 'you.play-area', 'beorn.attack': 3, 'beorn.damage': 0 }).offers('beorn')
    t.until('window 7.4').sees({ 'beorn.zone': 'you.play-area' }).isAt('window 7.4')
  },
)

scene(
  'A Beorn from the discard pile of another player is shuffled into the deck of that player',
  {
    you: { heroes: [{ card: 'dunhere', resources: 6 }], hand: ['stand-and-fight'], deck: 2 },
    friend: { discard: ['beorn'], deck: 2 },
    staging: ['old-forest-road'],
    at: 'window 3.4',
  },
  (t) => {
    t.play('stand-and-fight').use('beorn').sees({ 'beorn.zone': 'friend.deck', 'friend.deck': 3, 'you.deck': 2 }).isAt('4.2')
  },
)

const borrowedForThePhase = {
  you: {
    heroes: ['thalin', { card: 'aragorn', resources: 1 }],
    hand: ['sneak-attack', 'beorn'],
    deck: 3,
  },
  friend: { heroes: ['gimli'] },
  staging: ['old-forest-road'],
  firstPlayer: 'friend',
  at: 'window 3.4',
} as const

scene(
  '[LCG-TIMING-4] The first player lets Sneak Attack return Beorn to hand first, and his shuffle into the deck does nothing',
  borrowedForThePhase,
  (t) => {
    t.play('sneak-attack').use('beorn').asks('next-delayed', 'friend').offers('sneak-attack', 'beorn')
    t.pick('sneak-attack').sees({ 'beorn.zone': 'you.hand', 'you.deck': 3 }).tells('shuffled', {}, 0).isAt('4.2')
  },
)

scene(
  '[LCG-TIMING-4] The first player lets Beorn be shuffled into the deck first, and Sneak Attack does not return him to hand',
  borrowedForThePhase,
  (t) => {
    t.play('sneak-attack').use('beorn')
    t.pick('beorn').sees({ 'beorn.zone': 'you.deck', 'you.deck': 4, 'you.hand': 0 }).tells('shuffled', {}, 1).isAt('4.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Stand and Fight puts an ally of any sphere from any discard pile into play for its printed cost',
  {
    you: { heroes: ['dunhere'], hand: ['stand-and-fight'], resources: 3, discard: ['wandering-took', 'snowbourn-scout', 'eleanor'] },
    friend: { heroes: ['gloin'], discard: ['guard-of-the-citadel', 'faramir', 'steward-of-gondor'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('stand-and-fight').asks('choose-x', 'you').offers('1', '2')
    t.number(2).offers('wandering-took', 'guard-of-the-citadel')
    t.changes(() => t.pick('guard-of-the-citadel'), { 'you.play': +1, 'friend.discard': -1, 'guard-of-the-citadel.controller': 'you' })
    t.sees({ 'dunhere.resources': 1, 'guard-of-the-citadel.exhausted': 'no', 'stand-and-fight.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-CONTROL-9] An ally that Stand and Fight took from another player goes to the discard pile of its owner',
  {
    you: { heroes: ['dunhere'], hand: ['stand-and-fight'], resources: 1 },
    friend: { discard: ['snowbourn-scout'] },
    at: 'window 1.3',
    encounterDeck: ['the-necromancers-reach', 'scene:treachery'],
    staging: ['old-forest-road'],
  },
  (t) => {
    // the Snowbourn Scout enters play, and its response can place progress on the road
    t.play('stand-and-fight').pass().asks('choose-to-commit', 'you')
    t.changes(() => t.choose('snowbourn-scout').decline(), { 'you.play': -1, 'friend.discard': +1, 'you.discard': 0 })
    t.isAt('4.2')
  },
)

scene(
  'Stand and Fight cannot be played without an ally that can be paid for and can enter play',
  {
    you: {
      heroes: ['dunhere'],
      allies: ['gandalf'],
      hand: ['stand-and-fight'],
      resources: 5,
      discard: [{ card: 'gandalf', as: 'another' }, 'brok-ironfist', 'eleanor'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Stand and Fight cannot choose a unique ally while a copy of that ally is in play',
  {
    you: {
      heroes: ['dunhere'],
      allies: [{ card: 'faramir', is: ['exhausted'] }],
      hand: ['stand-and-fight'],
      resources: 4,
      discard: [{ card: 'faramir', as: 'another' }, 'northern-tracker', 'longbeard-orc-slayer'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.play('stand-and-fight').offers('northern-tracker', 'longbeard-orc-slayer')
    t.changes(() => t.pick('northern-tracker'), { 'northern-tracker.zone': 'you.play-area' })
    t.isAt('3.2')
  },
)

scene(
  'Stand and Fight cannot put a neutral ally into play',
  {
    you: { heroes: ['dunhere'], hand: ['stand-and-fight'], resources: 5, discard: ['gandalf', 'snowbourn-scout'] },
    friend: { discard: ['gandalf'] },
    at: 'window 1.3',
  },
  (t) => {
    // Snowbourn Scout is the only possible ally, so X is its cost of 1
    t.play('stand-and-fight').sees({ 'snowbourn-scout.zone': 'you.play-area', 'dunhere.resources': 4, 'you.discard': 2 }).isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  'Stand and Fight brings an ally of any sphere from any discard pile under your control, for its printed cost',
  {
    you: { heroes: ['eowyn'], hand: ['stand-and-fight'], resources: 3, discard: ['wandering-took', 'snowbourn-scout', 'eleanor'] },
    friend: { heroes: ['gloin'], discard: ['guard-of-the-citadel', 'faramir', 'steward-of-gondor'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('stand-and-fight').asks('choose-x', 'you').offers('1', '2')
    t.number(2).offers('wandering-took', 'guard-of-the-citadel')
    t.changes(() => t.pick('guard-of-the-citadel'), { 'you.play': +1, 'friend.discard': -1, 'guard-of-the-citadel.controller': 'you' })
    t.sees({ 'eowyn.resources': 1, 'guard-of-the-citadel.exhausted': 'no', 'stand-and-fight.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  'Stand and Fight needs an ally that can be paid for, and that may enter play',
  {
    you: {
      heroes: ['eowyn'],
      allies: ['gandalf'],
      hand: ['stand-and-fight'],
      resources: 5,
      discard: [{ card: 'gandalf', as: 'blocked' }, 'brok-ironfist', 'eleanor'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.notOffered('stand-and-fight').isAt('3.2')
  },
)

import { scene } from '@questwright/testkit'

scene(
  '[LCG-COST-16] [LCG-COST-17] Sneak Attack puts an ally into play without its cost; the ally returns to hand at the end of the phase',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['sneak-attack', 'faramir', 'gandalf', 'steward-of-gondor'], threat: 30 },
    staging: ['forest-spider'],
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').offers('faramir', 'gandalf').pick('gandalf')
    t.asks('after-response', 'you').use('gandalf')
    t.changes(() => t.pick('hide'), { 'you.threat': -5 })
    t.sees({ 'aragorn.resources': 0, 'gandalf.zone': 'you.play-area' })
    t.asks('choose-to-commit', 'you').offers('aragorn', 'gandalf')
    t.choose('gandalf').sees({ 'gandalf.zone': 'you.hand', 'quest.progress': 2 }).isAt('5.2')
  },
)

scene(
  'Sneak Attack does not return an ally that has left play',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['sneak-attack', 'snowbourn-scout'] },
    staging: ['forest-spider'],
    encounterDeck: ['the-necromancers-reach'],
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').choose('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'you.discard', 'you.hand': 0 }).isAt('5.2')
  },
)

scene(
  'Sneak Attack cannot be played without an ally in hand',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['sneak-attack', 'steward-of-gondor'] },
    friend: { hand: ['faramir'] },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'you.hand': 2 }).isAt('3.2')
  },
)

scene(
  '[LCG-UNIQUE-1] Sneak Attack cannot put a second copy of a unique ally into play',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['sneak-attack', 'gandalf'] },
    friend: { allies: [{ card: 'gandalf', as: 'another', is: ['exhausted'] }] },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'you.hand': 2, 'aragorn.resources': 1 }).isAt('3.2')
  },
)

scene(
  'Sneak Attack does not return an ally that left play and came back by another card',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 1 },
        { card: 'dunhere', resources: 1, is: ['exhausted'] },
      ],
      hand: ['sneak-attack', 'snowbourn-scout', 'stand-and-fight'],
    },
    staging: ['forest-spider'],
    encounterDeck: ['the-necromancers-reach'],
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').choose('snowbourn-scout').sees({ 'snowbourn-scout.zone': 'you.discard' })
    t.play('stand-and-fight').sees({ 'snowbourn-scout.zone': 'you.play-area' }).until('5.2')
    t.sees({ 'snowbourn-scout.zone': 'you.play-area', 'you.hand': 0 }).isAt('5.2')
  },
)

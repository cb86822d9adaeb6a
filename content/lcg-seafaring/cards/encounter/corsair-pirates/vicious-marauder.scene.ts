import { scene } from '@questwright/testkit'

scene(
  'Vicious Marauder gets resources for the cost of a card discarded at random, and you divide as much damage when it attacks',
  {
    you: { heroes: ['lcg-core-set:aragorn', 'eowyn'], hand: ['unexpected-courage'] },
    staging: ['vicious-marauder'],
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('vicious-marauder').sees({ 'unexpected-courage.zone': 'you.discard', 'vicious-marauder.resources': 2 })
    t.asks('assign-damage', 'you').share({ aragorn: 1, eowyn: 1 }).sees({ 'aragorn.damage': 1, 'eowyn.damage': 1 })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'Vicious Marauder gets no resources from a player with an empty hand',
  { staging: ['vicious-marauder'], encounterDeck: 6, at: '5.2' },
  (t) => {
    t.pick('vicious-marauder').sees({ 'vicious-marauder.resources': 0, 'scene:hero.damage': 0 }).asks('choose-defender', 'you')
  },
)

import { attach, card, choose, heroesInPlay, modifier, setup } from '@questwright/lcg'

export default card('valiant-warrior', [
  setup(({ self }) => {
    const hero = choose(heroesInPlay())
    if (!hero) return
    attach(self, hero, hero.controller)
  }),
  modifier('attack', { on: 'host', by: 1 }),
  modifier('traits', { on: 'host', gain: 'Warrior' }),
])

import { attach, card, choose, heroesInPlay, modifier, setup } from '@questwright/lcg'

export default card('skilled-healer', [
  setup(({ self }) => {
    const hero = choose(heroesInPlay())
    if (!hero) return
    attach(self, hero, hero.controller)
  }),
  modifier('hitPoints', { on: 'host', by: 2 }),
  modifier('traits', { on: 'host', gain: 'Healer' }),
])

import { attach, card, choose, heroesInPlay, modifier, setup } from '@questwright/lcg'

export default card('noble-hero', [
  setup(({ self }) => {
    const hero = choose(heroesInPlay())
    if (!hero) return
    attach(self, hero, hero.controller)
  }),
  modifier('willpower', { on: 'host', by: 1 }),
  modifier('traits', { on: 'host', gain: 'Noble' }),
])

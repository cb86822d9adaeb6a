import { attach, card, choose, heroesInPlay, modifier, setup } from '@questwright/lcg'

export default card('tireless-ranger', [
  setup(({ self }) => {
    const hero = choose(heroesInPlay())
    if (!hero) return
    attach(self, hero, hero.controller)
  }),
  modifier('defense', { on: 'host', by: 1 }),
  modifier('traits', { on: 'host', gain: 'Ranger' }),
])

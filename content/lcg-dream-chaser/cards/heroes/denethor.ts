import { action, addResources, card, choose, heroesInPlay, moveResources, setup } from '@questwright/lcg'

export default card('denethor', [
  setup(({ self }) => addResources(self, 2)),
  action(
    {
      when: ({ self }) => self.resources > 0,
      limit: { times: 1, period: 'round', counts: 'card' },
      targets: ({ self }) => choose(heroesInPlay().filter((hero) => hero !== self && hero.has('Gondor'))),
    },
    ({ self, targets: hero }) => moveResources(self, hero, 1),
  ),
])

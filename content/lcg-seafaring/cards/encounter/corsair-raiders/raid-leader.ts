import { card, forced, modifier, moveResources } from '@questwright/lcg'

export default card('raid-leader', [
  modifier('defense', { by: ({ self }) => self.resources }),
  forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {
    for (const hero of player.heroes) moveResources(hero, self, 1)
  }),
])

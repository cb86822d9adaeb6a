import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('dwarven-axe', [
  attachesTo((host) => host.isHero),
  modifier('attack', { on: 'host', by: 1 }),
  modifier('attack', { slug: 'of-a-dwarf', on: 'host', by: 1, while: ({ self }) => self.host?.has('Dwarf') === true }),
])

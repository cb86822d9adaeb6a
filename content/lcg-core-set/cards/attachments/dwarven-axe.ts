import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('dwarven-axe', [
  attachesTo((host) => host.isHero),
  modifier('attack', { on: 'host', by: (_context, host) => (host.has('Dwarf') ? 2 : 1) }),
])

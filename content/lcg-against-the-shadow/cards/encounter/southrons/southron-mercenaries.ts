import { card, modifier, modify, playersInOrder, shadow } from '@questwright/lcg'

export default card('southron-mercenaries', [
  modifier('keywords', { gain: 'archery', number: () => playersInOrder().length }),
  shadow(({ attacker }) => modify(attacker, 'attack', attacker.has('Harad') ? 3 : 1, 'attack')),
])

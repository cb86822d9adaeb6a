import { card, forced, modify, shadow, shuffleIntoDeck } from '@questwright/lcg'

export default card('eastern-crows', [
  forced.after('destroyed', { of: 'self' }, ({ self }) => shuffleIntoDeck(self)),
  shadow(({ you, attacker }) => modify(attacker, 'attack', you.threat >= 35 ? 2 : 1, 'attack')),
])

import { card, modify, raiseThreat, shadow } from '@questwright/lcg'

export default card('east-bight-patrol', [
  shadow(({ you, attacker, attack }) => {
    modify(attacker, 'attack', 1, 'attack')
    if (attack.undefended) raiseThreat(you, 3)
  }),
])

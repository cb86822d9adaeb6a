import { action, card, damageOne, modify, shadow } from '@questwright/lcg'

export default card('gladden-marshlands', [
  action({ player: 'any', cost: damageOne(1, (one) => one.isHero) }, ({ self }) => modify(self, 'threat', -1, 'phase')),
  shadow(({ you, attack }) => modify(you.engagedEnemies, 'attack', attack.undefended ? 2 : 1, 'phase')),
])

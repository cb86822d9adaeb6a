import { action, begin, card, damageOne, lasting, modify, shadow } from '@questwright/lcg'

export default card('gladden-marshlands', [
  action({ player: 'any', cost: damageOne(1, (one) => one.isHero) }, ({ self }) => modify(self, 'threat', -1, 'phase')),
  // including enemies that engage that player later
  lasting('bog', 'attack', {
    on: (enemy, { player }) => enemy.isEnemy && enemy.engagedWith?.id === player,
    by: ({ more }) => Number(more),
  }),
  shadow(({ you, attack }) => begin('bog', 'phase', { player: you.id, more: attack.undefended ? 2 : 1 })),
])

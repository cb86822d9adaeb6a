import { attachesTo, cannot, card, playersInOrder } from '@questwright/lcg'

export default card('forest-snare', [
  attachesTo((host) => host.isEnemy && playersInOrder().some((player) => host.isEngagedWith(player))),
  cannot('attacks', { on: 'host' }),
])

import { action, card, choosePlayer, permit } from '@questwright/lcg'

export default card('stand-together', [
  action({ targets: () => choosePlayer() }, ({ targets: player }) => permit(player, 'declaresManyDefenders', 'phase')),
])

import { action, card, choosePlayer, forbid } from '@questwright/lcg'

export default card('thicket-of-spears', [
  action({ pools: 3, targets: () => choosePlayer() }, ({ targets: chosen }) =>
    forbid(chosen.engagedEnemies, 'attacks', 'phase', { player: chosen }),
  ),
])

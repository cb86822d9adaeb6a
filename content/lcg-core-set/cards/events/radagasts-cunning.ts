import { action, card, choose, permit, stagingArea } from '@questwright/lcg'

export default card('radagasts-cunning', [
  action(
    { phase: 'quest', targets: () => choose(stagingArea().filter((staged) => staged.isEnemy && !staged.hasPermission('withholdsThreat'))) },
    ({ targets: enemy }) => permit(enemy, 'withholdsThreat', 'phase'),
  ),
])

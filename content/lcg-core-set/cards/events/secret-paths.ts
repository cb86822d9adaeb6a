import { action, card, choose, permit, stagingArea } from '@questwright/lcg'

export default card('secret-paths', [
  action(
    {
      phase: 'quest',
      targets: () => choose(stagingArea().filter((staged) => staged.isLocation && !staged.hasPermission('withholdsThreat'))),
    },
    ({ targets: location }) => permit(location, 'withholdsThreat', 'phase'),
  ),
])

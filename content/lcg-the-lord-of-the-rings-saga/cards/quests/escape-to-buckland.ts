import {
  addToStagingArea,
  card,
  choose,
  constantly,
  engage,
  locationsInPlay,
  named,
  placeProgressOn,
  playersInOrder,
  response,
  stagingArea,
  whenRevealed,
} from '@questwright/lcg'
import { revealBlackRider } from '../../lib/nazgul.ts'

export default card('escape-to-buckland', {
  A: [whenRevealed(() => addToStagingArea(named('bucklebury-ferry')[0]))],
  B: [
    whenRevealed(() => revealBlackRider()),
    constantly.when('hideTestFailed', ({ event }) => {
      for (const one of stagingArea().filter((staged) => staged.isEnemy && staged.has('Nazgûl'))) engage(one, event.subject)
    }),
    response.after(
      'hideTestPassed',
      { targets: () => choose(locationsInPlay().filter((location) => !location.unique)) },
      ({ targets: location }) => placeProgressOn(location, 2 * playersInOrder().length),
    ),
  ],
})

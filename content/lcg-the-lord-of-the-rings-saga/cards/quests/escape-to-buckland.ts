import {
  addToStagingArea,
  card,
  choose,
  locationsInPlay,
  named,
  placeProgressOn,
  playersInOrder,
  response,
  whenRevealed,
} from '@questwright/lcg'
import { nazgulEngageWhoFails, revealBlackRider, ridersAreNotCancelled } from '../../lib/nazgul.ts'

export default card('escape-to-buckland', {
  A: [whenRevealed(() => addToStagingArea(named('bucklebury-ferry')[0]))],
  B: [
    whenRevealed(() => revealBlackRider()),
    ridersAreNotCancelled,
    nazgulEngageWhoFails,
    response.after(
      'hideTestPassed',
      { targets: () => choose(locationsInPlay().filter((location) => !location.unique)) },
      ({ targets: location }) => placeProgressOn(location, 2 * playersInOrder().length),
    ),
  ],
})

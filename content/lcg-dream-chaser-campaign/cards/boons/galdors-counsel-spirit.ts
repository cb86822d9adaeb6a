import { action, addToVictoryDisplay, card, choose, placeProgressOn, stagingArea } from '@questwright/lcg'
import { LEVEL } from '../../lib/counsel.ts'

export default card('galdors-counsel-spirit', [
  action(
    {
      targets: () =>
        choose(
          stagingArea().filter((location) => location.isLocation && !location.unique),
          { as: 'choose-location' },
        ),
    },
    ({ self, targets: location }) => {
      placeProgressOn(location, LEVEL)
      addToVictoryDisplay(self)
    },
  ),
])

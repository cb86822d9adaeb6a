import { addToStagingArea, card, choose, grant, victoryDisplay, whenRevealed } from '@questwright/lcg'

export default card('swaying-without-wind', [
  whenRevealed(({ self }) => {
    const location = choose(victoryDisplay().filter((one) => one.isLocation))
    addToStagingArea(location)
    if (!location?.inStaging) grant(self, 'keywords', 'surge', 'phase')
  }),
])

import { addToStagingArea, card, discardFromEncounterDeck, forced, playersInOrder } from '@questwright/lcg'
import { scrollBearer } from '../../../lib/pelargir.ts'

export default card('the-leaping-fish', [
  forced.atBeginningOf('quest', { when: () => scrollBearer() !== undefined }, () => {
    for (const one of discardFromEncounterDeck(playersInOrder().length)) if (one.isEnemy) addToStagingArea(one)
  }),
])

import { addActiveLocation, addToStagingArea, cannot, card, inVictoryDisplay, named, setAside, setup, shuffleDeck } from '@questwright/lcg'
import { nazgulEngageWhoFails } from '../../lib/nazgul.ts'

export default card('three-is-company', {
  A: [
    setup(() => {
      setAside(named('bucklebury-ferry')[0])
      addToStagingArea(named('black-rider')[0], 'set-up')
      addActiveLocation(named('bag-end')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [nazgulEngageWhoFails, cannot('stageDefeated', { while: () => inVictoryDisplay('bag-end') === 0 })],
})

import { begin, card, discard, eachPlayerChooses, lasting, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('treacherous-fog', [
  lasting('fog', 'threat', { on: (card) => card.isLocation && card.inStaging, by: 1 }),
  // then: only where there was something to shroud
  whenRevealed(() => {
    if (stagingArea().filter((card) => card.isLocation).length > 0) {
      begin('fog', 'phase')
      discard(eachPlayerChooses((player) => (player.threat >= 35 ? player.hand : []), { as: 'choose-to-discard' }))
    }
  }),
])

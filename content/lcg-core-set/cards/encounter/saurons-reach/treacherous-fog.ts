import { begin, card, discard, eachPlayerChooses, lasting, whenRevealed } from '@questwright/lcg'

export default card('treacherous-fog', [
  lasting('fog', 'threat', { on: (card) => card.isLocation && card.inStaging, by: 1 }),
  // what lasts has come about also where no location lies there yet: what follows "then" always does
  whenRevealed(() => {
    begin('fog', 'phase')
    discard(eachPlayerChooses((player) => (player.threat >= 35 ? player.hand : []), { as: 'choose-to-discard' }))
  }),
])

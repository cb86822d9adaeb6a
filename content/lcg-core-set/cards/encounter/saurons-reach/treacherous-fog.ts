import { begin, card, discard, eachPlayerChooses, lasting, whenRevealed } from '@questwright/lcg'

export default card('treacherous-fog', [
  lasting('fog', 'threat', { on: (card) => card.isLocation && card.inStaging, by: 1 }),
  // the lasting effect counts as carried out even without a location, so the text after "then" always follows
  whenRevealed(() => {
    begin('fog', 'phase')
    discard(eachPlayerChooses((player) => (player.threat >= 35 ? player.hand : []), { as: 'choose-to-discard' }))
  }),
])

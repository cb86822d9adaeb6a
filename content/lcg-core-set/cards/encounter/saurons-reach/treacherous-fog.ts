import { begin, card, discard, eachPlayerChooses, type GameCard, lasting, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('treacherous-fog', [
  lasting('fog', 'threat', { on: shrouded, by: 1 }),
  whenRevealed(() => {
    // then: only where there was something to shroud
    if (!stagingArea().some(shrouded)) return
    begin('fog', 'phase')
    discard(eachPlayerChooses((player) => (player.threat >= 35 ? player.hand : []), { as: 'choose-to-discard' }))
  }),
])

function shrouded(card: GameCard): boolean {
  return card.isLocation && card.inStaging
}

import { a, bearerMustBe, canSpot, card, chooseOne, discard, fellowship, heal, onA, self } from '@questwright/tcg'

const shadowCondition = onA(a('shadow', 'condition'), 'companion')

export default card('athelas', [
  bearerMustBe(a('gondor', 'man')),
  fellowship({ discard: self }, (context) =>
    chooseOne({
      heal: { can: () => canSpot(a('wounded', 'companion'), context) > 0, deed: () => heal(a('companion')) },
      discard: { can: () => canSpot(shadowCondition, context) > 0, deed: () => discard(shadowCondition) },
    }),
  ),
])

import { a, canSpot, card, chooseOne, eachTime, except, mustExert, otherThan, self, several, the } from '@questwright/tcg'

export default card('moria-lake', [
  eachTime('movedTo', { of: self }, (context) =>
    chooseOne({
      frodo: { can: () => canSpot(except(the('Frodo'), 'exhausted'), context) > 0, deed: () => mustExert(the('Frodo')) },
      others: {
        can: () => canSpot(except(otherThan('Frodo', a('companion')), 'exhausted'), context) >= 2,
        deed: () => mustExert(otherThan('Frodo', several(2, 'companion'))),
      },
    }),
  ),
])

import { a, canSpot, card, chooseOne, eachTime, except, mustExert, otherThan, self, several, the } from '@questwright/tcg'

export default card('dwarrowdelf-chamber', [
  eachTime('movedTo', { of: self }, (context) =>
    chooseOne({
      gimli: { can: () => canSpot(except(the('Gimli'), 'exhausted'), context) > 0, deed: () => mustExert(the('Gimli')) },
      others: {
        can: () => canSpot(except(otherThan('Gimli', a('companion')), 'exhausted'), context) >= 2,
        deed: () => mustExert(otherThan('Gimli', several(2, 'companion'))),
      },
    }),
  ),
])

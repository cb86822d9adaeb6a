import { cardsInPlay, forced, keyword, placeTokens, removeTokens } from '@questwright/lcg'

export default keyword('time', [
  forced.when('revealed', { of: 'self' }, ({ self, number }) => placeTokens(self, 'time', number)),
  forced.after('stageEntered', { of: 'self' }, ({ self, number }) => placeTokens(self, 'time', number)),
  // all counters are removed at the same moment; the text of a card responds when its last counter is removed
  forced.atEndOf('refresh', { given: 'table' }, () =>
    removeTokens(
      cardsInPlay().filter((card) => card.hasKeyword('time')),
      'time',
      1,
    ),
  ),
])

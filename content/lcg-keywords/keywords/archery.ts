import { assignDamage, cardsInPlay, charactersInPlay, firstPlayer, forced, keyword } from '@questwright/lcg'

// one volley for all archers; where the players disagree about who is hit, the first player decides
export default keyword('archery', [
  forced.atBeginningOf('combat', { given: 'table' }, () => {
    const sum = cardsInPlay().reduce((total, card) => total + (card.keywords.archery ?? 0), 0)
    assignDamage(sum, charactersInPlay(), { by: firstPlayer() })
  }),
])

import { assignDamage, cardsInPlay, charactersInPlay, firstPlayer, forced, keyword } from '@questwright/lcg'

// the damage of all Archery cards is assigned at once; if the players disagree, the first player decides
export default keyword('archery', [
  forced.atBeginningOf('combat', { given: 'table' }, () => {
    const sum = cardsInPlay().reduce((total, card) => total + (card.keywords.archery ?? 0), 0)
    assignDamage(sum, charactersInPlay(), { by: firstPlayer() })
  }),
])

import { check, type GameCard, locationsInPlay, type Part, questDeck, removeFromGame, response } from '@questwright/lcg'

/** The Battleground locations in play. */
export function battlegrounds(): GameCard[] {
  return locationsInPlay().filter((location) => location.has('Battleground'))
}

/**
 * The parts of a location of the fortress: with this much damage it is removed from the game; if it is explored, this stage is removed from
 * the quest deck.
 */
export function partOfFortress(strength: number, stage: number): Part[] {
  return [
    check('falls', ({ self }) => (self.damage >= strength ? [{ kind: 'leavesPlay', subject: self, how: 'removed', to: 'removed' }] : [])),
    response.after('explored', { of: 'self' }, () => removeFromGame(questDeck().find((one) => one.printedNumber('stage') === stage))),
  ]
}

import { check, type GameCard, locationsInPlay, type Part, questDeck, removeFromGame, response } from '@questwright/lcg'

/** The Battleground locations in play. */
export function battlegrounds(): GameCard[] {
  return locationsInPlay().filter((location) => location.has('Battleground'))
}

/** A part of the fortress: so much damage takes it from the players, and once explored it spares them a stage. */
export function partOfFortress(strength: number, stage: number): Part[] {
  return [
    check('falls', ({ self }) => (self.damage >= strength ? [{ kind: 'leavesPlay', subject: self, how: 'removed', to: 'removed' }] : [])),
    response.after('explored', { of: 'self' }, () => removeFromGame(questDeck().find((one) => one.printedNumber('stage') === stage))),
  ]
}

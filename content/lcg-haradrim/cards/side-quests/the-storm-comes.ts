import { card, type GameCard, modifier, playedThisRound } from '@questwright/lcg'

export default card('the-storm-comes', [
  modifier('copiesInVictoryDisplay', { set: 1 }),
  modifier('paysFor', { on: (payer) => payer.isHero && isOwedAnAlly(payer), gain: 'ally', where: ['victory-display'] }),
])

/** Whether the player who controls a hero has not played an ally in this round. */
function isOwedAnAlly(hero: GameCard): boolean {
  return !playedThisRound().some((played) => played.isAlly && played.owner === hero.controller)
}

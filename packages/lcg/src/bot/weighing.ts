import type { BotCard, BotTable } from '@questwright/kernel'
import { printedCountsAs } from '../rulebook/counts-as.ts'
import { worthBeyondPrint } from './hints.ts'
import { hitPointsLeft, isEnemy, typeOf } from './seen.ts'

/** The worth of a character to its players, in tenths. */
export function worth(card: BotCard, view: BotTable): number {
  const beyond = worthBeyondPrint(card, view)
  const stats = beyond + 10 * card.stat('willpower') + 8 * card.stat('attack') + 6 * card.stat('defense') + 4 * hitPointsLeft(card)
  // if a character that belongs to the scenario is lost, the game itself is often lost
  return typeOf(card) === 'hero' ? stats + 60 : printedCountsAs(typeOf(card), 'objective') ? stats + 150 : stats
}

/** The cost of an encounter card to the players while it stays, in tenths. */
export function danger(card: BotCard): number {
  if (isEnemy(card)) return 10 * card.stat('attack') + 8 * card.stat('threat') + 2 * hitPointsLeft(card)
  return 10 * card.stat('threat')
}

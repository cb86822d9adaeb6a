import { askNumber, type Card, type JsonObject, type Outcome } from '@questwright/kernel'
import { zoneCards } from './cards.ts'
import { allPlayers, currentStep, playersInOrder, round } from './round.ts'
import { ELIMINATION_LEVEL } from './stats.ts'

/** Scoring a won game. RR "Scoring" */

/** What the group's score is made of. A lower score is better. */
export interface ScoreSheet {
  readonly threat: number
  readonly deadHeroes: number
  readonly damage: number
  /** Ten for each completed round; the round of the victory counts when it was finished. */
  readonly rounds: number
  readonly victoryPoints: number
  readonly total: number
}

/** What a card in the victory display is worth: the stat that its keyword adds to. */
function pointsOf(card: Card): number {
  return askNumber(card, 'victoryPoints')
}

export function scoreSheet(): ScoreSheet {
  let [threat, deadHeroes, damage] = [0, 0, 0]
  for (const player of allPlayers()) {
    threat += player.eliminated ? ELIMINATION_LEVEL : player.threat
    for (const hero of player.heroes) damage += hero.damage
  }
  for (const player of allPlayers())
    for (const card of zoneCards(`${player.id}.discard`)) if (card.facts.type === 'hero') deadHeroes += card.threatCost
  const completed = currentStep() === '0.1' ? round() : Math.max(0, round() - 1)
  const points = zoneCards('victory-display').reduce((sum, card) => sum + pointsOf(card), 0)
  return {
    threat,
    deadHeroes,
    damage,
    rounds: completed * 10,
    victoryPoints: points,
    total: threat + deadHeroes + damage + completed * 10 - points,
  }
}

/** What an outcome carries: rounds, threats, and after a victory the score. */
export function figures(result: Outcome['result']): JsonObject {
  return {
    rounds: round(),
    players: playersInOrder().length,
    threat: Object.fromEntries(allPlayers().map((player) => [player.id, player.threat])),
    ...(result === 'won' ? { score: scoreSheet() as unknown as JsonObject } : {}),
  }
}

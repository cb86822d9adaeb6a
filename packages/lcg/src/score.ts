import { askNumber, type Card, type JsonObject, type Outcome, table } from '@questwright/kernel'
import { type GameCard, type Player, zoneCards } from './cards.ts'
import { recordOfGame } from './record.ts'
import { allPlayers, currentStep, playersInOrder, round } from './round.ts'

/** The score of a won game. RR "Scoring" */

/** The parts of the group's score. A lower score is better. */
export interface ScoreSheet {
  readonly threat: number
  readonly deadHeroes: number
  readonly damage: number
  /** Ten points for each completed round; the round of the victory counts if it was finished. */
  readonly rounds: number
  readonly victoryPoints: number
  readonly total: number
  /** The total by the first rulebook, which does not count rounds. */
  readonly totalWithoutRounds: number
  /** The lines that are computed for each player; those of the group are their sums. */
  readonly players: readonly PlayerShare[]
  /** Cards that are worth points, as codes. */
  readonly victoryDisplay: readonly { readonly card: string; readonly points: number }[]
}

/** The part of one player in the group's score. */
interface PlayerShare {
  readonly seat: string
  readonly threat: number
  readonly deadHeroes: number
  readonly damage: number
}

/** The points of a card in the victory display: the stat that its keyword adds to. */
function pointsOf(card: Card): number {
  return askNumber(card, 'victoryPoints')
}

/** The current score of the group, line by line. RR "Scoring" */
export function scoreSheet(): ScoreSheet {
  const players = allPlayers().map(shareOf)
  const sum = (part: 'threat' | 'deadHeroes' | 'damage') => players.reduce((all, share) => all + share[part], 0)
  const [threat, deadHeroes, damage] = [sum('threat'), sum('deadHeroes'), sum('damage')]
  const completed = currentStep() === '0.1' ? round() : Math.max(0, round() - 1)
  const worth = zoneCards('victory-display').map((card) => ({ card: card.code, points: pointsOf(card) }))
  const points = worth.reduce((all, one) => all + one.points, 0)
  return {
    threat,
    deadHeroes,
    damage,
    rounds: completed * 10,
    victoryPoints: points,
    total: threat + deadHeroes + damage + completed * 10 - points,
    totalWithoutRounds: threat + deadHeroes + damage - points,
    players,
    victoryDisplay: worth.filter((one) => one.points !== 0),
  }
}

function shareOf(player: Player): PlayerShare {
  const began = (table().cards as GameCard[]).filter((card) => card.owner === player && card.facts.type === 'hero')
  // an eliminated player has lost all heroes, whatever zone they are in, and at most the elimination level as threat
  const dead = began.filter((hero) => player.eliminated || hero.zone.name === 'discard')
  return {
    seat: player.id,
    threat: player.eliminated ? askNumber(player, 'elimination') : player.dial,
    deadHeroes: dead.reduce((all, hero) => all + hero.threatCost, 0),
    damage: player.heroes.reduce((all, hero) => all + hero.damage, 0),
  }
}

/** For sorting: the better of two scores, the lower one, comes first. */
export function compareScores(one: number, other: number): number {
  return one - other
}

/** The figures of an outcome: rounds, threats, and after a victory the score. */
export function figures(result: Outcome['result']): JsonObject {
  return {
    rounds: round(),
    players: playersInOrder().length,
    threat: Object.fromEntries(allPlayers().map((player) => [player.id, player.dial])),
    ...recordFigure(),
    ...(result === 'won' ? { score: scoreSheet() as unknown as JsonObject } : {}),
  }
}

/** The record that the game passes on to later games, if its systems keep one. */
function recordFigure(): JsonObject {
  const record = recordOfGame()
  return record === undefined ? {} : { record }
}

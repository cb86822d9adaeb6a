import type { StoryLine, StretchCourse } from '@questwright/kernel'
import { ELIMINATION_LEVEL } from './stats.ts'

/** The course of a game, round by round, from its story: the ruleset's internal entry for the lab. Pure. */

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/**
 * An entry for each round that began, and one for round 0, the setup.
 * - `staged`, `committed`: threat and willpower in the comparison of the quest phase; absent if no quest was compared.
 * - `progress`: all progress that was placed on quests and locations.
 * - `threat` of a seat: its dial at the end of the round or of the game. An eliminated seat has none in later rounds.
 * - `left`: why seats left the game in this round: `threat` at the elimination level, or no `heroes`.
 */
export function courseOf(story: readonly StoryLine[]): StretchCourse[] {
  const rounds: StretchCourse[] = []
  const threat = new Map<string, number>()
  const out = new Map<string, string>()
  let figures: { [name: string]: number } = {}
  let round = 0
  const close = (): void => {
    const seats = Object.fromEntries([...threat].map(([seat, to]) => [seat, { threat: to }]))
    rounds.push({ round, figures, seats, ...(out.size > 0 ? { left: [...out.values()] } : {}) })
    for (const seat of out.keys()) threat.delete(seat)
    out.clear()
    figures = { progress: 0 }
  }
  for (const { kind, parts } of story) {
    switch (kind) {
      case 'round-began':
        close()
        round = numberOf(parts.round)
        break
      case 'starting-threat':
      case 'threat-raised':
      case 'threat-lowered':
        threat.set(String(parts.seat), numberOf(parts.to))
        break
      case 'quest-compared':
        figures.committed = numberOf(parts.willpower)
        figures.staged = numberOf(parts.threat)
        break
      case 'progress-placed':
        figures.progress = (figures.progress ?? 0) + numberOf(parts.amount)
        break
      case 'eliminated':
        out.set(String(parts.seat), (threat.get(String(parts.seat)) ?? 0) >= ELIMINATION_LEVEL ? 'threat' : 'heroes')
        break
    }
  }
  close()
  return rounds
}

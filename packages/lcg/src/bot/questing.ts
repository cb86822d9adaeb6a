import type { BotCard, BotChoice, BotQuestion, BotTable, JsonObject } from '@questwright/kernel'
import { cardOf, one } from './options.ts'
import { engaged, hitPointsLeft, isEnemy, numberOf, seatsLeft, staged, threatOf } from './seen.ts'

/** Threat that a revealed encounter card adds on average. */
const EXPECTED_THREAT = 2

/**
 * Chooses the characters to commit: enough willpower (or another stat that counts) for the threat in the staging area and the threat that
 * will probably be revealed. The best questers commit first; better fighters stay back for the enemies that will be there.
 */
export function commit(question: BotQuestion, view: BotTable): BotChoice {
  const able = question.options.flatMap((option) => {
    const card = cardOf(option, view)
    return card ? [{ key: option.key, card }] : []
  })
  const seats = seatsLeft(view)
  const committed = numberOf(view.status('committedWillpower'))
  const parts = question.parts !== null && typeof question.parts === 'object' ? (question.parts as JsonObject) : {}
  const staging = numberOf(parts.stagingThreat)
  const counts = typeof parts.counts === 'string' ? parts.counts : 'willpower'
  const target = staging + EXPECTED_THREAT * seats.length + 2 - committed
  const threat = threatOf(view)
  const enemies = engaged(view)
  const coming = staged(view).filter((card) => isEnemy(card) && card.stat('engagementCost') <= threat + 1)
  const foes = [...enemies, ...coming]
  // the characters that stay back: the best defender for each enemy, as long as enough questers are left
  const back = new Set<string>()
  const fighters = [...able].sort((a, b) => fight(b.card) - 12 * b.card.stat(counts) - (fight(a.card) - 12 * a.card.stat(counts)))
  const keep = Math.min(foes.length + (foes.length > 0 ? 1 : 0), Math.max(0, able.length - 1))
  for (const { key } of fighters.slice(0, keep)) back.add(key)
  const questers = [...able]
    .filter(({ card }) => card.stat(counts) > 0)
    .sort((a, b) => 12 * b.card.stat(counts) - fight(b.card) - (12 * a.card.stat(counts) - fight(a.card)))
  const chosen: string[] = []
  let sum = 0
  for (const { key, card } of questers) {
    if (sum >= target && target > 0) break
    if (back.has(key)) continue
    chosen.push(key)
    sum += card.stat(counts)
  }
  // if these do not exceed the threat in the staging area, characters that should stay back commit too, because each missing point raises the threat
  // of every player
  if (sum + committed < staging + 1)
    for (const { key, card } of questers) {
      if (sum + committed >= staging + 1 || chosen.length >= able.length - Math.min(1, foes.length)) break
      if (chosen.includes(key)) continue
      chosen.push(key)
      sum += card.stat(counts)
    }
  return chosen
}

function fight(card: BotCard): number {
  return 8 * card.stat('attack') + 6 * card.stat('defense') + 2 * hitPointsLeft(card)
}

export function travel(question: BotQuestion, view: BotTable): BotChoice {
  return one(
    question,
    (option) => {
      const card = cardOf(option, view)
      return card ? 10 * card.stat('threat') - 2 * Math.max(0, card.stat('questPoints') - card.token('progress')) + 5 : -1
    },
    0,
  )
}

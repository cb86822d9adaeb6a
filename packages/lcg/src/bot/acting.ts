import type { BotCard, BotChoice, BotQuestion, BotTable, JsonObject } from '@questwright/kernel'
import { worthOfUse } from './hints.ts'
import { best, cardOf, type Option } from './options.ts'
import { engaged, HIGH_THREAT, numberOf, own, ready, textOf, threatOf, typeOf } from './seen.ts'

/** Chooses the ability to use or the card to play in an action window, or passes. */
export function act(question: BotQuestion, view: BotTable): BotChoice {
  const window = textOf((question.parts as JsonObject).window)
  const pass = question.options.find((option) => option.key === 'pass')
  const option = best(question.options, (one) => valueOfAction(one, window, view))
  if (!option || valueOfAction(option, window, view) <= 0) return pass ? [pass.key] : []
  return [option.key]
}

function valueOfAction(option: Option, window: string, view: BotTable): number {
  if (option.key === 'pass') return 0
  const hinted = worthOfUse(option, view)
  if (hinted !== undefined) return hinted
  const card = cardOf(option, view)
  if (!card) return -1
  if (option.label === 'play-card') return Math.max(1, valueOfPlaying(card, view))
  const type = typeOf(card)
  if (type === 'attachment' || type === 'objective') return valueOfTool(card, window, view)
  if (type === 'event') return valueOfEvent(card, window, view)
  return valueOfAbility(card, window, view)
}

/** The value of playing a card from hand now, in tenths. */
function valueOfPlaying(card: BotCard, view: BotTable): number {
  const cost = card.stat('cost')
  if (typeOf(card) === 'attachment') {
    const round = numberOf(view.status('round'))
    return 60 - 5 * cost - 2 * round
  }
  const stats = 12 * card.stat('willpower') + 8 * card.stat('attack') + 4 * card.stat('defense') + 3 * card.stat('hitPoints')
  return stats - 3 * cost
}

/**
 * The value of using an ability of an attachment or objective in play. If its host is ready or it has none: high in planning, when it may help to
 * pay. If its host is exhausted: high after committing and in combat, because it may ready the host.
 */
function valueOfTool(card: BotCard, window: string, view: BotTable): number {
  const host = view.card(card.zone.slice(0, card.zone.lastIndexOf('/')))
  if (host && !ready(host)) return window === '3.2' || window.startsWith('6') ? 40 : -1
  return window === '2.2' || window === '1.3' ? 50 : -1
}

function resourcesOf(view: BotTable): number {
  return own(view).reduce((sum, card) => sum + (typeOf(card) === 'hero' ? card.token('resource') : 0), 0)
}

/** The value of playing an event: high in combat for events of the combat phase, otherwise only if resources are left over. */
function valueOfEvent(card: BotCard, window: string, view: BotTable): number {
  const cost = card.stat('cost')
  const left = resourcesOf(view) - cost
  const enemies = engaged(view).length
  const phase = textOf(view.status('phase'))
  if (threatOf(view) >= HIGH_THREAT && phase === 'refresh') return 20
  if (phase === 'combat') return enemies > 0 && window === '6.2' && left >= 0 ? 10 - cost : -1
  if (phase === 'quest' && window === '3.3')
    return numberOf(view.status('stagingThreat')) > numberOf(view.status('committedWillpower')) ? 12 - cost : -1
  if (phase === 'quest' && window === '3.1') return left >= 2 ? 8 - cost : -1
  return phase === 'planning' && left >= 4 ? 5 - cost : -1
}

/**
 * The value of an action of a committed hero or ally, such as an action paid with a card of the hand: high while the quest would fail
 * without it.
 */
function valueOfAbility(card: BotCard, window: string, view: BotTable): number {
  if (window !== '3.3' || !card.is('committed')) return -1
  const short = numberOf(view.status('stagingThreat')) - numberOf(view.status('committedWillpower'))
  return short >= 0 && view.size(`${view.seat}.hand`) > 1 ? 5 : -1
}

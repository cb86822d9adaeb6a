import type { BotCard, BotChoice, BotQuestion, BotTable, Json, JsonObject } from '@questwright/kernel'
import type { AbilityHint, BotHint, CardHint, QuestionHint, WayHint } from '@questwright/rulebook'
import { cardOf, type Option, ranked } from './options.ts'
import { cardsOf, numberOf, slugOf } from './seen.ts'

/** Reads the hints of systems for the bot, about questions, alternatives and abilities that the systems add. */

/** The hint for a name, from the first system in the game that has such a hint and whose condition holds now. */
function hintOf<Of extends BotHint['of']>(of: Of, name: string, view: BotTable): Extract<BotHint, { of: Of }> | undefined {
  for (const { botHints } of view.notes ?? []) {
    const hints = botHints as unknown as { readonly [name: string]: BotHint }
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined
    if (hint?.of === of && counts(hint, view)) return hint as Extract<BotHint, { of: Of }>
  }
  return undefined
}

function counts({ when }: BotHint, view: BotTable): boolean {
  if (when === undefined) return true
  const { counter, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = when
  const seats = (view.status('seats') as readonly JsonObject[] | undefined) ?? []
  const own: Json | undefined = seats.find(({ seat }) => seat === view.seat)?.[counter]
  const now = numberOf(own ?? view.status(counter))
  return now >= least && now <= most
}

/** The value of an alternative of "choose one", in tenths; undefined if no system rates it. */
export function worthOfWay({ key }: Option, view: BotTable): number | undefined {
  return (hintOf('way', key, view) as WayHint | undefined)?.worth
}

/**
 * The value of using an ability, in tenths; undefined if no system rates it.
 * @param key the key of an option of a window: `card#ability`, or `card#ability@keyword`
 * @param code the code of the card that the option is about
 */
export function worthOfUse({ key, code }: Option, view: BotTable): number | undefined {
  const [, slug] = /#([^#@]+)(?:@[^#]*)?$/.exec(key) ?? []
  const hint = slug === undefined ? undefined : (hintOf('ability', slug, view) as AbilityHint | undefined)
  if (hint === undefined) return undefined
  return hint.card === undefined || (code !== undefined && slugOf(code) === hint.card) ? hint.worth : undefined
}

/** The further cost of losing a card with all its attachments, beyond its printed values, in tenths, from hints of systems. */
export function worthBeyondPrint(card: BotCard, view: BotTable): number {
  return [card, ...cardsOf(view, view.zone(`${card.id}/attachments`))].reduce(
    (sum, { code }) => sum + ((hintOf('card', slugOf(code), view) as CardHint | undefined)?.worth ?? 0),
    0,
  )
}

/** The answer to a question for which a system has a hint; undefined if none has, or if that answer is not legal. */
export function hintedAnswer(question: BotQuestion, view: BotTable): BotChoice | undefined {
  const hint = hintOf('question', question.name, view) as QuestionHint | undefined
  const answer = hint && answerBy(hint, question, view)
  return answer !== undefined && question.judge(answer) ? answer : undefined
}

function answerBy({ answer, take, stat, first = 'highest' }: QuestionHint, question: BotQuestion, view: BotTable): BotChoice | undefined {
  const { shape, options, least, most } = question
  if (shape === 'confirm') return answer === undefined ? undefined : [answer]
  if (shape === 'number') {
    const values = options.map(({ key }) => Number(key))
    return take === undefined ? undefined : take === 'most' ? Math.max(...values) : Math.min(...values)
  }
  if (shape !== 'choose') return undefined
  const sign = first === 'highest' ? 1 : -1
  const order = stat === undefined ? options : ranked(options, (option) => sign * (cardOf(option, view)?.stat(stat) ?? 0))
  return order.slice(0, take === 'most' ? Math.min(most, options.length) : least).map(({ key }) => key)
}

import { consequencesOf, optionSignOf } from '@questwright/rulebook'
import { offered } from '../answering.ts'
import type { OptionSignDrawn } from '../board-context.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ChoiceForecast, Forecast, JsonObject, Option, Question, View } from '../door-types.ts'
import { isActionWindow } from '../stops.ts'

/** A consequence of an answer, in words and icons. */
export interface ForetoldLine {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
  readonly compares?: readonly OptionSignDrawn[]
}

/** The consequences, one line each. */
export function foretoldLines(catalogue: Catalogue, view: View, forecast: Forecast): readonly ForetoldLine[] {
  return consequencesOf(catalogue.rulebook, forecast, view.cards).map(({ code, parts, tone, compares }) => ({
    text: catalogue.sentence(code, parts as JsonObject),
    tone,
    ...(compares ? { compares } : {}),
  }))
}

/** The facts that may change the forecast, and the facts that are hidden from the player, as sentences. */
export function unknownWords(catalogue: Catalogue, { unknown }: Forecast): readonly string[] {
  return [...new Set(unknown.map(({ code, parts }) => catalogue.sentence(code, parts)))]
}

/** The whole forecast in one line for screen readers; empty where there is none. */
export function foretoldAloud(catalogue: Catalogue, view: View, forecast: Forecast | undefined): string {
  if (forecast === undefined) return ''
  const lines = foretoldLines(catalogue, view, forecast).map(({ text }) => text)
  return lines.length === 0 ? '' : [...lines, ...unknownWords(catalogue, forecast)].join(', ')
}

/**
 * The forecast to show: that of the option under the pointer, else that of the current draft, else, where that has none, that of the only possible
 * answer.
 */
export function foretoldNow(
  question: Question | undefined,
  told: ChoiceForecast | undefined,
  pointed: string | undefined,
): Forecast | undefined {
  const of = (key: string | undefined) => (key !== undefined && told && Object.hasOwn(told.options, key) ? told.options[key] : undefined)
  const [only, ...others] = question === undefined || isActionWindow(question) ? [] : offered(question)
  const chosen = told?.chosen
  if (of(pointed)) return of(pointed)
  return chosen && chosen.follows.length > 0 ? chosen : ((others.length === 0 ? of(only?.key) : undefined) ?? chosen)
}

/** What a forecast adds to an option: the icon beside its key, and the forecast in words for screen readers. */
export function foretoldOption(
  catalogue: Catalogue,
  view: View,
  question: Question,
  option: Option,
  told: ChoiceForecast | undefined,
): { readonly sign: OptionSignDrawn | undefined; readonly aloud: string } {
  const forecast = told !== undefined && Object.hasOwn(told.options, option.key) ? told.options[option.key] : undefined
  return {
    sign: optionSignOf(catalogue.rulebook, question, view.cards[option.card?.card ?? ''], forecast),
    aloud: [
      ...(option.idle === undefined ? [] : [catalogue.sentence(option.idle.code, option.idle.parts)]),
      ...(forecast === undefined ? [] : [foretoldAloud(catalogue, view, forecast)]),
    ]
      .filter((words) => words !== '')
      .join(' '),
  }
}

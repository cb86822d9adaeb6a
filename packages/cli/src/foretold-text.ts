/** Forecasts as one line for a terminal. Pure. */
import type { Forecast, Question, View } from '@questwright/realm'
import { consequencesOf, type Rulebook } from '@questwright/rulebook'
import type { Words } from './words.ts'

/** The consequences of a forecast, and what may change them; empty if nothing is known. */
export function foretoldText(forecast: Forecast | undefined, view: View, rulebook: Rulebook, words: Words): string {
  if (forecast === undefined) return ''
  const lines = consequencesOf(rulebook, forecast, view.cards).map(({ code, parts }) => words.say(code, parts))
  if (lines.length === 0) return ''
  return [...lines, ...new Set(forecast.unknown.map((one) => words.sentence(one)))].join(' · ')
}

/** The keys of options that are complete answers by themselves. */
export function wholeAnswers({ shape, most, options }: Question): readonly string[] {
  return shape === 'choose' && most === 1 ? options.flatMap(({ key }) => (key === 'pass' ? [] : [key])) : []
}

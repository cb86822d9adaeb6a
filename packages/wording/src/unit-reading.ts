/** A unit of a text on its way to be read: its tokens and their chart, which all readers of its parts share. */
import type { Grammar } from './grammar.ts'
import { nounsOf } from './noun-words.ts'
import { Reader, type ReaderOptions } from './reader.ts'
import type { TextRequest } from './text-unit.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Unit } from './units.ts'

export interface UnitReading {
  readonly grammar: Grammar
  readonly request: TextRequest
  readonly unit: Unit
  readonly options: ReaderOptions
  readonly tokens: readonly Token[]
  /** The readings of phrases from each token on. */
  readonly chart: Reader
}

/**
 * @param options what `readerOptions` tells of the card
 * @param words the tokens of the unit, if they are not those of its body
 */
export function unitReading(
  grammar: Grammar,
  request: TextRequest,
  unit: Unit,
  options: ReaderOptions,
  words: readonly Token[] = tokensOf(unit.body, request.titles, nounsOf(grammar), grammar.menus.texts.spellings, request.traits),
): UnitReading {
  const [first, second, ...rest] = words
  // "each time it rains" is "when it rains"
  const plain = first?.word === 'each' && second?.word === 'time' ? [{ ...second, word: 'when', text: 'When' }, ...rest] : words
  const tokens = withoutReminders(grammar, plain, options)
  return { grammar, request, unit, options, tokens, chart: new Reader(grammar, tokens, options) }
}

/** The same unit with other tokens. */
export const withTokens = ({ grammar, request, unit, options }: UnitReading, tokens: readonly Token[]): UnitReading =>
  unitReading(grammar, request, unit, options, tokens)

/** The tokens of a text without brackets that only remind of a rule. */
function withoutReminders(grammar: Grammar, tokens: readonly Token[], options: ReaderOptions): readonly Token[] {
  const open = tokens.findIndex(({ word }) => word === '(')
  if (open < 0 || grammar.reminders.length === 0) return tokens
  const chart = new Reader(grammar, tokens, options)
  const end = grammar.reminders.flatMap((pattern) => chart.pattern(pattern, open, 'you').map((one) => one.end))[0]
  if (end !== undefined) return withoutReminders(grammar, [...tokens.slice(0, open), ...tokens.slice(end)], options)
  const rest = withoutReminders(grammar, tokens.slice(open + 1), options)
  return rest.length === tokens.length - open - 1 ? tokens : [...tokens.slice(0, open + 1), ...rest]
}

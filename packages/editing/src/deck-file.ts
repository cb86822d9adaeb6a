/** The file of a deck in a pack, `decks/<slug>.json`: parsed, and written in the layout of packs. */

import { checkDeckFacts, type FactIssue, sectionsIn, withNamesOfNow } from '@questwright/packs/browser'
import type { DeckFacts, FactValue } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { inLine, readFacts, writeFacts } from './facts-json.ts'

/**
 * Parses a deck file of a pack.
 * @param rulebook of its game
 * @returns the deck, with the current names of its sections, or its errors, each with a remedy
 */
export function readDeckFile(text: string, rulebook: Rulebook): { readonly deck?: DeckFacts; readonly issues: readonly string[] } {
  const facts = readFacts(text)
  if (facts === undefined)
    return { issues: [`The file is no JSON object${whereBroken(text)}. Look for a comma or a brace that is missing or too much.`] }
  const result = checkDeckFacts(facts as FactValue, rulebook)
  const errors = result.issues.filter(({ severity }) => severity === 'error')
  return errors.length > 0
    ? { issues: errors.map(issueWords) }
    : { deck: withNamesOfNow(facts as unknown as DeckFacts, rulebook), issues: [] }
}

const issueWords = ({ message, remedy }: FactIssue): string => `${message} ${remedy}`

/** The place of a JSON syntax error, where the parser reports one. */
function whereBroken(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    const place = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined
    return place === undefined ? '' : ` (${place})`
  }
}

/** The text of a deck file: one field, one card or one pack on each line. */
export function writeDeckFile(deck: DeckFacts): string {
  const mark = (field: string): string => `questwright-${field}-stand-here`
  const tables = ['packs', ...Object.entries(sectionsIn(deck)).flatMap(([name, held]) => (Array.isArray(held) ? [] : [name]))]
  const order = Object.keys(deck).map((field) => [field, tables.some((one) => one === field) ? mark(field) : deck[field]] as const)
  return tables.reduce(
    (text, field) =>
      text.replace(
        `"${field}": "${mark(field)}"`,
        () => `"${field}": ${block((deck[field] ?? {}) as { readonly [key: string]: FactValue })}`,
      ),
    writeFacts(Object.fromEntries(order)),
  )
}

function block(table: { readonly [key: string]: FactValue | undefined }): string {
  const lines = Object.entries(table).map(([key, value]) => `    ${JSON.stringify(key)}: ${inLine(value)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`
}

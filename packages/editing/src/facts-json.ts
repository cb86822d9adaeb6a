/** The JSON of printed facts: parsed, changed, and written in the layout of packs. */
import type { FactValue } from '@questwright/packs/types'

export type Facts = { readonly [fact: string]: FactValue | undefined }

/** @returns the object, or undefined where the text is no JSON object */
export function readFacts(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as FactValue
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : undefined
  } catch {
    return undefined
  }
}

/** One field on each line; nested lists and objects stay on that line. */
export function writeFacts(facts: Facts): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([fact, value]) => `  ${JSON.stringify(fact)}: ${inLine(value)}`)
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

/** A JSON value on one line. */
export function inLine(value: FactValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).flatMap(([name, part]) =>
      part === undefined ? [] : [`${JSON.stringify(name)}: ${inLine(part as FactValue)}`],
    )
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
  }
  return JSON.stringify(value ?? null)
}

/** The facts with one change; `undefined` removes the fact. A new fact comes last. */
export function withFact(facts: Facts, fact: string, value: FactValue | undefined): Facts {
  if (value === undefined) {
    const { [fact]: _, ...rest } = facts
    return rest
  }
  return { ...facts, [fact]: value }
}

/** A printed number from its typed text: `3`, `-`, `X`; undefined for nothing. Other text stays text, which the check then reports. */
export function printedValue(typed: string): FactValue | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (/^\d+$/.test(text)) return Number(text)
  return text === 'x' ? 'X' : text
}

/** Words separated by commas. */
export function listValue(typed: string): readonly string[] | undefined {
  const words = typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length === 0 ? undefined : words
}

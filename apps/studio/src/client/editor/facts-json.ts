/** The JSON of printed facts: read, changed, and written as the packs have it. */
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

/** One field a line; lists and objects inside stay on theirs. */
export function writeFacts(facts: Facts): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([fact, value]) => `  ${JSON.stringify(fact)}: ${inLine(value)}`)
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

/** A value on one line. */
export function inLine(value: FactValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inLine(part as FactValue)}`)
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
  }
  return JSON.stringify(value)
}

/** The facts with one changed; `undefined` takes it out. A new fact comes last. */
export function withFact(facts: Facts, fact: string, value: FactValue | undefined): Facts {
  if (value === undefined) {
    const { [fact]: _, ...rest } = facts
    return rest
  }
  return { ...facts, [fact]: value }
}

/** A printed number as it was typed: `3`, `-`, `X`; undefined for nothing. What is none of these stays a text, which the check then names. */
export function printedValue(typed: string): FactValue | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (/^\d+$/.test(text)) return Number(text)
  return text === 'x' ? 'X' : text
}

/** Words between commas. */
export function listValue(typed: string): readonly string[] | undefined {
  const words = typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length === 0 ? undefined : words
}

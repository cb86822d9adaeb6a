/** Entries of a chapter: the content of a new one, and the parts for which a form has no field. */
import { fieldsAt } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { type Rulebook, readable } from '@questwright/rulebook'
import { isPart, type Part, partAt, withPart } from './chapter.ts'
import type { FieldWords, SectionWords } from './sections.ts'

/**
 * A new entry that already works: its required parts, and the initial values of the form.
 * @param rulebook including the edited chapter
 * @param like the name of the entry to copy, for sections whose entries are copied
 */
export function newEntry(
  { path, fields, messageOfEach, begins }: SectionWords,
  name: string,
  rulebook: Rulebook,
  like?: string,
): FactValue {
  if (fields.length === 0) return messageOfEach ? [] : readable(name)
  const begun = begins?.(name, rulebook, like)
  return { ...mustStandAt([...path, name]), ...begun } as FactValue
}

function mustStandAt(path: readonly string[]): Part {
  return Object.fromEntries(
    Object.entries(fieldsAt(path)).flatMap(([field, { kind, choices, may }]): (readonly [string, FactValue])[] => {
      if (may === 'left-out') return []
      if (kind === 'parts') return [[field, mustStandAt([...path, field]) as FactValue]]
      if (kind === 'choice') return [[field, choices?.[0] ?? '']]
      if (kind === 'texts') return [[field, []]]
      return [[field, kind === 'text' ? '' : kind === 'number' ? 0 : {}]]
    }),
  )
}

/** The parts of an entry without a field. */
export function restOf(entry: Part, fields: readonly FieldWords[]): Part {
  return fields.reduce((rest, { at }) => withPart(rest, at, undefined), entry)
}

/** The entry with its parts without a field replaced. */
export function withRest(entry: Part, fields: readonly FieldWords[], rest: Part): Part {
  const shown = fields.reduce<Part>((all, { at }) => {
    const value = partAt(entry as FactValue, at)
    return value === undefined ? all : withPart(all, at, value)
  }, {})
  return merged(shown, rest)
}

function merged(one: Part, other: Part): Part {
  const joined = Object.entries(other).map(([name, value]) => {
    const before = one[name]
    return [name, isPart(before) && isPart(value) ? (merged(before, value) as FactValue) : value] as const
  })
  return { ...one, ...Object.fromEntries(joined) }
}

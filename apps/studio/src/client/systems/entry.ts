/** One entry of a chapter: with what it begins, and what of it stands in no field of a form. Pure. */
import { fieldsAt } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { isPart, type Part, partAt, readableName, withPart } from './chapter.ts'
import type { FieldWords, SectionWords } from './sections.ts'

/** A new entry: what must stand in it, as empty as may be, and what the form says besides. */
export function newEntry({ path, fields, messageOfEach, begins }: SectionWords, name: string): FactValue {
  if (fields.length === 0) return messageOfEach ? [] : readableName(name)
  return { ...mustStandAt([...path, name]), ...begins, ...besideBegun([...path, name], begins) } as FactValue
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

/** Parts that begin with something of the form's, and must hold more. */
function besideBegun(path: readonly string[], begins: SectionWords['begins'] = {}): Part {
  const parts = Object.entries(begins).filter(([, value]) => isPart(value))
  return Object.fromEntries(
    parts.map(([field, value]) => [field, { ...mustStandAt([...path, field]), ...(value as Part) } as FactValue] as const),
  )
}

/** What of an entry no field shows. */
export function restOf(entry: Part, fields: readonly FieldWords[]): Part {
  return fields.reduce((rest, { at }) => withPart(rest, at, undefined), entry)
}

/** The entry with other parts where no field shows any. */
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

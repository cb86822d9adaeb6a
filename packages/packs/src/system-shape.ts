/** The fields and choices of a system's chapter, read from the schema that checks files, so that forms need no list of their own. */
import { systemSchema } from './system-schema.ts'
import type { z } from './zod.ts'

export interface FieldShape {
  /**
   * `choice`: one of several words. `texts`: a list of texts. `choices-by-name`: an object whose values are such words. `texts-by-name`: an object
   * whose values are texts. `parts`: an object with fields of its own. `other`: can be edited only as JSON.
   */
  readonly kind: 'text' | 'number' | 'choice' | 'texts' | 'choices-by-name' | 'texts-by-name' | 'parts' | 'other'
  /** The words, for fields with choices. */
  readonly choices?: readonly string[]
  readonly may: 'left-out' | 'never-left-out'
}

/** The parts of a zod schema that are used here: the members of an object, record or list, and the inner schema of an optional or lazy one. */
interface Def {
  readonly type: string
  readonly shape?: { readonly [name: PropertyKey]: z.ZodType }
  readonly valueType?: z.ZodType
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  /** For a union: its alternatives. */
  readonly options?: readonly z.ZodType[]
  readonly entries?: { readonly [word: string]: string }
  readonly values?: readonly unknown[]
  readonly getter?: () => z.ZodType
}

function defOf(schema: z.ZodType): Def {
  const def = schema.def as Def
  const inner = def.type === 'optional' ? def.innerType : def.type === 'lazy' ? def.getter?.() : undefined
  return inner === undefined ? def : defOf(inner)
}

/** The schema at a path of a chapter; undefined where the chapter allows nothing. */
export function defAt(path: readonly PropertyKey[]): Def | undefined {
  let here = defOf(systemSchema)
  for (const key of path) {
    const next: z.ZodType | undefined = here.shape?.[key] ?? here.valueType ?? here.element
    if (next === undefined) return undefined
    here = defOf(next)
  }
  return here
}

/**
 * The fields of the object at a path of a chapter, such as those of a counter at `counters.weather`. For a union they are the fields of all
 * alternatives, none of which is required.
 */
export function fieldsAt(path: readonly PropertyKey[]): { readonly [field: string]: FieldShape } {
  const def = defAt(path)
  const forms = (def?.options ?? []).flatMap((form) => Object.entries(fieldsOf(defOf(form))))
  return { ...fieldsOf(def), ...Object.fromEntries(forms.map(([field, shape]) => [field, { ...shape, may: 'left-out' as const }])) }
}

function fieldsOf(def: Def | undefined): { readonly [field: string]: FieldShape } {
  return Object.fromEntries(Object.entries(def?.shape ?? {}).map(([field, schema]) => [field, shapeOf(schema)]))
}

function shapeOf(schema: z.ZodType): FieldShape {
  const may = (schema.def as Def).type === 'optional' ? 'left-out' : 'never-left-out'
  const def = defOf(schema)
  const words = wordsOf(def)
  if (words !== undefined) return { kind: 'choice', choices: words, may }
  switch (def.type) {
    case 'string':
      return { kind: 'text', may }
    case 'number':
      return { kind: 'number', may }
    case 'array':
      return { kind: def.element && defOf(def.element).type === 'string' ? 'texts' : 'other', may }
    case 'object':
      return { kind: 'parts', may }
    case 'record': {
      const inner = def.valueType && defOf(def.valueType)
      const choices = inner && wordsOf(inner)
      if (choices !== undefined) return { kind: 'choices-by-name', choices, may }
      return { kind: inner?.type === 'string' ? 'texts-by-name' : 'other', may }
    }
    default:
      return { kind: 'other', may }
  }
}

function wordsOf({ type, entries, values }: Def): readonly string[] | undefined {
  if (type === 'enum') return Object.values(entries ?? {})
  return type === 'literal' ? (values ?? []).map(String) : undefined
}

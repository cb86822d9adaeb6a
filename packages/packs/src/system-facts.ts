/** Issues of the chapter of a system in words: invalid parts, and fields that the program does not use. */
import { nearestName } from '@questwright/kernel/nearest'
import type { SystemChapter } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { type FactIssue, type FactResult, isRecord, notAnObject, show } from './fact-issues.ts'
import { systemSchema } from './system-schema.ts'
import { defAt } from './system-shape.ts'
import type { z } from './zod.ts'

/** Parts that only the chapter of a game may have, and not that of a system: why, and what to do. */
const gameAlone: { readonly [part: string]: string } = {
  game: 'A system is for the game of its pack, which package.json names.',
  title: 'The title of the system belongs in text/en.json, under `systems`.',
  basePacks: 'Name the packs on which yours depends under `dependencies` in package.json.',
}

/** Checks `systems/<slug>.json`. Unused fields are warnings and do not make the value invalid. */
export function checkSystemFacts(value: FactValue): FactResult<SystemChapter> {
  if (!isRecord(value)) return { issues: [notAnObject()] }
  const parsed = systemSchema.safeParse(value)
  if (parsed.success) return { value: parsed.data, issues: [] }
  const issues = parsed.error.issues.flatMap((issue) => issuesOf(issue, value))
  return issues.some(({ severity }) => severity === 'error') ? { issues } : { value: value as SystemChapter, issues }
}

type SchemaIssue = z.core.$ZodIssue

function issuesOf(issue: SchemaIssue, whole: FactValue): FactIssue[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unread(key, path))
  if (issue.code === 'invalid_union') {
    const inner = likeliest(issue.errors)
    if (inner !== undefined && typeof valueAt(whole, path) === 'object')
      return inner.flatMap((one) => issuesOf({ ...one, path: [...path, ...one.path] }, whole))
  }
  const at = path.join('.')
  const wanted = wantedBy(issue)
  const found = valueAt(whole, path)
  if (found === undefined)
    return [
      {
        severity: 'error',
        code: 'facts/missing-field',
        path,
        message: `The system needs \`${at}\`, and it is missing.`,
        remedy: `Add "${String(path.at(-1))}": ${wanted}.`,
      },
    ]
  const near = issue.code === 'invalid_value' && typeof found === 'string' ? nearestName(found, issue.values.map(String)) : undefined
  return [
    {
      severity: 'error',
      code: 'facts/wrong-value',
      path,
      message: `\`${at}\` is ${show(found)}, and a system has ${wanted} there.`,
      remedy: near === undefined ? `Write ${wanted}.` : `Did you mean "${near}"?`,
    },
  ]
}

/**
 * Where a value fits none of several alternatives: the issues of the alternative that was probably meant, which is the one with the fewest issues.
 */
function likeliest(kinds: readonly (readonly SchemaIssue[])[]): readonly SchemaIssue[] | undefined {
  const count = (issues: readonly SchemaIssue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
  const objects = kinds.filter((issues) => issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'))
  return objects.toSorted((one, other) => count(one) - count(other))[0]
}

/** What is expected at the place of an issue, in words. */
function wantedBy(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map((one) => JSON.stringify(one)).join(' or ')
    case 'invalid_type':
      return kinds[issue.expected] ?? `a value of the kind ${issue.expected}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'a text that is not empty'
        : `${issue.origin === 'array' ? 'a list of' : 'a number from'} ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string' ? `a text of at most ${issue.maximum} letters` : `at most ${issue.maximum}`
    case 'custom':
      return issue.message
    case 'invalid_format':
      return 'names in lower case with hyphens, with a slash between folders'
    default:
      return 'a value that the handbook names'
  }
}

const kinds: { readonly [kind: string]: string } = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function unread(key: string, at: readonly PropertyKey[]): FactIssue {
  const path = [...at, key]
  const known = namesAt(at)
  const near = nearestName(key, known)
  const alone = at.length === 0 && Object.hasOwn(gameAlone, key) ? gameAlone[key] : undefined
  return {
    severity: 'warning',
    code: 'facts/unknown-field',
    path,
    message: `No system has \`${path.map(String).join('.')}\`: nothing reads it.`,
    remedy: alone ?? (near === undefined ? `Take it out. There ${listed(known)}.` : `Did you mean "${near}"?`),
  }
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'is nothing else to write here' : `are ${names.map((name) => `"${name}"`).join(', ')}`

/** The names that an object at a place of a chapter may have. */
function namesAt(path: readonly PropertyKey[]): readonly string[] {
  return Object.keys(defAt(path)?.shape ?? {})
}

function valueAt(value: FactValue, path: readonly PropertyKey[]): FactValue | undefined {
  let here: FactValue | undefined = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as { readonly [key: PropertyKey]: FactValue | undefined })[key]
  }
  return here
}

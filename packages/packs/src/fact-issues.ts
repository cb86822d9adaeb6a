/** Describes issues of a facts file in words: schemas report paths, people need names and remedies. */
import { type Fact, factIn, type Rulebook } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { deckHead } from './deck-head.ts'
import { suggestSlug } from './slug.ts'
import type { z } from './zod.ts'

export interface FactIssue {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly remedy: string
  /** The name of the pack that declares the type or fact, where adding it as a dependency repairs the issue. */
  readonly bringer?: string
}

export interface FactResult<T> {
  /** The checked value; absent when there is an error. */
  readonly value?: T
  readonly issues: FactIssue[]
}

/** By field: its name in messages, and what it contains. */
export interface WordsOfFields {
  readonly [field: string]: readonly [name: string, holds: string]
}

/** Names and contents of fields that every file of a pack may have. For facts of cards they come from the rulebook. */
const fields: WordsOfFields = {
  traits: ['traits', 'a list of texts such as ["Noble", "Miller"]'],
  number: ['the number in the set', 'a whole number'],
  quantity: ['the number of copies', 'a whole number from 1 to 99'],
  art: ['art', 'an object such as { "file": "art/reedfang.webp", "x": 0, "y": 0, "scale": 100, "artist": "Name" }'],
  file: ['the file of its art', 'a path such as "art/reedfang.webp" (png, jpg or webp)'],
  x: ['the horizontal position of its art', 'a whole number of percent'],
  y: ['the vertical position of its art', 'a whole number of percent'],
  scale: ['the scale of its art', 'a whole number of percent from 10 to 1000'],
  artist: ['the artist', 'a text'],
  imported: ['where it came from', 'an object such as { "format": "alep", "text": "kept" }'],
  sides: ['sides', 'an object such as { "A": {}, "B": {} }'],
  A: ['side A', 'an object, {} when it prints no numbers'],
  B: ['side B', 'an object'],
  format: ['a format', `"${deckHead.format}"`],
  version: ['a format version', String(deckHead.version)],
  kind: ['a kind', '"starter" or "custom"'],
  deckFormat: ['the format of the deck', 'the name of a format of its game'],
  cards: ['cards', 'an object of codes and whole numbers from 1 (in a text file: of slugs and texts)'],
  name: ['a name', 'a text'],
  sideboard: ['a sideboard', 'an object of codes and whole numbers from 1'],
  placeholders: ['placeholders', 'a list such as [{ "part": "cards", "title": "…", "quantity": 2 }]'],
  title: ['a title', 'a text'],
  text: ['text', 'a text'],
}

/** Fields for which the game of a card provides an example. */
const withExamples: { readonly [field: string]: (rulebook: Rulebook) => readonly [name: string, holds: string] } = {
  keywords: ({ examples }) => ['keywords', `a list of texts such as [${examples.keywords.map((one) => `"${one}"`).join(', ')}]`],
  sides: ({ examples }) => ['sides', `an object such as { "A": {}, "B": ${examples.side} }`],
  B: ({ examples }) => ['side B', `an object such as ${examples.side}`],
}

/** What a fact of a card contains, in words. */
function heldBy({ holds, least, words = [], such }: Fact): string {
  if (such !== undefined) return such
  const whole = least === undefined || least === 0 ? 'a whole number' : `a whole number from ${least}`
  switch (holds) {
    case 'printed':
      return `${whole}, "-" or "X"`
    case 'number':
      return whole
    case 'flag':
      return 'true or false'
    case 'text':
      return 'a text'
    case 'words':
      return 'a list of texts'
    case 'slug':
      return 'a slug'
    case 'slugs':
      return 'a list of slugs'
    case 'one-of':
      return words.map((word) => `"${word}"`).join(' or ')
  }
}

function wordsOfField(field: string, rulebook: Rulebook | undefined): readonly [name: string, holds: string] | undefined {
  const fact = rulebook === undefined ? undefined : factIn(rulebook, field)
  if (fact !== undefined) return [fact.name, heldBy(fact)]
  if (rulebook !== undefined && Object.hasOwn(withExamples, field)) return withExamples[field]?.(rulebook)
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

/** The name of a field in a sentence; the field itself where it has no name. */
export function nameOfField(field: string, rulebook: Rulebook): string {
  return wordsOfField(field, rulebook)?.[0] ?? field
}

export interface Miss {
  /** The path of the field, joined with dots. */
  readonly at: string
  readonly missing: 'missing' | 'wrong'
}

/**
 * Checks a value against a schema.
 * @param noun the noun for the file in messages, with an article: "an elder"
 * @param rulebook of the game whose facts the file may contain; undefined for files that are not those of a card
 * @param remedy returns a better remedy for some issues
 * @param own fields that only this kind of file has
 */
export function run<T extends z.ZodType>(
  schema: T,
  value: FactValue,
  noun: string,
  rulebook?: Rulebook,
  remedy?: (miss: Miss) => string | undefined,
  own: WordsOfFields = {},
): FactResult<z.output<T>> {
  if (!isRecord(value)) return { issues: [notAnObject()] }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, issues: [] }
  const issues: FactIssue[] = []
  const seen = new Set<string>()
  for (const issue of parsed.error.issues) {
    const at = issue.path.join('.')
    if (seen.has(at)) continue
    seen.add(at)
    const missing = valueAt(value, issue.path) === undefined ? 'missing' : 'wrong'
    const found = valueAt(value, issue.path)
    issues.push(fieldIssue({ noun, rulebook, path: issue.path, missing, found, own, remedy: remedy?.({ at, missing }) }))
  }
  return { issues }
}

interface MissedField {
  readonly noun: string
  readonly rulebook: Rulebook | undefined
  readonly path: readonly PropertyKey[]
  readonly missing: 'missing' | 'wrong'
  readonly found: FactValue | undefined
  readonly own: WordsOfFields
  readonly remedy: string | undefined
}

/**
 * The issue that a file lacks a required field.
 * @param noun as in `run`
 */
export function missingField(
  noun: string,
  path: readonly PropertyKey[],
  [name, holds]: readonly [string, string],
  remedy?: string,
): FactIssue {
  const message = `${capital(noun)} needs ${name}: \`${path.join('.')}\` is missing.`
  return { severity: 'error', code: 'facts/missing-field', path, message, remedy: remedy ?? `Add "${String(path.at(-1))}": ${holds}.` }
}

function fieldIssue({ noun, rulebook, path, missing, found, own, remedy }: MissedField): FactIssue {
  const at = path.join('.')
  const wordsOf = (key: string) => (Object.hasOwn(own, key) ? own[key] : wordsOfField(key, rulebook))
  const field = [...path].reverse().find((key) => typeof key === 'string' && wordsOf(key) !== undefined) as string | undefined
  const [name, holds] = (field === undefined ? undefined : wordsOf(field)) ?? [`\`${at}\``, 'a value of the right kind']
  if (missing === 'missing') return missingField(noun, path, [name, holds], remedy)
  const message = `\`${at}\` is ${show(found)}, but ${noun} prints ${name} as ${holds}.`
  const slug = field !== undefined && (holdsSlugs(field, rulebook) || own[field]?.[1].startsWith(listOf)) ? slugRemedy(found) : undefined
  return { severity: 'error', code: 'facts/wrong-value', path, message, remedy: remedy ?? slug ?? `Write ${holds}.` }
}

/** How messages describe lists; fields of only one kind of file are lists of codes or slugs. */
const listOf = 'a list of '
export const listOfCodes = `${listOf}codes`

function holdsSlugs(field: string, rulebook: Rulebook | undefined): boolean {
  const holds = rulebook === undefined ? undefined : factIn(rulebook, field)?.holds
  return holds === 'slug' || holds === 'slugs'
}

function slugRemedy(found: FactValue | undefined): string | undefined {
  const suggestion = typeof found === 'string' ? suggestSlug(found) : ''
  return suggestion === '' ? undefined : `Write a slug: "${suggestion}".`
}

/** The issue of a file that contains a list, a text or null instead of an object. */
export function notAnObject(): FactIssue {
  return {
    severity: 'error',
    code: 'facts/not-an-object',
    path: [],
    message: 'The file contains no JSON object.',
    remedy: 'Write { … } around its fields.',
  }
}

/** Whether a value is an object of fields, not a list and not null. */
export function isRecord(value: FactValue | undefined): value is { readonly [key: string]: FactValue | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(value: FactValue | undefined, path: readonly PropertyKey[]): FactValue | undefined {
  let here: FactValue | undefined = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as { readonly [key: PropertyKey]: FactValue | undefined })[key]
  }
  return here
}

/** A value as JSON, shortened if it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

/** The indefinite article for a word. */
export function article(type: string): string {
  return /^[aeiou]/.test(type) ? 'an' : 'a'
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

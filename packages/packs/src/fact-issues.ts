/** What is wrong with a file of facts, in words: schemas say it by path, people read names and remedies. */

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
}

export interface FactResult<T> {
  /** Absent when there is an error. */
  readonly value?: T
  readonly issues: FactIssue[]
}

/** The name of a field as a person says it, and what it holds. */
export const fields: { readonly [field: string]: readonly [name: string, holds: string] } = {
  unique: ['the unique mark', 'true or false'],
  traits: ['traits', 'a list of texts such as ["Noble", "Ranger"]'],
  keywords: ['keywords', 'a list of texts such as ["Surge", "Doomed 2"]'],
  number: ['the number in the set', 'a whole number'],
  quantity: ['the number of copies', 'a whole number from 1 to 99'],
  octgnId: ['the OCTGN id', 'a text'],
  ringsdbCode: ['the RingsDB code', 'a text'],
  art: ['art', 'an object such as { "file": "art/reedfang.webp", "x": 0, "y": 0, "scale": 100, "artist": "Name" }'],
  file: ['the file of its art', 'a path such as "art/reedfang.webp" (png, jpg or webp)'],
  x: ['where its art lies across', 'a whole number of percent'],
  y: ['where its art lies down', 'a whole number of percent'],
  scale: ['the scale of its art', 'a whole number of percent from 10 to 1000'],
  artist: ['the artist', 'a text'],
  imported: ['where it came from', 'an object such as { "format": "alep", "text": "kept" }'],
  back: ['its back', '"player" or "encounter"'],
  sides: ['sides', 'an object such as { "A": {}, "B": { "questPoints": 8 } }'],
  A: ['side A', 'an object, {} when it prints no numbers'],
  B: ['side B', 'an object such as { "questPoints": 8 }'],
  sphere: ['a sphere', 'a lower case text such as "leadership" or "neutral"'],
  threatCost: ['a threat cost', 'a whole number, "-" or "X"'],
  cost: ['a cost', 'a whole number, "-" or "X"'],
  willpower: ['willpower', 'a whole number, "-" or "X"'],
  attack: ['attack', 'a whole number, "-" or "X"'],
  defense: ['defense', 'a whole number, "-" or "X"'],
  hitPoints: ['hit points', 'a whole number from 1, "-" or "X"'],
  encounterSet: ['an encounter set', 'the slug of a set such as "spiders-of-mirkwood"'],
  encounterSets: ['its encounter sets', 'a list of slugs such as ["spiders-of-mirkwood"]'],
  shadow: ['a shadow effect', '"present", or leave it out'],
  easyModeRemoves: ['the copies that easy mode removes', 'a whole number'],
  engagementCost: ['an engagement cost', 'a whole number, "-" or "X"'],
  threat: ['threat', 'a whole number, "-" or "X"'],
  questPoints: ['quest points', 'a whole number, "-" or "X"'],
  stage: ['a stage number', 'a whole number from 1'],
  quest: ['its quest cards', 'a list of codes in order, at least one'],
  format: ['a format', `"${deckHead.format}"`],
  version: ['a format version', String(deckHead.version)],
  kind: ['a kind', '"starter" or "custom"'],
  heroes: ['heroes', 'a list of codes'],
  cards: ['cards', 'an object of codes and whole numbers from 1 (in a text file: of slugs and texts)'],
  name: ['a name', 'a text'],
  sideboard: ['a sideboard', 'an object of codes and whole numbers from 1'],
  placeholders: ['placeholders', 'a list such as [{ "part": "cards", "title": "…", "quantity": 2 }]'],
  part: ['the part of the deck', '"heroes", "cards", "sideboard" or "shared"'],
  title: ['a title', 'a text'],
  text: ['text', 'a text'],
}

export interface Miss {
  /** The path joined with dots. */
  readonly at: string
  readonly missing: 'missing' | 'wrong'
}

/**
 * Checks a value against a schema.
 * @param noun what the file is, with its article: "an ally"
 * @param remedy a better remedy for a certain miss
 */
export function run<T extends z.ZodType>(
  schema: T,
  value: FactValue,
  noun: string,
  remedy?: (miss: Miss) => string | undefined,
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
    issues.push(fieldIssue(noun, issue.path, missing, valueAt(value, issue.path), remedy?.({ at, missing })))
  }
  return { issues }
}

function fieldIssue(
  noun: string,
  path: readonly PropertyKey[],
  missing: 'missing' | 'wrong',
  found: FactValue | undefined,
  remedy?: string,
): FactIssue {
  const at = path.join('.')
  const field = [...path].reverse().find((key) => typeof key === 'string' && Object.hasOwn(fields, key)) as string | undefined
  const [name, holds] = (field === undefined ? undefined : fields[field]) ?? [`\`${at}\``, 'a value of the right kind']
  if (missing === 'missing') {
    const message = `${capital(noun)} needs ${name}: \`${at}\` is missing.`
    return { severity: 'error', code: 'facts/missing-field', path, message, remedy: remedy ?? `Add "${String(path.at(-1))}": ${holds}.` }
  }
  const message = `\`${at}\` is ${show(found)}, but ${noun} prints ${name} as ${holds}.`
  return { severity: 'error', code: 'facts/wrong-value', path, message, remedy: remedy ?? slugRemedy(field, found) ?? `Write ${holds}.` }
}

const slugFields: readonly (string | undefined)[] = ['sphere', 'encounterSet', 'encounterSets', 'quest', 'heroes']

function slugRemedy(field: string | undefined, found: FactValue | undefined): string | undefined {
  const suggestion = typeof found === 'string' && slugFields.includes(field) ? suggestSlug(found) : ''
  return suggestion === '' ? undefined : `Write a slug: "${suggestion}".`
}

/** The issue of a file that holds a list, a text or null. */
export function notAnObject(): FactIssue {
  return {
    severity: 'error',
    code: 'facts/not-an-object',
    path: [],
    message: 'The file holds no JSON object.',
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

/** A value as JSON, cut where it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

/** "a" or "an". */
export function article(type: string): string {
  return /^[aeiou]/.test(type) ? 'an' : 'a'
}

/** With its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

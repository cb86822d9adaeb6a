/**
 * What each kind of file must print (card types of the cooperative game's core set), as schemas, and what is wrong with a file, in words.
 * Pure: the studio's forms use it in the browser too.
 */
import { z } from 'zod'
import type { CardType, FactValue } from './bundle.ts'
import { slugIsWellFormed, splitCode, suggestSlug } from './slug.ts'

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

const printed = z.union([z.int().min(0), z.literal('-'), z.literal('X')])
const life = z.union([z.int().min(1), z.literal('-'), z.literal('X')])
const slug = z.string().refine(slugIsWellFormed)
const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)
const words = z.array(z.string().min(1))
const side = z.looseObject({ questPoints: printed.optional() })

const common = {
  unique: z.boolean().optional(),
  traits: words.optional(),
  keywords: words.optional(),
  victory: z.union([z.int().min(0), z.literal('X')]).optional(),
  number: z.int().min(0).optional(),
  quantity: z.int().min(1).optional(),
  octgnId: z.string().min(1).optional(),
  ringsdbCode: z.string().min(1).optional(),
  sides: z.record(z.string(), side).optional(),
}
const player = { ...common, sphere: slug }
const fighter = { attack: printed, defense: printed, hitPoints: life }
const encounter = { ...common, encounterSet: slug, shadow: z.literal('present').optional(), easyModeRemoves: z.int().min(0).optional() }

/** One schema per type. Anything else that a file holds is kept and reported. Source: LCG-ANATOMY-1, -2, -3. */
export const cardSchemas = {
  hero: z.looseObject({ type: z.literal('hero'), ...player, threatCost: printed, willpower: printed, ...fighter }),
  ally: z.looseObject({ type: z.literal('ally'), ...player, cost: printed, willpower: printed, ...fighter }),
  attachment: z.looseObject({ type: z.literal('attachment'), ...player, cost: printed }),
  event: z.looseObject({ type: z.literal('event'), ...player, cost: printed }),
  enemy: z.looseObject({ type: z.literal('enemy'), ...encounter, engagementCost: printed, threat: printed, ...fighter }),
  location: z.looseObject({ type: z.literal('location'), ...encounter, threat: printed, questPoints: printed }),
  treachery: z.looseObject({ type: z.literal('treachery'), ...encounter }),
  objective: z.looseObject({ type: z.literal('objective'), ...encounter }),
  quest: z.looseObject({
    type: z.literal('quest'),
    ...common,
    stage: z.int().min(1),
    encounterSets: z.array(slug),
    sides: z.looseObject({ A: side, B: z.looseObject({ questPoints: printed }) }),
  }),
} as const satisfies Record<CardType, z.ZodObject>

export const cardTypes = Object.keys(cardSchemas) as CardType[]

/** Types that come from a player's deck; the others come from the encounter or quest deck. */
export const playerCardTypes: readonly string[] = ['hero', 'ally', 'attachment', 'event'] satisfies CardType[]

const keywordSchema = z.looseObject({ number: z.enum(['none', 'required']) })
const scenarioSchema = z.looseObject({
  number: z.number().int().min(1).optional(),
  quest: z.array(code).min(1),
  encounterSets: z.array(slug),
})
const deckSchema = z.looseObject({
  format: z.literal('questwright-deck'),
  version: z.literal(1),
  kind: z.enum(['starter', 'custom']),
  heroes: z.array(code),
  cards: z.record(code, z.int().min(1)),
  name: z.string().optional(),
  sideboard: z.record(code, z.int().min(1)).optional(),
  placeholders: z
    .array(
      z.looseObject({
        part: z.enum(['heroes', 'cards', 'sideboard', 'shared']),
        title: z.string().min(1),
        quantity: z.int().min(1),
      }),
    )
    .optional(),
})
const titled = z.looseObject({ title: z.string().min(1), text: z.string().optional() })
const cardText = titled.extend({
  shadow: z.string().optional(),
  sides: z.record(z.string(), z.looseObject({ title: z.string().min(1).optional(), text: z.string().optional() })).optional(),
})
const textSchema = z.looseObject({
  cards: z.record(z.string(), cardText).optional(),
  keywords: z.record(z.string(), titled).optional(),
  encounterSets: z.record(z.string(), titled).optional(),
  scenarios: z.record(z.string(), titled).optional(),
  decks: z.record(z.string(), titled).optional(),
})

/** The name of a field as a person says it, and what it holds. */
const fields: { readonly [field: string]: readonly [name: string, holds: string] } = {
  unique: ['the unique mark', 'true or false'],
  traits: ['traits', 'a list of texts such as ["Noble", "Ranger"]'],
  keywords: ['keywords', 'a list of texts such as ["Surge", "Doomed 2"]'],
  victory: ['victory points', 'a whole number, or "X"'],
  number: ['the number in the set', 'a whole number'],
  quantity: ['the number of copies', 'a whole number from 1'],
  octgnId: ['the OCTGN id', 'a text'],
  ringsdbCode: ['the RingsDB code', 'a text'],
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
  format: ['a format', '"questwright-deck"'],
  version: ['a format version', '1'],
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

/**
 * Checks the printed facts of a card.
 * Errors: a missing, wrong or foreign field (an ally without hit points, a hero with a cost). Warnings: fields that no card has; copies not stated.
 */
export function checkCardFacts(value: FactValue): FactResult<z.output<(typeof cardSchemas)[CardType]>> {
  if (!isRecord(value)) return { issues: [notAnObject()] }
  const type = value.type
  if (typeof type !== 'string' || !Object.hasOwn(cardSchemas, type)) return { issues: [typeIssue(type)] }
  const schema: z.ZodObject = cardSchemas[type as CardType]
  const noun = `${article(type)} ${type}`
  const foreign = foreignFields(value, type as CardType, noun)
  const result = run(schema, value, noun, type === 'quest' ? questRemedy : undefined)
  const issues = [...result.issues, ...foreign, ...quantityWarning(value, type)]
  const broken = issues.some((issue) => issue.severity === 'error')
  return broken ? { issues } : { value: result.value as z.output<(typeof cardSchemas)[CardType]>, issues }
}

/** Checks `keywords/<slug>.json`. */
export function checkKeywordFacts(value: FactValue): FactResult<z.output<typeof keywordSchema>> {
  return run(keywordSchema, value, 'a keyword', ({ at }) =>
    at === 'number' ? 'Write "number": "none", or "required" when the card prints a number behind it.' : undefined,
  )
}

/** Checks `scenarios/<slug>.json`. */
export function checkScenarioFacts(value: FactValue): FactResult<z.output<typeof scenarioSchema>> {
  return run(scenarioSchema, value, 'a scenario')
}

/** Checks the shape of `decks/<slug>.json`; whether the deck is legal is the matter of `checkDeck`. */
export function checkDeckFacts(value: FactValue): FactResult<z.output<typeof deckSchema>> {
  return run(deckSchema, value, 'a deck')
}

/** Checks `text/<language>.json`. */
export function checkTextFacts(value: FactValue): FactResult<z.output<typeof textSchema>> {
  return run(textSchema, value, 'a text entry')
}

interface Miss {
  /** The path joined with dots. */
  readonly at: string
  readonly missing: 'missing' | 'wrong'
}

function run<T extends z.ZodType>(
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

function questRemedy(miss: Miss): string | undefined {
  if (miss.at !== 'sides.B.questPoints') return undefined
  return 'Write the printed number, or "-" when side B prints a dash because its text alone advances the stage.'
}

/** Fields that the type does not print: those of another type are errors, unknown ones warnings. */
function foreignFields(value: { readonly [field: string]: FactValue | undefined }, type: CardType, noun: string): FactIssue[] {
  const own = Object.keys(cardSchemas[type].shape)
  const issues: FactIssue[] = []
  for (const field of Object.keys(value)) {
    if (own.includes(field)) continue
    const others = cardTypes.filter((one) => Object.hasOwn(cardSchemas[one].shape, field))
    if (others.length > 0) {
      const name = fields[field]?.[0] ?? field
      const message = `${capital(noun)} does not print ${name}: \`${field}\` belongs to ${others.join(', ')}.`
      issues.push({ severity: 'error', code: 'facts/foreign-field', path: [field], message, remedy: foreignRemedy(field, type) })
      continue
    }
    const near = own.find((one) => distance(one.toLowerCase(), field.toLowerCase()) <= 2)
    const remedy = near === undefined ? 'Take it out, or keep it if another program reads it.' : `Did you mean \`${near}\`?`
    issues.push({
      severity: 'warning',
      code: 'facts/unknown-field',
      path: [field],
      message: `No ${type} has a field \`${field}\`; it is kept, but no rule reads it.`,
      remedy,
    })
  }
  return issues
}

function foreignRemedy(field: string, type: CardType): string {
  if (type === 'hero' && field === 'cost') return 'Heroes have a threat cost: take `cost` out and write `threatCost`.'
  if (type === 'quest' && field === 'questPoints') return 'Quest points of a quest card stand on its side: write them into `sides.B`.'
  if (field === 'encounterSet' && type === 'quest') return 'A quest card names a list: write `encounterSets`.'
  return `Take \`${field}\` out, or change \`type\`.`
}

function quantityWarning(value: { readonly [field: string]: FactValue | undefined }, type: string): FactIssue[] {
  if (playerCardTypes.includes(type) || type === 'quest' || value.quantity !== undefined) return []
  const message = `The file does not say how many copies of this ${type} its encounter set has.`
  return [
    { severity: 'warning', code: 'facts/no-quantity', path: [], message, remedy: 'Add "quantity": 1, or as many copies as there are.' },
  ]
}

function typeIssue(type: FactValue | undefined): FactIssue {
  const list = cardTypes.map((one) => `"${one}"`).join(', ')
  const remedy = `Write "type": one of ${list}.`
  if (type === undefined)
    return { severity: 'error', code: 'facts/missing-field', path: ['type'], message: 'A card needs a type: `type` is missing.', remedy }
  return {
    severity: 'error',
    code: 'facts/unknown-type',
    path: ['type'],
    message: `\`type\` is ${show(type)}, which is no card type of this game.`,
    remedy,
  }
}

function notAnObject(): FactIssue {
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

function show(value: FactValue | undefined): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? 'an' : 'a'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Letters to change, add or take out between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The schemas of all files other than cards, and their issues in words; cards are in `card-facts.ts`. The forms of the studio use it in the browser
 * too.
 */

import { dealParts, deckSections, factTexts, foreignIdFacts, type Rulebook, setTitlesSection } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { mostCopies } from './card-schemas.ts'
import { mayBeLeftOut } from './deck-finding.ts'
import { deckHead } from './deck-head.ts'
import { deckFields, strangeSections } from './deck-sections.ts'
import { type FactIssue, type FactResult, isRecord, listOfCodes, missingField, run, show, type WordsOfFields } from './fact-issues.ts'
import { scenarioIssues, unreadOfScenario } from './scenario-issues.ts'
import { schemaOfScenarios } from './scenario-schema.ts'
import { numberForms, slugIsWellFormed, splitCode } from './slug.ts'
import { unreadFields } from './unread.ts'
import { z } from './zod.ts'

export { checkCampaignFacts } from './campaign.ts'
export { checkCardFacts, checkStrangeFacts } from './card-facts.ts'
export { type FactIssue, type FactResult, isRecord } from './fact-issues.ts'

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

const keywordSchema = z.looseObject({
  number: z.enum(['none', 'required']),
  reads: z.enum(numberForms).optional(),
  printed: z.enum(['among-keywords', 'before-abilities']).optional(),
  imported: z.looseObject({ format: z.string() }).optional(),
})
const copies = z.int().min(1).max(mostCopies)
const deckSchema = z.looseObject({
  format: z.literal(deckHead.format),
  version: z.literal(deckHead.version),
  kind: z.enum(['starter', 'custom']),
  deckFormat: z.string().optional(),
  name: z.string().optional(),
  sideboard: z.record(code, copies).optional(),
  placeholders: z
    .array(
      z.looseObject({
        part: z.string().min(1),
        title: z.string().min(1),
        quantity: copies,
      }),
    )
    .optional(),
  packs: z
    .record(
      z.string(),
      z.union([z.string(), z.looseObject({ name: z.string().optional(), version: z.string(), hash: z.string().optional() })]),
    )
    .optional(),
})
const deckSchemas = new WeakMap<Rulebook, typeof deckSchema>()

/** The schema for decks of a game: it has a field for each section, under its current name or a former one. */
function schemaOfDecks(rulebook: Rulebook): typeof deckSchema {
  const known = deckSchemas.get(rulebook)
  if (known !== undefined) return known
  const schema = deckSections(rulebook).reduce((all, section) => {
    const { name, written, formerly = [] } = section
    const cards = written === 'list' ? z.array(code) : z.record(code, copies)
    const before = Object.fromEntries(formerly.map((field) => [field, cards.optional()]))
    const isNeeded = formerly.length === 0 && !mayBeLeftOut(section)
    return all.extend({ [name]: isNeeded ? cards : cards.optional(), ...before }) as unknown as typeof deckSchema
  }, deckSchema)
  deckSchemas.set(rulebook, schema)
  return schema
}

const words = z.record(z.string(), z.record(z.string(), z.string().min(1))).optional()
const titled = z.looseObject({ title: z.string().min(1), text: z.string().optional(), words })
const cardText = titled.extend({
  sides: z.record(z.string(), z.looseObject({ title: z.string().min(1).optional(), text: z.string().optional() })).optional(),
})
const textSchema = z.looseObject({
  cards: z.record(z.string(), cardText).optional(),
  keywords: z.record(z.string(), titled).optional(),
  scenarios: z.record(z.string(), titled).optional(),
  decks: z.record(z.string(), titled).optional(),
  campaigns: z.record(z.string(), titled).optional(),
  rules: z.record(z.string(), titled).optional(),
  systems: z.record(z.string(), titled).optional(),
  words,
})
const textSchemas = new WeakMap<Rulebook, typeof textSchema>()

/** The schema of the texts of a game: with a section for the titles of its sets, and a field for each text that belongs to a fact. */
function schemaOfTexts(rulebook: Rulebook): typeof textSchema {
  const known = textSchemas.get(rulebook)
  if (known !== undefined) return known
  const sets = setTitlesSection(rulebook)
  const card = cardText.extend(Object.fromEntries(factTexts(rulebook).map(({ field }) => [field, z.string().optional()])))
  const schema = textSchema.extend({
    cards: z.record(z.string(), card).optional(),
    ...(sets === undefined ? {} : { [sets]: z.record(z.string(), titled).optional() }),
  }) as unknown as typeof textSchema
  textSchemas.set(rulebook, schema)
  return schema
}

const placeholderFields = ['part', 'title', 'quantity', 'code', 'pack', 'section']
const pinFields = ['name', 'version', 'hash']

/** A result together with warnings of unused fields, which do not make the value invalid. */
function withUnread<T>(result: FactResult<T>, unread: readonly FactIssue[]): FactResult<T> {
  return { ...result, issues: [...result.issues, ...unread] }
}

/** Checks `keywords/<slug>.json`. */
export function checkKeywordFacts(value: FactValue): FactResult<z.output<typeof keywordSchema>> {
  const result = run(keywordSchema, value, 'a keyword', undefined, ({ at }) =>
    at === 'number' ? 'Write "number": "none", or "required" when the card prints a number after it.' : undefined,
  )
  return withUnread(result, unreadFields(value, Object.keys(keywordSchema.shape), [], 'keyword'))
}

/** Checks `scenarios/<slug>.json`. @param rulebook of the pack's game */
export function checkScenarioFacts(value: FactValue, rulebook: Rulebook): FactResult<z.output<ReturnType<typeof schemaOfScenarios>>> {
  const own = Object.fromEntries(dealParts(rulebook).map(({ part, name, such }) => [part, [name, such] as const]))
  const result = run(schemaOfScenarios(rulebook), value, 'a scenario', undefined, undefined, own)
  const issues = [...result.issues, ...strangeParts(value, rulebook), ...scenarioIssues(value, rulebook)]
  return withUnread(issues.length > 0 ? { issues } : result, unreadOfScenario(value, rulebook))
}

/** Parts of a scenario that an earlier version of the game had and that are not empty: they would not be played. */
function strangeParts(value: FactValue, { deal, title }: Rulebook): FactIssue[] {
  if (!isRecord(value)) return []
  const parts = Object.keys(deal?.parts ?? {})
  return (deal?.formerly ?? []).flatMap((part): FactIssue[] => {
    const held = value[part]
    if (held === undefined || (Array.isArray(held) && held.length === 0)) return []
    const remedy = parts.length === 0 ? 'Take it out.' : `Take it out; a scenario has ${parts.map((one) => `\`${one}\``).join(', ')}.`
    const message = `A scenario of ${title} has no part \`${part}\`: ${show(held)} is not played.`
    return [{ severity: 'error', code: 'scenario/unknown-part', path: [part], message, remedy }]
  })
}

/**
 * Checks the structure of `decks/<slug>.json`; `checkDeck` checks whether the deck is legal.
 * @param rulebook of the pack's game
 */
export function checkDeckFacts(value: FactValue, rulebook: Rulebook): FactResult<z.output<typeof deckSchema>> {
  const sections = deckSections(rulebook)
  const counted = ['sideboard', ...sections.flatMap(({ name, written }) => (written === 'copies' ? [name] : []))]
  const parts = [...sections.map(({ name }) => name), 'sideboard', 'shared'].map((part) => `"${part}"`).join(', ')
  const own = {
    part: ['the part of the deck', parts.replace(/, ([^,]*)$/, ' or $1')] as const,
    ...Object.fromEntries(
      sections.map(({ name, written }) => [
        name,
        [name, written === 'list' ? listOfCodes : 'an object of codes and whole numbers from 1'] as const,
      ]),
    ),
  }
  const remedy = ({ at, missing }: { readonly at: string; readonly missing: 'missing' | 'wrong' }): string | undefined =>
    missing === 'wrong' && counted.some((field) => at.startsWith(`${field}.`))
      ? `Write how many copies it has: a whole number from 1 to ${mostCopies}.`
      : undefined
  const result = run(schemaOfDecks(rulebook), value, 'a deck', undefined, remedy, own)
  const issues = [...result.issues, ...missingSections(value, rulebook, own)]
  return withUnread(issues.length > 0 ? { issues } : result, unreadOfDeck(value, rulebook))
}

/** Sections that have had other names and that a deck has under none of its names. */
function missingSections(value: FactValue, rulebook: Rulebook, words: WordsOfFields): FactIssue[] {
  if (!isRecord(value)) return []
  return deckSections(rulebook)
    .filter(
      (section) =>
        (section.formerly ?? []).length > 0 &&
        !mayBeLeftOut(section) &&
        [section.name, ...(section.formerly ?? [])].every((field) => value[field] === undefined),
    )
    .map(({ name }) => missingField('a deck', [name], words[name] ?? [name, 'its cards']))
}

/** Warns of fields that the program does not use. Unknown sections with cards are reported by `checkDeck` with more details. */
function unreadOfDeck(value: FactValue, rulebook: Rulebook): FactIssue[] {
  if (!isRecord(value)) return []
  const waiting = Array.isArray(value.placeholders) ? (value.placeholders as readonly FactValue[]) : []
  const known = [...deckFields, ...deckSections(rulebook).flatMap(({ name, formerly = [] }) => [name, ...formerly])]
  const ofPlaceholder = [...placeholderFields, ...Object.values(foreignIdFacts(rulebook)).flatMap((fact) => fact ?? [])]
  return [
    ...unreadFields(value, [...known, ...strangeSections(value, rulebook)], [], 'deck'),
    ...waiting.flatMap((one, i) => unreadFields(one, ofPlaceholder, ['placeholders', i], 'placeholder of a deck')),
    ...Object.entries(isRecord(value.packs) ? value.packs : {}).flatMap(([id, pin]) =>
      unreadFields(pin, pinFields, ['packs', id], 'pack of a deck'),
    ),
  ]
}

/** Checks `text/<language>.json`. @param rulebook of the pack's game */
export function checkTextFacts(value: FactValue, rulebook: Rulebook): FactResult<z.output<typeof textSchema>> {
  return run(schemaOfTexts(rulebook), value, 'a text entry')
}

/**
 * Schemas of the files other than cards, and issues of such a file in words. Cards have `card-facts.ts`.
 * Pure: the studio's forms use it in the browser too.
 */

import type { Rulebook } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { mostCopies } from './card-schemas.ts'
import { deckHead } from './deck-head.ts'
import { type FactIssue, type FactResult, isRecord, run } from './fact-issues.ts'
import { scenarioIssues, unreadOfScenario } from './scenario-issues.ts'
import { scenarioSchemas } from './scenario-schema.ts'
import { slugIsWellFormed, splitCode } from './slug.ts'
import { unreadFields } from './unread.ts'
import { z } from './zod.ts'

export { checkCampaignFacts } from './campaign.ts'
export { checkCardFacts, checkStrangeFacts } from './card-facts.ts'
export { type FactIssue, type FactResult, isRecord } from './fact-issues.ts'

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

const keywordSchema = z.looseObject({
  number: z.enum(['none', 'required']),
  printed: z.enum(['among-keywords', 'before-abilities']).optional(),
})
const copies = z.int().min(1).max(mostCopies)
const deckSchema = z.looseObject({
  format: z.literal(deckHead.format),
  version: z.literal(deckHead.version),
  kind: z.enum(['starter', 'custom']),
  heroes: z.array(code),
  cards: z.record(code, copies),
  name: z.string().optional(),
  sideboard: z.record(code, copies).optional(),
  placeholders: z
    .array(
      z.looseObject({
        part: z.enum(['heroes', 'cards', 'sideboard', 'shared']),
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
const words = z.record(z.string(), z.record(z.string(), z.string().min(1))).optional()
const titled = z.looseObject({ title: z.string().min(1), text: z.string().optional(), words })
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
  campaigns: z.record(z.string(), titled).optional(),
  rules: z.record(z.string(), titled).optional(),
  systems: z.record(z.string(), titled).optional(),
  words,
})

/** What else a deck file may hold: what goes with it to other programs, and comes back. */
const deckExtras = ['shared', 'stubs', 'notes', 'kept']
const placeholderFields = ['part', 'title', 'quantity', 'code', 'pack', 'octgnId', 'ringsdbCode', 'section']
const pinFields = ['name', 'version', 'hash']

/** A result with what nothing reads besides; that alone takes no value away. */
function withUnread<T>(result: FactResult<T>, unread: readonly FactIssue[]): FactResult<T> {
  return { ...result, issues: [...result.issues, ...unread] }
}

/** Checks `keywords/<slug>.json`. */
export function checkKeywordFacts(value: FactValue): FactResult<z.output<typeof keywordSchema>> {
  const result = run(keywordSchema, value, 'a keyword', undefined, ({ at }) =>
    at === 'number' ? 'Write "number": "none", or "required" when the card prints a number behind it.' : undefined,
  )
  return withUnread(result, unreadFields(value, Object.keys(keywordSchema.shape), [], 'keyword'))
}

/** Checks `scenarios/<slug>.json`. @param rulebook of the pack's game */
export function checkScenarioFacts(value: FactValue, rulebook: Rulebook): FactResult<z.output<(typeof scenarioSchemas)['with']>> {
  const result = run(scenarioSchemas[rulebook.scenario === undefined ? 'without' : 'with'], value, 'a scenario')
  const issues = [...result.issues, ...scenarioIssues(value, rulebook)]
  return withUnread(issues.length > 0 ? { issues } : result, unreadOfScenario(value, rulebook))
}

/** Checks the shape of `decks/<slug>.json`; whether the deck is legal is the matter of `checkDeck`. */
export function checkDeckFacts(value: FactValue): FactResult<z.output<typeof deckSchema>> {
  const result = run(deckSchema, value, 'a deck', undefined, ({ at, missing }) =>
    missing === 'wrong' && /^(cards|sideboard)\./.test(at)
      ? `Write how many copies it has: a whole number from 1 to ${mostCopies}.`
      : undefined,
  )
  return withUnread(result, unreadOfDeck(value))
}

function unreadOfDeck(value: FactValue): FactIssue[] {
  if (!isRecord(value)) return []
  const waiting = Array.isArray(value.placeholders) ? (value.placeholders as readonly FactValue[]) : []
  return [
    ...unreadFields(value, [...Object.keys(deckSchema.shape), ...deckExtras], [], 'deck'),
    ...waiting.flatMap((one, i) => unreadFields(one, placeholderFields, ['placeholders', i], 'placeholder of a deck')),
    ...Object.entries(isRecord(value.packs) ? value.packs : {}).flatMap(([id, pin]) =>
      unreadFields(pin, pinFields, ['packs', id], 'pack of a deck'),
    ),
  ]
}

/** Checks `text/<language>.json`. */
export function checkTextFacts(value: FactValue): FactResult<z.output<typeof textSchema>> {
  return run(textSchema, value, 'a text entry')
}

/**
 * What files other than cards must hold, as schemas, and what is wrong with a file, in words. Cards have `card-facts.ts`.
 * Pure: the studio's forms use it in the browser too.
 */

import type { FactValue } from './bundle.ts'
import { mostCopies } from './card-facts.ts'
import { deckHead } from './deck-head.ts'
import { type FactResult, run } from './fact-issues.ts'
import { scenarioSchema } from './scenario-facts.ts'
import { scenarioIssues } from './scenario-issues.ts'
import { slugIsWellFormed, splitCode } from './slug.ts'
import { z } from './zod.ts'

export { cardSchemas, checkCardFacts } from './card-facts.ts'
export { cardTypes } from './card-types.ts'
export { type FactIssue, type FactResult, isRecord } from './fact-issues.ts'

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

const keywordSchema = z.looseObject({ number: z.enum(['none', 'required']) })
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
  rules: z.record(z.string(), titled).optional(),
  words,
})

/** Checks `keywords/<slug>.json`. */
export function checkKeywordFacts(value: FactValue): FactResult<z.output<typeof keywordSchema>> {
  return run(keywordSchema, value, 'a keyword', ({ at }) =>
    at === 'number' ? 'Write "number": "none", or "required" when the card prints a number behind it.' : undefined,
  )
}

/** Checks `scenarios/<slug>.json`. */
export function checkScenarioFacts(value: FactValue): FactResult<z.output<typeof scenarioSchema>> {
  const result = run(scenarioSchema, value, 'a scenario')
  const issues = [...result.issues, ...scenarioIssues(value)]
  return issues.length > 0 ? { issues } : result
}

/** Checks the shape of `decks/<slug>.json`; whether the deck is legal is the matter of `checkDeck`. */
export function checkDeckFacts(value: FactValue): FactResult<z.output<typeof deckSchema>> {
  return run(deckSchema, value, 'a deck', ({ at, missing }) =>
    missing === 'wrong' && /^(cards|sideboard)\./.test(at)
      ? `Write how many copies it has: a whole number from 1 to ${mostCopies}.`
      : undefined,
  )
}

/** Checks `text/<language>.json`. */
export function checkTextFacts(value: FactValue): FactResult<z.output<typeof textSchema>> {
  return run(textSchema, value, 'a text entry')
}

/** The schema of scenarios. It is apart from the types of their facts, so that pages that only list scenarios load no schemas. */
import { slugIsWellFormed, splitCode } from './slug.ts'
import { z } from './zod.ts'

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

const scenarioSchema = z.looseObject({
  number: z.number().int().min(1).optional(),
  quest: z.array(code).min(1),
  encounterSets: z.array(code),
})

/**
 * What every scenario must have, in games with stages and in those without. Setup, branches, endings, quantities, rules are checked by
 * `scenarioIssues`, which knows their words.
 */
export const scenarioSchemas = { with: scenarioSchema, without: scenarioSchema.extend({ quest: z.array(code).max(0) }) } as const

/** Schemas of scenarios. They are in a module of their own, so that pages that only list scenarios need not load schemas. */
import { dealParts, type Rulebook } from '@questwright/rulebook'
import { slugIsWellFormed, splitCode } from './slug.ts'
import { z } from './zod.ts'

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)

const scenarioSchema = z.looseObject({
  number: z.number().int().min(1).optional(),
})
const schemas = new WeakMap<Rulebook, typeof scenarioSchema>()

/**
 * The schema with what every scenario of a game must have: the parts of its deal. The other parts (setup, branches, endings, quantities, rules) are
 * checked by `scenarioIssues`, which has the words for them.
 */
export function schemaOfScenarios(rulebook: Rulebook): typeof scenarioSchema {
  const known = schemas.get(rulebook)
  if (known !== undefined) return known
  const schema = scenarioSchema.extend(
    Object.fromEntries(dealParts(rulebook).map(({ part, least = 0 }) => [part, z.array(code).min(least)])),
  ) as unknown as typeof scenarioSchema
  schemas.set(rulebook, schema)
  return schema
}

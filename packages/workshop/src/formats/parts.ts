/** Schemas that several formats share: inputs, engine, packs, and setup. */
import { wrongPartOfInput } from '@questwright/realm/web'
import { z } from 'zod'

/** An input in a file, validated by the engine's own function. */
const input = z.unknown().superRefine((given, context) => {
  const part = wrongPartOfInput(given)
  if (part !== undefined) context.addIssue({ code: 'custom', path: [part], message: 'inputs of games have no such value there' })
})
export const inputs = z.array(input)

export const engine = z.looseObject({ name: z.string(), version: z.string(), hash: z.string() })
export const packs = z.array(z.looseObject({ name: z.string(), version: z.string(), hash: z.string() }))

/** How a game ended. */
export const outcomeResult = z.enum(['won', 'lost', 'drawn', 'decided'])

/** The setup of a game: a position, or a deal, whose `kind` and content each game defines and validates itself. */
export const setup = z.looseObject({ kind: z.string().min(1), dice: z.string().optional() })

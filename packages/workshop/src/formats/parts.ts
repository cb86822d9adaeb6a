/** What several files hold: inputs, the engine and the packs under which something was made, and how a game began. */
import { wrongPartOfInput } from '@questwright/realm/web'
import { z } from 'zod'

/** An input as a file holds it: judged by the engine's own judge. */
const input = z.unknown().superRefine((given, context) => {
  const part = wrongPartOfInput(given)
  if (part !== undefined) context.addIssue({ code: 'custom', path: [part], message: 'no input of a game has that there' })
})
export const inputs = z.array(input)

export const engine = z.looseObject({ name: z.string(), version: z.string(), hash: z.string() })
export const packs = z.array(z.looseObject({ name: z.string(), version: z.string(), hash: z.string() }))

/** How a game ended. */
export const outcomeResult = z.enum(['won', 'lost', 'drawn', 'decided'])

/** How a game began: with a position, or with a deal, which each game calls by its own word and judges itself. */
export const setup = z.looseObject({ kind: z.string().min(1), dice: z.string().optional() })

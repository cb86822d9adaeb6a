import type { Input } from './door.ts'

/**
 * Validates an input from a file, a link or a call. @returns the first wrong part: `by` before all others, and `kind`
 * for an unknown kind or no object; undefined for a valid input. Whether it fits the pending question is judged separately.
 */
export function wrongPartOfInput(
  given: unknown,
): 'kind' | 'by' | 'question' | 'value' | 'seed' | 'ability' | 'reason' | 'abilities' | 'move' | undefined {
  const input = given as { readonly [part: string]: unknown } | null | undefined
  if (input?.by !== undefined && typeof input.by !== 'string') return 'by'
  switch (input?.kind) {
    case 'answer':
      if (typeof input.question !== 'string') return 'question'
      return typeof input.value === 'number' || (typeof input.value === 'object' && input.value !== null) ? undefined : 'value'
    case 'dice':
      return typeof input.seed === 'string' ? undefined : 'seed'
    case 'fault':
      if (typeof input.ability !== 'string') return 'ability'
      return typeof input.reason === 'string' ? undefined : 'reason'
    case 'lift':
      return Array.isArray(input.abilities) && input.abilities.every((ability) => typeof ability === 'string') ? undefined : 'abilities'
    case 'move':
      return typeof input.move === 'object' && input.move !== null && !Array.isArray(input.move) ? undefined : 'move'
    default:
      return 'kind'
  }
}

/** Whether outside data is an input at all. Answers and moves with a malformed `value` or `move` count: the pending question refuses them. */
export function isInput(given: unknown): given is Input {
  const part = wrongPartOfInput(given)
  return part === undefined || part === 'value' || part === 'move'
}

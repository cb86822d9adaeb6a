import type { Input } from './door.ts'

/**
 * The part by which something from outside is no input: `kind` where it is nothing of the sort. The one judge of what stands in files, links and calls.
 * @returns undefined for an input; whether it fits what is asked is judged when it is consumed
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

/** Whether what came from outside is an input that can be taken or refused: answers and moves that say nonsense are, by the question that is asked. */
export function isInput(given: unknown): given is Input {
  const part = wrongPartOfInput(given)
  return part === undefined || part === 'value' || part === 'move'
}

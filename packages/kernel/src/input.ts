import type { Input } from './door.ts'

/** Whether what came from outside is an input at all; what it says is judged elsewhere. */
export function isInput(given: unknown): given is Input {
  const input = given as { readonly [part: string]: unknown } | null | undefined
  switch (input?.kind) {
    case 'answer':
      return typeof input.question === 'string'
    case 'dice':
      return typeof input.seed === 'string'
    case 'fault':
      return typeof input.ability === 'string' && typeof input.reason === 'string'
    case 'lift':
      return Array.isArray(input.abilities) && input.abilities.every((ability) => typeof ability === 'string')
    case 'move':
      return true
    default:
      return false
  }
}

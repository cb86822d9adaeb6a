import { fail, unknownName } from '@questwright/kernel'

/** The tokens of the rules, and what they are for. */
export const tokenNames = Object.freeze({
  damage: 'Damage on characters and enemies.',
  progress: 'Progress on locations and stages.',
  resource: 'Resources in the pool of a hero, or on another card.',
  threat: 'The threat dial of a player.',
} as const)

const RULES: readonly string[] = Object.freeze(Object.keys(tokenNames))

/** @returns a name without what is easily written otherwise */
function bare(token: string): string {
  return token
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '')
}

/** @throws ScriptFault for a token of the rules that is written otherwise, such as `resources` or `Damage`: it cannot be meant as one of a pack's own */
export function requireToken(token: string): void {
  if (!RULES.includes(token) && RULES.includes(bare(token))) fail('wrong-name', unknownName(token, 'token', RULES))
}

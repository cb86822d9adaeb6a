import { fail, unknownName } from '@questwright/kernel'

/** The tokens of the rules, with their meanings. */
export const tokenNames = Object.freeze({
  damage: 'Damage on characters and enemies.',
  progress: 'Progress on locations and stages.',
  resource: 'Resources in the pool of a hero, or on another card.',
  threat: 'The threat dial of a player.',
} as const)

const RULES: readonly string[] = Object.freeze(Object.keys(tokenNames))

/** @returns the name in lower case, with letters only and without a plural `s`, so that all spellings of a token give the same text */
function bare(token: string): string {
  return token
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '')
}

/**
 * @throws ScriptFault for another spelling of a token of the rules, such as `resources` or `Damage`, because it is surely not meant as a
 * new token
 */
export function requireToken(token: string): void {
  if (!RULES.includes(token) && RULES.includes(bare(token))) fail('wrong-name', unknownName(token, 'token', RULES))
}

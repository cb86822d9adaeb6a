import type { tokenNames } from './token-names.ts'

type RulesTokens = typeof tokenNames

/**
 * The tokens that are known. A pack places others of its own under any name; one that it declares is offered by editors, too:
 * `declare module '@questwright/lcg' { interface Tokens { tally: 'how often the bell was heard' } }`.
 */
export interface Tokens extends RulesTokens {}

/** The name of a token: of the rules, or of a pack's own. */
export type TokenName = keyof Tokens | (string & {})

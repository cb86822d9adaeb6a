import type { tokenNames } from './token-names.ts'

type RulesTokens = typeof tokenNames

/**
 * The known tokens. A pack can place tokens with any other name; editors suggest those that it declares: `declare module '@questwright/lcg'
 * { interface Tokens { tally: 'how often the bell was heard' } }`.
 */
export interface Tokens extends RulesTokens {}

/** The name of a token: of the rules, or of a pack's own. */
export type TokenName = keyof Tokens | (string & {})

/**
 * Finds where a saved game goes differently because it uses a rule that was repaired after it was saved, and the current text of the rule.
 */
import type { MetRepair } from '@questwright/realm/web'
import type { TableHolder } from '@questwright/table'

export interface PartedByRepair {
  /** The number of decisions before the first difference. */
  readonly at: number
  /** The slugs of the repaired rules. */
  readonly rules: readonly string[]
}

/**
 * The repaired rules because of which the opened game differs from the saved one.
 * @param saved the state hashes of the saved game: one before each input and one after the last; may be empty
 * @param found the state hashes of the opened game, as far as its inputs fit
 * @param met the repaired rules that the opened game used
 * @returns undefined where the game reaches exactly the saved position, or where it used no repaired rule at the first difference
 */
export function partedByRepair(saved: readonly string[], found: readonly string[], met: readonly MetRepair[]): PartedByRepair | undefined {
  if (saved.length > 0 && found.length === saved.length && found.at(-1) === saved.at(-1)) return undefined
  const other = found.findIndex((hash, i) => saved[i] !== undefined && saved[i] !== hash)
  // a game that was saved without hashes differs where its decisions no longer fit
  const at = other >= 0 ? other : found.length - 1
  const rules = [...new Set(met.filter(({ input }) => input === at).map(({ rule }) => rule))]
  return rules.length > 0 ? { at, rules } : undefined
}

/**
 * As `partedByRepair`, for a game that was just opened with all of its inputs: its hashes and repaired rules are requested from the table.
 * @param saved as in `partedByRepair`
 */
export async function repairsMetBy(holder: TableHolder, saved: readonly string[]): Promise<PartedByRepair | undefined> {
  const met = await holder.ask<readonly MetRepair[]>('repaired', {})
  return met.length > 0 ? partedByRepair(saved, (await holder.save()).hashes, met) : undefined
}

/**
 * The current texts of the rules, one sentence for each.
 * @param messages the ruleset's messages by code
 */
export function repairedWords(rules: readonly string[], messages: { readonly [code: string]: string }): readonly string[] {
  return rules.map((rule) => messages[`repaired.${rule}`] ?? rule)
}

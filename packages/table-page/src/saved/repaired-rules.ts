/** Saved games that meet a rule which was repaired since: where they part from themselves because of it, and what the rule says. */
import type { MetRepair } from '@questwright/realm/web'
import type { TableHolder } from '@questwright/table'

export interface PartedByRepair {
  /** So many decisions come out as they were. */
  readonly at: number
  /** Slugs of the rules. */
  readonly rules: readonly string[]
}

/**
 * @param saved the states of the saved game: one before each input and one after the last; may be empty
 * @param found those of the game that was opened, as far as it goes
 * @param met the repaired rules that the opened game has met
 * @returns nothing where the game comes to the very position that was saved, or where no repaired rule is met where it parts
 */
export function partedByRepair(saved: readonly string[], found: readonly string[], met: readonly MetRepair[]): PartedByRepair | undefined {
  if (saved.length > 0 && found.length === saved.length && found.at(-1) === saved.at(-1)) return undefined
  const other = found.findIndex((hash, i) => saved[i] !== undefined && saved[i] !== hash)
  // a game that was saved without states parts where its decisions no longer fit
  const at = other >= 0 ? other : found.length - 1
  const rules = [...new Set(met.filter(({ input }) => input === at).map(({ rule }) => rule))]
  return rules.length > 0 ? { at, rules } : undefined
}

/** Asks a game that was just opened from all of its inputs. @param saved as in `partedByRepair` */
export async function repairsMetBy(holder: TableHolder, saved: readonly string[]): Promise<PartedByRepair | undefined> {
  const met = await holder.ask<readonly MetRepair[]>('repaired', {})
  return met.length > 0 ? partedByRepair(saved, (await holder.save()).hashes, met) : undefined
}

/** What the rules say now, one sentence each. @param messages the ruleset's catalogue */
export function repairedWords(rules: readonly string[], messages: { readonly [code: string]: string }): readonly string[] {
  return rules.map((rule) => messages[`repaired.${rule}`] ?? rule)
}

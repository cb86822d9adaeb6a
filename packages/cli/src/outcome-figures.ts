/** Reads the figures of an outcome that exist for each seat. */
import type { Outcome } from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'

/**
 * The figures of an outcome that exist for each seat, by the names of the rulebook.
 * @returns for each figure its values by seat; empty for an unfinished game
 */
export function seatFigures(
  outcome: Outcome | undefined,
  { seatFigures: names }: Rulebook,
): { readonly [figure: string]: { readonly [seat: string]: number } } {
  const figures = (outcome?.figures ?? {}) as { readonly [figure: string]: { readonly [seat: string]: number } | undefined }
  return Object.fromEntries(names.map((name) => [name, figures[name] ?? {}]))
}

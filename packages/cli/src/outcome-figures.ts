/** What an outcome tells of each seat. */
import type { Outcome } from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'

/**
 * The figures of an outcome that each seat has, by the names of the rulebook.
 * @returns for each figure its values by seat; none of a game that is not over
 */
export function seatFigures(
  outcome: Outcome | undefined,
  { seatFigures: names }: Rulebook,
): { readonly [figure: string]: { readonly [seat: string]: number } } {
  const figures = (outcome?.figures ?? {}) as { readonly [figure: string]: { readonly [seat: string]: number } | undefined }
  return Object.fromEntries(names.map((name) => [name, figures[name] ?? {}]))
}

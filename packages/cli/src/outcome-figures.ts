/** Reads the parts of an outcome that differ by seat: figures, and who won. */
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

/** The winners of a game that some players win and others lose; without the field when all win, lose or draw together. */
export function winnersOf(outcome: Outcome | undefined): { readonly winners?: readonly string[] } {
  return outcome?.result === 'decided' ? { winners: outcome.winners } : {}
}

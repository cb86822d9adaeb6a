/** Maps stack traces from inside a realm to files and lines of the authors' scripts. No Node, no DOM. */
import type { CardExplanation, Fault, ScriptPlace } from '@questwright/kernel'
import { mapStack } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { FIRST_LINE_SHIFT } from './machine.ts'

/** Maps a stack trace from inside a realm to its first line in a script of an author. */
export function authorPlace(
  stack: string | undefined,
  packs: readonly PackBundle[],
): { pack?: string; file?: string; line?: number; column?: number } {
  if (!stack) return {}
  const frame = mapStack(stack, packs, { firstLineOffset: FIRST_LINE_SHIFT }).find((one) => one.kind === 'script')
  if (!frame) return {}
  const { pack, file, line, column } = frame
  return {
    ...(pack ? { pack } : {}),
    ...(file ? { file } : {}),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }
}

/** As `authorPlace`, for a fault: without the pack, which the fault's ability names already. */
export function placeOfFault(stack: string | undefined, packs: readonly PackBundle[]): { file?: string; line?: number; column?: number } {
  const { pack: _pack, ...place } = authorPlace(stack, packs)
  return place
}

/** A fault with the author's file and line instead of a stack. */
export function placedFault({ stack, ...fault }: Fault, packs: readonly PackBundle[]): Fault {
  return { ...fault, ...placeOfFault(stack, packs) }
}

/** Maps the stack traces in an explanation to lines of scripts. */
export function placedExplanation({ stats, abilities, ...rest }: CardExplanation, packs: readonly PackBundle[]): CardExplanation {
  const mapped = <T extends { readonly at?: string }>(one: T) => withPlace(one, packs)
  return {
    ...rest,
    stats: stats.map((stat) => ({ ...stat, contributors: stat.contributors.map(mapped) })),
    abilities: abilities.map(mapped),
  }
}

/** Replaces the stack trace `at` by the line of the author's script. */
export function withPlace<T extends { readonly at?: string }>(
  { at, ...one }: T,
  packs: readonly PackBundle[],
): Omit<T, 'at'> & { place?: ScriptPlace } {
  const { pack, file, line } = authorPlace(at, packs)
  return { ...one, ...(pack && file && line !== undefined ? { place: { pack, file, line } } : {}) }
}

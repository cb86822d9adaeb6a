/** What the boundary check refuses, and what to do about it. */
export interface Refusal {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly remedy: string
}

/** Checks the repository below `root`; see `check.mjs`. */
export function checkBoundaries(root: string): { readonly files: number; readonly refusals: readonly Refusal[] }

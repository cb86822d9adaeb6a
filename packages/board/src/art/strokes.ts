/**
 * Parts of a motif: paths in a field of 92 by 62 units. The origin is the middle of the bottom edge; y is negative upwards. Each path is
 * filled or stroked, in the dark colour of the near hills or in the light of the sky.
 */
export interface Stroke {
  readonly path: string
  readonly ink: 'dark' | 'light'
  /** Width of the stroke. Without it the path is filled. */
  readonly width?: number
  readonly opacity?: number
  /** `both`: drawn a second time, mirrored. */
  readonly sides?: 'both'
}

export type Motif = readonly Stroke[]
export type Motifs = { readonly [name: string]: Motif }

export const dark = (path: string): Stroke => ({ path, ink: 'dark' })
export const light = (path: string, opacity = 0.9): Stroke => ({ path, ink: 'light', opacity })
export const line = (path: string, width = 2.2): Stroke => ({ path, ink: 'dark', width })
export const gleam = (path: string, width = 1.2, opacity = 0.75): Stroke => ({ path, ink: 'light', width, opacity })
export const both = (stroke: Stroke): Stroke => ({ ...stroke, sides: 'both' })

/** A round spot, as a path: eyes, lamps, jewels. */
export const dot = (x: number, y: number, r: number): string => `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`

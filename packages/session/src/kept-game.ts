/** A running game as it is kept, so that a reload loses nothing. */
import type { Input, Keyframe, Place, Setup, StoryEntry, ViewerName } from '@questwright/realm/web'
import { FIRST_LINE, type Line, type SavePoint } from './branches.ts'

/** What makes the game, where it stands, and the newest keyframe, from which it stands again at once. */
export interface KeptGame {
  /** Names the table that was dealt: an ending is recorded once for it. */
  readonly table?: string
  /** How it ended, if it did. */
  readonly ended?: 'won' | 'lost'
  readonly scenario: string
  readonly title: string
  readonly viewer: ViewerName
  readonly hands?: 'open' | 'hidden'
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** Inputs that were taken back and can come again. */
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  /** What was told so far: a table that stands again from a keyframe tells from there on only. */
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  /** Hashes by pack id: a game opens from its keyframe only under the very scripts that made it. */
  readonly packs: { readonly [pack: string]: string }
  readonly engine: string
  readonly savePoints: readonly SavePoint[]
  /** The line on which the table stands; its inputs are those above. */
  readonly line: Pick<Line, 'id' | 'name' | 'ended'>
  readonly branches: readonly Line[]
}

/** A game that was kept in one piece, by a studio of versions 1 and 2. Version 1 has one line. @returns undefined for what is none */
export function readKeptGame(found: unknown): KeptGame | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { format, version, ...game } = found as KeptGame & { readonly format?: unknown; readonly version?: unknown }
  if (format !== 'questwright-kept-game') return undefined
  if (version === 2) return game
  return version === 1 ? { ...game, line: FIRST_LINE, branches: [] } : undefined
}

/** The rows in which a game is kept: what holds a table writes those that changed after each input. */
import type { Input, Keyframe, Place } from '@questwright/realm/web'

/** A change of a list: replaces all rows from an index on. */
export interface Rows<T> {
  readonly from: number
  readonly rows: readonly T[]
}

/** An input with the place where it was given and the state before it. */
export interface KeptInput {
  readonly input: Input
  readonly place: Place
  readonly hash: string
}

/** A keyframe without its history, which is in the rows of the inputs. */
export type KeptFrame = Omit<Keyframe, 'past'> & { readonly told: number }

/** What leads to where a game stands. */
export interface Standing {
  readonly inputs: readonly Input[]
  /** The state before each input. */
  readonly hashes: readonly string[]
  /** Where in the game each input was given. */
  readonly places: readonly Place[]
  readonly keyframe: Keyframe | undefined
}

/** The rows of the inputs from an index on. */
export const inputRows = ({ inputs, hashes, places }: Standing, from: number): KeptInput[] =>
  inputs.slice(from).map((input, i) => ({ input, place: places[from + i] as KeptInput['place'], hash: hashes[from + i] ?? '' }))

/** A keyframe as it is kept. */
export function keptFrame(keyframe: Keyframe | undefined): KeptFrame | 'none' {
  if (!keyframe) return 'none'
  const { past, ...frame } = keyframe
  return { ...frame, told: past.storyLength }
}

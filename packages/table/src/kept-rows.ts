/** The database rows of a saved game: after each input, the holder of the table writes the rows that changed. */
import type { Input, Keyframe, Place } from '@questwright/realm/web'

/** A change of a list: replaces all rows from an index on. */
export interface Rows<T> {
  readonly from: number
  readonly rows: readonly T[]
}

/** An input with the place in the game where it was given, and the state hash before it. */
export interface KeptInput {
  readonly input: Input
  readonly place: Place
  readonly hash: string
}

/** A keyframe without its history, which is in the rows of the inputs. */
export type KeptFrame = Omit<Keyframe, 'past'> & { readonly told: number }

/** The data that determine the current state of a game. */
export interface Standing {
  readonly inputs: readonly Input[]
  /** The state hash before each input. */
  readonly hashes: readonly string[]
  /** The place in the game where each input was given. */
  readonly places: readonly Place[]
  readonly keyframe: Keyframe | undefined
}

/** The rows of the inputs from an index on. */
export const inputRows = ({ inputs, hashes, places }: Standing, from: number): KeptInput[] =>
  inputs.slice(from).map((input, i) => ({ input, place: places[from + i] as KeptInput['place'], hash: hashes[from + i] ?? '' }))

/** A keyframe in the form in which it is saved. */
export function keptFrame(keyframe: Keyframe | undefined): KeptFrame | 'none' {
  if (!keyframe) return 'none'
  const { past, ...frame } = keyframe
  return { ...frame, told: past.storyLength }
}

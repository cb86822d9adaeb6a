/** Repairs saved games of all versions. No Node, no DOM. */
import type { GameFile, Input } from '@questwright/kernel'

/**
 * A saved game as it can be played again. Earlier versions made two mistakes, which are mended here:
 * - after a script failed, answers whose question was gone stood at the end of the inputs, though nothing ever took them: they wait now,
 *   and nothing of them is lost;
 * - the fault of a script that broke the realm did not say at which checkpoint it stands; the state that was recorded with it does.
 * @param file whose `hashes` are one more than the inputs that were taken, or none
 */
export function soundGame<File extends GameFile>(file: File): File {
  const { hashes, waiting = [] } = file
  const taken = hashes.length === 0 ? file.inputs.length : hashes.length - 1
  const inputs = file.inputs.slice(0, taken).map((input, i) => withCheckpoint(input, hashes[i]))
  const left = [...file.inputs.slice(taken), ...waiting]
  return { ...file, inputs, ...(left.length > 0 ? { waiting: left } : {}) }
}

function withCheckpoint(input: Input, hash: string | undefined): Input {
  return input.kind === 'fault' && input.at === undefined && hash !== undefined ? { ...input, at: hash } : input
}

/** Repairs saved games of all versions. No Node, no DOM. */
import type { GameFile, Input } from '@questwright/kernel'

/**
 * A saved game in a form that can be played again. It corrects two errors of earlier versions:
 * - after a script failed, answers to questions that no longer existed remained at the end of the inputs, although the game never accepted
 *   them: now they are waiting inputs, and none of them is lost;
 * - the fault of a script that broke the realm did not name its checkpoint: it is found by the state hash recorded with it.
 * @param file its `hashes` are one more than the accepted inputs, or empty
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

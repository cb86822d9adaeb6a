import type { PackTextsAnswer } from '../../api-types.ts'
import { readPackTexts } from '../api.ts'
import { applyChanges } from '../workspace.ts'
import { saveWhatWaits } from './autosave.ts'

/**
 * Writes the scripts of the texts of all cards of a pack, and the texts that are followed by hand. Scripts of their author stay.
 * @returns the cards with their states, and a sentence that counts them
 * @throws ApiError; nothing is written then
 */
export async function writeScriptsOfTexts(pack: string): Promise<PackTextsAnswer> {
  await saveWhatWaits()
  const made = await readPackTexts(pack)
  if (made.changes.length > 0) await applyChanges(made.changes)
  return made
}

/** Whether files may be changed: never where the workspace is read-only, and never in packs from a registry or of the program. */
import type { PackState, PacksAnswer } from '@questwright/workshop/page'

/** Whether the files of a pack can be changed. */
export function writingOf(answer: PacksAnswer, pack: Pick<PackState, 'kind'> | undefined): 'allowed' | 'refused' {
  return pack !== undefined && pack.kind !== 'own' ? 'refused' : answer.workspace.writing
}

/** Whether files may be changed: never where the workspace is read-only, and never in packs from a registry or of the program. */
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { useLibrary } from '../library.ts'

/** Whether the files of a pack can be changed. */
export function writingOf(answer: PacksAnswer, pack: Pick<PackState, 'kind'> | undefined): 'allowed' | 'refused' {
  return pack !== undefined && pack.kind !== 'own' ? 'refused' : answer.workspace.writing
}

/** Whether a pack came from a registry or with the program. @param pack as in `PackState`, or its id */
export function isReadOnly(pack: string): boolean {
  return useLibrary.getState().packs?.packs.some((one) => (one.pack === pack || one.bundle?.id === pack) && one.kind !== 'own') ?? false
}

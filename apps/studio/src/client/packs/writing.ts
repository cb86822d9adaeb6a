/** What may be changed: nothing where the workspace refuses it, and nothing that came from a registry. */
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { useLibrary } from '../library.ts'

/** Whether the files of a pack can be changed. */
export function writingOf(answer: PacksAnswer, pack: Pick<PackState, 'kind'> | undefined): 'allowed' | 'refused' {
  return pack?.kind === 'installed' ? 'refused' : answer.workspace.writing
}

/** Whether a pack came from a registry. @param pack as in `PackState`, or its id */
export function isInstalled(pack: string): boolean {
  return (
    useLibrary.getState().packs?.packs.some((one) => (one.pack === pack || one.bundle?.id === pack) && one.kind === 'installed') ?? false
  )
}

import { useLibrary } from '../library.ts'

/** Whether a pack came from a registry or with the program. @param pack as in `PackState`, or its id */
export function isReadOnly(pack: string): boolean {
  return useLibrary.getState().packs?.packs.some((one) => (one.pack === pack || one.bundle?.id === pack) && one.kind !== 'own') ?? false
}

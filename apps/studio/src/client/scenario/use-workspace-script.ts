import { useLibrary } from '../library.ts'

/** Whether a scenario has a script of its own. */
export function useWorkspaceScript(pack: string, slug: string): boolean {
  const path = `scenarios/${slug}.ts`
  return useLibrary(
    ({ packs }) =>
      packs?.packs.some((one) => (one.bundle?.id ?? one.pack) === pack && one.files.some((file) => file.path === path)) ?? false,
  )
}

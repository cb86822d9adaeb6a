/** The tarball of a pack for registries. */
import { checkPacks as checkTexts, type PackBundle, type Problem } from '@questwright/packs'
import { type BuiltPack, buildTarball } from '@questwright/registry'
import { rulebooks } from '../page/rulebooks.ts'
import { Broken } from '../problems.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from '../workspace/local-pack.ts'
import { withNeeds } from '../workspace/pick-packs.ts'

/** An error that prevents the build. It is reported before the build is refused. */
export interface BuildEvent {
  readonly kind: 'broken-file'
  readonly problem: Problem
}

/**
 * Builds one pack in memory: sources, facts, scenes and pictures from its folder, compiled scripts with source maps, and a manifest with the hash
 * of every card and file. Equal packs give equal bytes, on every machine and at any time.
 * @throws Broken when it has errors, or is not the workspace's own pack
 */
export async function buildPack(
  workspace: LoadedWorkspace,
  pack: LocalPack,
  tell: (event: BuildEvent) => void = () => undefined,
): Promise<{ readonly bundle: PackBundle; readonly built: BuiltPack }> {
  if (pack.kind !== 'own')
    throw new Broken(
      `${idOf(pack)} ${pack.kind === 'installed' ? 'is installed from a registry, so it was built already' : 'comes with the program'}. To make your own of it: qw pack fork ${pack.bundle?.name}.`,
    )
  const bundle = withoutErrors(pack, workspace, tell)
  return { bundle, built: await buildTarball(pack.folder, bundle, workspace.bundles, rulebooks) }
}

function withoutErrors(pack: LocalPack, workspace: LoadedWorkspace, tell: (event: BuildEvent) => void): PackBundle {
  const id = idOf(pack)
  const needed = pack.bundle ? withNeeds(workspace, [id]) : []
  const found = [...pack.problems, ...checkTexts(needed, rulebooks).filter((problem) => problem.pack === id)]
  const errors = found.filter(({ severity }) => severity === 'error')
  for (const problem of errors) tell({ kind: 'broken-file', problem })
  if (!pack.bundle || errors.length > 0)
    throw new Broken(
      `${id} is not built: it has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}. Repair the errors above; qw check ${id} says more.`,
    )
  return pack.bundle
}

/** The packs of a saved game, and what has changed since it was saved. */
import type { PackBundle } from '@questwright/packs'
import type { GameFile } from '@questwright/realm'
import { Broken, listed } from './problems.ts'
import { engineIdentity } from './realms.ts'
import type { Workspace } from './workspace.ts'

/** What has changed since a game was saved, as sentences. */
export async function changesSince(saved: GameFile, packs: readonly PackBundle[]): Promise<string[]> {
  return [...changesOf(saved, packs), ...(await engineChanges(saved))]
}

/** The packs that a saved game names. @throws Broken when one is missing */
export function packsOf(saved: GameFile, workspace: Workspace): PackBundle[] {
  const missing = saved.packs.filter((pack) => !workspace.bundles.some((bundle) => bundle.name === pack.name))
  if (missing.length > 0)
    throw new Broken(
      `The game needs ${missing.length === 1 ? 'the pack' : 'the packs'} ${listed(missing.map((pack) => `${pack.name} ${pack.version}`))}, and ${missing.length === 1 ? 'it is' : 'they are'} not here. Put ${missing.length === 1 ? 'it' : 'them'} under content/, or name the folder with --packs.`,
    )
  return workspace.bundles.filter((bundle) => saved.packs.some((pack) => pack.name === bundle.name)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function changesOf(saved: GameFile, packs: readonly PackBundle[]): string[] {
  return packs.flatMap((pack) => {
    const then = saved.packs.find((one) => one.name === pack.name)
    if (!then || (then.hash === pack.hash && then.version === pack.packVersion)) return []
    if (then.version !== pack.packVersion) return [`the game was saved with ${pack.id} ${then.version}, and here is ${pack.packVersion}`]
    return [
      `${pack.id} ${pack.packVersion} has changed since the game was saved (${then.hash.slice(0, 12)}, now ${pack.hash.slice(0, 12)})`,
    ]
  })
}

async function engineChanges(saved: GameFile): Promise<string[]> {
  const now = await engineIdentity()
  const then = saved.engine
  if (then.name === now.name && then.hash === now.hash) return []
  return [
    then.version === now.version
      ? `the engine ${now.name} ${now.version} has changed since the game was saved`
      : `the game was saved with the engine ${then.name} ${then.version}, and here is ${now.name} ${now.version}`,
  ]
}

/** Reads the boards in the scene files of a pack inside of a realm, because a scene file is a program. */
import { withGround } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { bootPacks, moduleName } from '@questwright/realm/web'
import type { OpenRealm } from './open-realm.ts'
import type { SituationWords } from './words.ts'

export interface SceneSetup {
  readonly title: string
  readonly words: SituationWords
}

/** The scenes of one file. @param openRealm opens a realm of an engine with the testkit @throws Error when the file does not load */
export async function scenesOf(
  pack: PackBundle,
  path: string,
  packs: readonly PackBundle[],
  openRealm: OpenRealm,
): Promise<readonly SceneSetup[]> {
  const realm = await openRealm()
  try {
    // names in its scenes are resolved in its dependencies
    await bootPacks(realm, withGround([pack], packs), 'defined')
    const found = await realm.call('sceneSetups', JSON.stringify({ module: moduleName(pack.id, path) }))
    return JSON.parse(found) as readonly SceneSetup[]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be read: ${message.replace(/^sceneSetups: /, '')}`)
  } finally {
    realm.close()
  }
}

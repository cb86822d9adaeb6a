/** A realm in which a scene is tried before its file is written. Its code runs outside of the page's threads. */
import type { PackBundle } from '@questwright/packs/types'
import { bootPacks, MachineError, moduleName, type PlacedResult } from '@questwright/realm/web'
import type { OpenRealm } from './open-realm.ts'
import { packsOf } from './packs-needed.ts'

export type TriedResult = Omit<PlacedResult, 'pack' | 'file' | 'line'>

export interface SceneRealm {
  /** Runs the scenes of a compiled module. @param how `title`: runs only scenes whose title contains it */
  run(code: string, how: { readonly ways: 'straight' | 'all'; readonly title?: string }): Promise<readonly TriedResult[]>
  close(): void
}

/** Time limit for one call in milliseconds, after which the realm is terminated: running a file's scenes takes more than an answer at a table. */
const patience = 15_000
/** Fuel for one call in ticks, four times that of an answer at a table. */
const fuel = 20_000

/**
 * Opens the realm.
 * @param openRealm opens a realm of an engine with the testkit
 * @throws MachineError (as rejection) when the engine does not start
 */
export async function openSceneRealm(pack: string, bundles: readonly PackBundle[], openRealm: OpenRealm): Promise<SceneRealm> {
  const realm = await openRealm({ patience, limits: { milliseconds: patience } })
  const packs = packsOf(pack, bundles).map((bundle) => ({ ...bundle, scenes: [] }))
  const boot = () => bootPacks(realm, packs)
  try {
    await boot()
  } catch (error) {
    realm.close()
    throw error
  }
  let count = 0
  return {
    run: async (code, { ways, title }) => {
      const path = `scenes/tried-${++count}.scene.ts`
      const module = moduleName(pack, path)
      const failed = (message: string): readonly TriedResult[] => [{ module, title: title ?? '', status: 'failed', message, answers: 0 }]
      try {
        const [problem] = await realm.define([{ name: `${pack}/${path}`, code }])
        if (problem) return failed(problem.failure.message)
        const request = { modules: [module], ...(ways === 'straight' ? { ways: ['straight'] } : {}), ...(title ? { only: title } : {}) }
        return JSON.parse(await realm.call('runScenes', JSON.stringify(request), { fuel, patience })) as readonly TriedResult[]
      } catch (error) {
        if (!(error instanceof MachineError)) throw error
        await realm.renew()
        await boot()
        return failed(`${error.reason}: ${error.message}`)
      }
    },
    close: () => realm.close(),
  }
}

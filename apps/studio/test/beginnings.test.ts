/** The steps at which a situation can begin are the steps at which the engine can begin a scene. */
import { bootPacks, engineModules, openRealm } from '@questwright/realm'
import { rulebookFor } from '@questwright/rulebook'
import { TESTKIT } from '@questwright/workshop/extra-modules'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'

const { beginnings } = rulebookFor('lcg', rulebooks).sceneBoard

it('a board begins with each phase and step that the list offers', async () => {
  const offered = beginnings.flatMap(({ phase, steps }) => [phase, ...steps])
  const code = offered.map((at) => `scene('${at}', { at: '${at}' }, (t) => t.until('3.2', 'next round').isAt('3.2'))`).join('\n')
  const { modules } = await engineModules(games.lcg, [TESTKIT])
  const realm = await openRealm({ kind: 'native', place: 'in-thread', engine: modules })
  await bootPacks(realm, [])
  await realm.define([{ name: 'own/scenes/begin.scene.ts', code: `const { scene } = require('@questwright/testkit')\n${code}` }])
  const results: readonly { title: string; status: string; message?: string }[] = JSON.parse(
    await realm.call('runScenes', JSON.stringify({ modules: ['own/scenes/begin.scene.ts'], ways: ['straight'] })),
  )
  realm.close()
  expect(results.map(({ title, message }) => [title, message])).toEqual(offered.map((at) => [at, undefined]))
})

/** Registers a test for each scene of each pack. */
import { byGame } from '@questwright/workshop/games'
import { runPackScenes, type SceneRunWay } from '@questwright/workshop/scenes'
import { describe, expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/** The four ways in which a scene is played. */
export const allWays: readonly SceneRunWay[] = ['straight', 'strict', 'undo', 'load']

/** A realm, and the ways in which it plays the scenes of a file `pack/path`. */
export interface SceneRealm {
  readonly kind: 'native' | 'quickjs'
  readonly waysOf: (file: string) => readonly SceneRunWay[]
}

/**
 * Plays the scenes of all packs in these realms and registers a test for each: it passes if the scene passes in every realm and ends in the same
 * state.
 */
export async function testScenes(realms: readonly SceneRealm[]): Promise<void> {
  const { contentOfAllGames: content, fixtures } = repositoryPacks()
  const packs = [...content, ...fixtures]
  // scenes are run while tests are collected, because their titles become those of the tests
  const runs = await Promise.all(
    realms.map(async (realm) => {
      const ofGames = []
      for (const ofGame of byGame(packs)) ofGames.push(await runPackScenes({ ...realm, packs: ofGame, tested: ofGame.map(({ id }) => id) }))
      return { ...realm, problems: ofGames.flatMap(({ problems }) => problems), results: ofGames.flatMap(({ results }) => results) }
    }),
  )

  test.each(runs)('every script loads in the $kind realm', ({ problems }) => {
    expect(problems).toEqual([])
  })

  for (const pack of packs) {
    describe(pack.id, () => {
      test('the pack has scenes, or nothing to test', () => {
        expect(pack.scenes.length > 0 || pack.scripts.length === 0).toBe(true)
      })
      const [first, ...others] = runs.map(({ kind, results }) => ({ kind, scenes: results.filter((one) => one.pack === pack.id) }))
      test('the realms play the same scenes', () => {
        for (const { scenes } of others) expect(scenes.map(({ title }) => title)).toEqual(first?.scenes.map(({ title }) => title))
      })
      for (const [i, { title }] of (first?.scenes ?? []).entries()) {
        test(title, () => {
          for (const run of [first, ...others]) {
            const result = run?.scenes[i]
            if (result?.status !== 'passed')
              throw new Error(
                `${result?.file}${result?.line ? `:${result.line}` : ''} [${run?.kind}, ${result?.way ?? 'load'}] ${result?.message}`,
              )
            expect(result.hash).toEqual(expect.any(String))
            expect({ kind: run?.kind, hash: result.hash }).toEqual({ kind: run?.kind, hash: first?.scenes[i]?.hash })
          }
        })
      }
    })
  }
}

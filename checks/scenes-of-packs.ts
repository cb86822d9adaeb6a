/** Registers a test for each scene of each pack. */
import type { PlacedResult } from '@questwright/realm'
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
  /** Whether it plays the scenes of a file; all files if not given. */
  readonly plays?: (file: string) => boolean
}

/**
 * Plays the scenes of all packs in these realms and registers a test for each: it passes if the scene passes in every realm that plays its file, and
 * ends in the same state.
 * @param realmsFor gives the realms for the list of all files; the first realm plays every file
 */
export async function testScenes(realmsFor: (files: readonly string[]) => readonly SceneRealm[]): Promise<void> {
  const { contentOfAllGames: content, fixtures } = repositoryPacks()
  const packs = [...content, ...fixtures]
  const realms = realmsFor(packs.flatMap(({ id, scenes }) => scenes.map(({ path }) => `${id}/${path}`)))
  // scenes are run while tests are collected, because their titles become those of the tests
  const runs = await Promise.all(
    realms.map(async ({ plays = () => true, ...realm }) => {
      const ofGames = []
      for (const ofGame of byGame(packs)) {
        const files = ofGame.flatMap(({ id, scenes }) => scenes.map(({ path }) => `${id}/${path}`)).filter(plays)
        ofGames.push(await runPackScenes({ ...realm, packs: ofGame, tested: ofGame.map(({ id }) => id), files }))
      }
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
      // the scenes of the pack by file, in each realm
      const played = runs.map(({ kind, results }) => ({ kind, files: byFile(results.filter((one) => one.pack === pack.id)) }))
      const [first] = played
      for (const [file, scenes] of first?.files ?? []) {
        const inFile = played.flatMap(({ kind, files }) => {
          const results = files.get(file)
          return results === undefined ? [] : [{ kind, results }]
        })
        test(`the realms play the same scenes of ${file}`, () => {
          for (const { results } of inFile) expect(results.map(({ title }) => title)).toEqual(scenes.map(({ title }) => title))
        })
        for (const [at, { title }] of scenes.entries())
          test(title, () => {
            for (const { kind, results } of inFile) {
              const result = results[at]
              if (result?.status !== 'passed')
                throw new Error(
                  `${result?.file}${result?.line ? `:${result.line}` : ''} [${kind}, ${result?.way ?? 'load'}] ${result?.message}`,
                )
              expect(result.hash).toEqual(expect.any(String))
              expect({ kind, hash: result.hash }).toEqual({ kind, hash: scenes[at]?.hash })
            }
          })
      }
    })
  }
}

function byFile(results: readonly PlacedResult[]): ReadonlyMap<string, readonly PlacedResult[]> {
  const files = new Map<string, PlacedResult[]>()
  for (const result of results) files.set(result.file, [...(files.get(result.file) ?? []), result])
  return files
}

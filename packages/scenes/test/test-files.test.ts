/** The scene files of a pack in lists: states, counts, and parts without a test. */
import type { PlacedResult } from '@questwright/realm/web'
import { expect, it } from 'vitest'
import { countScenes, restedFiles, type SceneFile, sceneFiles, untestedParts } from '../src/index.ts'

const result = (status: 'passed' | 'failed', fired: readonly string[] = []) => ({ title: 't', status, fired }) as unknown as PlacedResult
const file = (path: string, state: SceneFile['state'], ...results: readonly PlacedResult[]): SceneFile => ({ path, state, results })
const scenes = (...paths: readonly string[]) => ({ scenes: paths.map((path) => ({ path, code: '', map: '' })) }) as never

it('a file that is known keeps its results, a new one was not run, and one that is gone is dropped', () => {
  const known = [file('a', 'passed', result('passed')), file('gone', 'failed', result('failed'))]
  expect(sceneFiles(scenes('b', 'a'), known)).toEqual([file('b', 'not run'), known[0]])
})

it('after a stop, files that were still to run have the state of their old results', () => {
  const files = [
    file('never', 'waiting'),
    file('was red', 'running', result('passed'), result('failed')),
    file('was green', 'waiting', result('passed')),
    file('done', 'failed', result('failed')),
  ]
  expect(restedFiles(files).map(({ state }) => state)).toEqual(['not run', 'failed', 'passed', 'failed'])
})

it('counts scenes by result, and the files without a result', () => {
  const files = [file('a', 'failed', result('passed'), result('failed')), file('b', 'passed', result('passed')), file('c', 'waiting')]
  expect(countScenes(files)).toEqual({ passed: 2, failed: 1, open: 1 })
})

it('a part that had no effect in any scene is untested', () => {
  const parts = ['fen:troll#bite', 'fen:troll#roar'].map((name) => ({ name, title: 'Troll', what: 'forced' }))
  expect(untestedParts([file('a', 'passed', result('passed', ['fen:troll#roar']))], parts).map(({ name }) => name)).toEqual([
    'fen:troll#bite',
  ])
})

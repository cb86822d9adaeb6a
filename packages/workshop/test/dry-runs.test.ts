/** The sentences of the panel of dry runs, before and after the runs. */

import { fileURLToPath } from 'node:url'
import { loadPack, readPackFolder } from '@questwright/packs'
import type { PackBundle } from '@questwright/packs/types'
import { describe, expect, it } from 'vitest'
import { cellsOf, type DryCell, type DryState, drySum } from '../src/page/dry-runs.ts'
import { rulebooks } from '../src/page/rulebooks.ts'

const { bundle } = loadPack(
  readPackFolder(fileURLToPath(new URL('../../../packages/testkit/fixtures/rules-scenarios', import.meta.url))),
  rulebooks,
)
if (!bundle) throw new Error('the fixture does not load')
const withoutDecks: PackBundle = { ...bundle, decks: {} }
const scenario = Object.keys(bundle.scenarios)[0] as string

const cells = (...states: readonly DryState[]): readonly DryCell[] =>
  states.map((state, at) => ({ scenario, players: 1 + at, mode: 'standard', state, messages: [] }))

describe('a pack without decks', () => {
  it('has cells that say why none of them runs', () => {
    const planned = cellsOf(withoutDecks, scenario, [withoutDecks])
    expect(planned.length).toBeGreaterThan(0)
    for (const cell of planned) {
      expect(cell).toMatchObject({
        state: 'none',
        messages: [{ title: expect.stringMatching(/^It was not set up: no pack .* has a deck/) }],
      })
      expect(cell).not.toHaveProperty('choice')
    }
  })

  it('is not called good if no setup ran', () => {
    expect(drySum(cells('none', 'none'), 'done')).toEqual({ state: 'partly', words: 'none could be set up' })
  })
})

describe('the result of all cells', () => {
  it('is good if every setup succeeds, with or without a warning', () => {
    expect(drySum(cells('ok', 'warning'), 'done')).toEqual({ state: 'done', words: 'all set up' })
  })

  it('counts setups without decks separately from those that succeed', () => {
    expect(drySum(cells('ok', 'none', 'none'), 'done')).toEqual({ state: 'partly', words: '1 set up, 2 could not be set up' })
  })

  it('is red if one setup fails, also if the others succeed or did not run', () => {
    expect(drySum(cells('ok', 'red', 'none'), 'done')).toEqual({ state: 'red', words: '1 of 2 red' })
  })

  it('counts while it runs, and says when it was stopped', () => {
    expect(drySum(cells('ok', 'running', 'waiting', 'none'), 'running')).toEqual({ state: 'running', words: '1 of 3' })
    expect(drySum(cells('ok', 'waiting'), 'stopped')).toEqual({ state: 'stopped', words: 'stopped' })
    expect(drySum([], 'idle')).toEqual({ state: 'idle', words: '' })
  })
})

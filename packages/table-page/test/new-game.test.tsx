// @vitest-environment happy-dom
/** The dialog of a new game, while the packs behind it change. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ScenarioChoice } from '../src/start/new-game.ts'
import { NewGameDialog } from '../src/start/new-game-dialog.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

it('a new game whose pack is gone stays open, and has no deck with which it could begin', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  const scenario: ScenarioChoice = {
    ...{ code: 'ford:crossing', pack: 'ford', game: 'lcg', slug: 'crossing', title: 'The Crossing', text: undefined },
    ...{ setTitles: [], stages: 1, sets: [], ways: [1], modes: ['standard', 'easy'] },
  }
  render(around(<NewGameDialog scenario={scenario} bundles={[]} onClose={() => {}} />))
  expect(screen.getByRole('radio', { name: /^easy/i })).toBeTruthy()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

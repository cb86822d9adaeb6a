import { afterEach, expect, it, vi } from 'vitest'
import type { TablePage } from '../src/page.tsx'
import { toast } from '../src/parts/toast.ts'
import { takeUpGame } from '../src/saved/take-up.ts'

vi.mock('../src/parts/toast.ts', () => ({ toast: { warning: vi.fn() } }))
afterEach(() => vi.mocked(toast.warning).mockClear())

const againFrom = vi.fn(async () => {})

/** A page with a saved game of five decisions in three rounds, of which the table accepts the first `at`. @param round the round to go to */
function pageThatTakes(at: number, round?: number): TablePage {
  const places = [1, 1, 2, 2, 3].map((one) => ({ round: one, phase: '', step: '' }))
  return {
    game: { getState: () => ({ status: 'ready', at, places }), setState: () => {} },
    opening: { getState: () => ({ round }), setState: () => {} },
    shelf: { kept: async () => ({ inputs: Array.from({ length: 5 }, (_, n) => ({ kind: 'answer', question: String(n), value: [] })) }) },
    table: async () => ({ session: { opening: { resume: async () => 'same scripts' }, playing: { againFrom } } }),
    packs: { bundles: async () => [], engine: async () => ({}) },
  } as unknown as TablePage
}

it('for a stored game that no longer fits, a message names the decision at which it stops, and says where the other decisions are', async () => {
  expect(await takeUpGame(pageThatTakes(3))).toBe(true)
  expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^3 of 5 decisions fit\. The table is at decision 3/),
    expect.objectContaining({ description: expect.stringContaining('kept as a branch') }),
  )
})

it('a stored game that fits is opened without a message', async () => {
  expect(await takeUpGame(pageThatTakes(5))).toBe(true)
  expect(toast.warning).not.toHaveBeenCalled()
})

it('a stored game that is played again from a round begins at the first decision of the round; any other game is where it was left', async () => {
  await takeUpGame(pageThatTakes(5))
  expect(againFrom).not.toHaveBeenCalled()
  await takeUpGame(pageThatTakes(5, 2))
  expect(againFrom).toHaveBeenCalledExactlyOnceWith(2)
})

import { toast } from 'sonner'
import { afterEach, expect, it, vi } from 'vitest'
import type { TablePage } from '../src/page.tsx'
import { takeUpGame } from '../src/saved/take-up.ts'

vi.mock('sonner', () => ({ toast: { warning: vi.fn() } }))
afterEach(() => vi.mocked(toast.warning).mockClear())

/** A page with a kept game of five decisions, of which the table takes so many. */
function pageThatTakes(at: number): TablePage {
  return {
    game: { getState: () => ({ status: 'ready', at }), setState: () => {} },
    shelf: { kept: async () => ({ inputs: Array.from({ length: 5 }, (_, n) => ({ kind: 'answer', question: String(n), value: [] })) }) },
    table: async () => ({ session: { opening: { resume: async () => 'same scripts' } } }),
    packs: { bundles: async () => [], engine: async () => ({}) },
  } as unknown as TablePage
}

it('a kept game that no longer fits says at which decision it stands, and where the others are', async () => {
  expect(await takeUpGame(pageThatTakes(3))).toBe(true)
  expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^3 of 5 decisions fit\. The table stands at decision 3/),
    expect.objectContaining({ description: expect.stringContaining('kept as a branch') }),
  )
})

it('a kept game that fits is taken up without a word', async () => {
  expect(await takeUpGame(pageThatTakes(5))).toBe(true)
  expect(toast.warning).not.toHaveBeenCalled()
})

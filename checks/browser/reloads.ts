import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { median } from '../bench/calibrate.ts'
import { figure } from './figures.ts'
import { openStudio, settled, startGame, stateHash, table, withFile, workspaceFile } from './studio.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
/** The number of reloads before measuring: they fill caches. */
const first = 5
/** Over this many reloads no value may grow by more than this share of its first value. */
const most = { reloads: 40, growth: 0.3 }

/**
 * Changes a script of the running game again and again: table, state and page stay the same, and neither memory nor the number of nodes grows with
 * each change.
 */
export async function reloadsLeaveNothing(page: Page, reloads: number): Promise<void> {
  await withFile(aragorn, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await settled(page)
    const hash = await stateHash(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const heaps: number[] = []
    const nodes: number[] = []
    for (let reload = 1; reload <= reloads; reload += 1) {
      // close the strip, so that the next one belongs to the next reload
      const close = page.getByRole('button', { name: 'Close this strip' })
      if (await close.isVisible()) await close.click()
      await expect(page.locator('.st-strip')).toBeHidden()
      writeFileSync(workspaceFile(aragorn), `${before}\n// ${reload}\n`)
      await expect(page.locator('.st-strip[data-state="done"][data-verdict="same"]')).toBeVisible()
      if (reload <= first) continue
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      heaps.push(usedSize)
      const { metrics } = await session.send('Performance.getMetrics')
      nodes.push(metrics.find(({ name }) => name === 'Nodes')?.value ?? 0)
    }
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    await expect(table(page)).toHaveAttribute('data-status', 'ready')
    // the table's own and the one that is ready for the next change; those of comparisons are gone
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2)
    for (const [name, values] of [
      ['memory', heaps],
      ['DOM nodes', nodes],
    ] as const) {
      const growth = (slope(values) * most.reloads) / (values[0] as number)
      figure(`growth of ${name} over ${most.reloads} reloads, by ${reloads}`, `${(100 * growth).toFixed(1)} %`)
      expect(growth, `${name} after each reload: ${values.join(' ')}`).toBeLessThan(most.growth)
    }
  })
}

/** The median of the slopes between any two values: the growth at each step, whatever single outliers there are. */
function slope(values: readonly number[]): number {
  return median(values.flatMap((from, at) => values.slice(at + 1).map((to, later) => (to - from) / (later + 1))))
}

/** Figures of the studio as ratios and counts; the milliseconds beside them are for people and depend on the machine. */
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { between, figure, median, noted, scriptsOf, startNoting, withGameOf } from './figures.ts'
import {
  answersTaken,
  openCardByKey,
  openStudio,
  scriptIsOpen,
  settled,
  startGame,
  stateHash,
  stripIsDone,
  table,
  withFile,
  workspaceFile,
  writeScript,
} from './studio.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
const decisions = 200

test('a script is saved under a game of 200 decisions: the table stands again, and the replay says same', async ({ page }) => {
  await withFile(aragorn, (before) =>
    withGameOf(decisions, async (file) => {
      await openStudio(page)
      await startNoting(page)
      await page.getByRole('button', { name: 'Open a link or file …' }).click()
      await page.getByLabel('Saved game').setInputFiles(file)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Open( it anyway)?$/ })
        .click()
      await settled(page, (count) => count === decisions)
      // a realm is opened, and the rules take every decision
      const once = between(await noted(page), 'clicked', (what) => what === `ready ${decisions} none`)
      const hash = await stateHash(page)
      expect(hash).not.toBe('')

      await openCardByKey(page, 'p1/aragorn')
      await scriptIsOpen(page)
      const stands: number[] = []
      const says: number[] = []
      const asks: string[] = []
      for (let round = 1; round <= 3; round += 1) {
        await writeScript(page, `${before}\n// said ${round} times\n`)
        await noted(page)
        await page.evaluate(() => performance.clearResourceTimings())
        await page.keyboard.press('Control+s')
        await expect(page.locator('.st-strip[data-state="done"]')).toBeVisible()
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { figuresSeen: { what: string }[] }).figuresSeen.map(({ what }) => what)))
          .toContain(`ready ${decisions} comparing`)
        const strip = await stripIsDone(page)
        const seen = await noted(page)
        await expect(strip).toHaveAttribute('data-verdict', 'same')
        await expect(strip).toContainText('Nothing differs')
        expect(await stateHash(page)).toBe(hash)
        expect(await answersTaken(page)).toBe(decisions)
        stands.push(between(seen, 'saved', (what) => what === `ready ${decisions} comparing`))
        says.push(between(seen, 'saved', (what) => what === `ready ${decisions} done`))
        asks.push(
          await page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => /\/api\/(files|packs)/.test(name))
              .map(({ name, duration }) => `${/api\/(\w+)/.exec(name)?.[1]} ${Math.round(duration)}`)
              .join(', '),
          ),
        )
      }
      const times = (value: number) => `${(value / once).toFixed(2)} (${Math.round(value)} ms / ${Math.round(once)} ms)`
      figure(`script saved to table standing, of playing ${decisions} decisions once`, times(median(stands)))
      figure(`script saved to "same / differs", of playing ${decisions} decisions once`, times(median(says)))
      figure('calls of the server in it, in ms', asks.at(-1) ?? '')
      figure('state before and after', `${hash.slice(0, 16)}, equal`)
    }),
  )
})

test('the first page brings less than 300 kB of JavaScript', async ({ page }) => {
  const scripts = await scriptsOf(page, async () => {
    await openStudio(page)
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  })
  test.skip(
    scripts.some(({ name }) => /hmr-client|next-devtools|_dev_/.test(name)),
    'a development build is not what people load',
  )
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0)
  const parts = scripts.map(
    ({ name, bytes, holds }) => `${(bytes / 1000).toFixed(1)} kB ${name}${holds.length > 0 ? ` (${holds.join(', ')})` : ''}`,
  )
  figure(
    'JavaScript of the first page, compressed',
    `${(sum / 1000).toFixed(1)} kB in ${scripts.length} files; ${parts.slice(0, 6).join('; ')}`,
  )
  expect(
    sum,
    `the first page is over 300 kB; in it:\n${parts.join('\n')}\nLoad what it does not show with next/dynamic or await import.`,
  ).toBeLessThan(300_000)
  const heavy = scripts
    .flatMap(({ holds }) => holds)
    .filter((library) => ['monaco', 'charts', 'graphs', 'markdown', 'pdf', 'QuickJS'].includes(library))
  expect(heavy, 'heavy libraries are loaded where they are used').toEqual([])
})

test('50 reloads of scripts leave nothing behind', async ({ page }) => {
  await withFile(aragorn, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await settled(page)
    const hash = await stateHash(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const heaps: number[] = []
    const nodes: number[] = []
    for (let reload = 1; reload <= 50; reload += 1) {
      // the strip goes, so that the next one is this reload's
      const close = page.getByRole('button', { name: 'Close this strip' })
      if (await close.isVisible()) await close.click()
      writeFileSync(workspaceFile(aragorn), `${before}\n// ${reload}\n`)
      await expect(page.locator('.st-strip[data-state="done"][data-verdict="same"]')).toBeVisible()
      if (reload % 5 > 0) continue
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      heaps.push(usedSize)
      const { metrics } = await session.send('Performance.getMetrics')
      nodes.push(metrics.find(({ name }) => name === 'Nodes')?.value ?? 0)
    }
    expect(await stateHash(page)).toBe(hash)
    await expect(table(page)).toHaveAttribute('data-status', 'ready')
    // the table's own and the one that is ready for the next change; those of comparisons are gone
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2)
    const ratio = (values: readonly number[]) => median(values.slice(-3)) / median(values.slice(0, 3))
    const megabytes = heaps.map((bytes) => (bytes / 1e6).toFixed(1))
    figure('memory after 50 reloads, of that after 10', `${ratio(heaps).toFixed(2)} (MB after each 5: ${megabytes.join(' ')})`)
    figure('DOM nodes after 50 reloads, of those after 10', ratio(nodes).toFixed(2))
    expect(ratio(heaps)).toBeLessThan(1.3)
    expect(ratio(nodes)).toBeLessThan(1.3)
  })
})

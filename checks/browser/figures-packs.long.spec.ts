/** Compares a studio with 20 packs and 5 000 imported cards with the usual one, by counts and ratios; milliseconds are only printed. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { median } from '../bench/calibrate.ts'
import { figure } from './figures.ts'
import { fillWithImports, packOf } from './made-up-cards.ts'
import { type StartedStudio, startStudio } from './started-studio.ts'
import { openStudio } from './studio.ts'
import { test } from './test.ts'

const imports = { packs: 18, cards: 280 }
const words = 'grey harper'

let large: StartedStudio | undefined

test.beforeAll(async () => {
  large = await startStudio('base packs', (workspace) => fillWithImports(workspace, imports))
})

test.afterAll(async () => {
  await large?.close()
})

test('with 20 packs and 5 000 imported cards pages stay small, searches answer, and memory stays bounded', async ({ page }) => {
  const address = large?.address ?? ''
  const small = await lookAt(page, '', 'Core Set')
  const many = await lookAt(page, address, 'Made up 1')
  for (const [name, { nodes, library, palette, heap }] of Object.entries({ small, many })) {
    figure(`library, ${name}`, `${nodes} nodes, a letter of its search ${library.letter.toFixed(1)} ms`)
    figure(`palette, ${name}`, `a letter ${palette.letter.toFixed(1)} ms, the longest ${palette.longest.toFixed(0)} ms`)
    figure(`heap, ${name}`, `${(heap / 1e6).toFixed(0)} MB`)
  }
  figure('nodes of the library, many to small', (many.nodes / small.nodes).toFixed(2))
  figure('script for a letter in the library, many to small', (many.library.letter / small.library.letter).toFixed(2))
  figure('script for a letter in the palette, many to small', (many.palette.letter / small.palette.letter).toFixed(2))
  expect(many.cards).toBeGreaterThan(5000)
  // there are more than twenty times as many cards, so a list that drew all of them would have more than five times as many nodes
  expect(many.nodes / small.nodes).toBeLessThan(5)
  expect(many.library.letter / small.library.letter).toBeLessThan(8)
  expect(many.palette.letter / small.palette.letter).toBeLessThan(12)

  const cdp = await measuring(page)
  await page.goto(`${address}/packs?pack=${packOf(1)}`)
  await page.getByRole('tab', { name: /^Cards/ }).click()
  const gallery = await typing(page, cdp, page.getByLabel('Search the cards of Made up 1', { exact: true }))
  figure('gallery of a pack', `${await nodesOf(page)} nodes, a letter ${gallery.letter.toFixed(1)} ms`)
  expect(await nodesOf(page)).toBeLessThan(small.nodes)

  await page.goto(`${address}/decks?deck=${encodeURIComponent(`${packOf(1)}:all`)}`)
  const search = page.getByRole('searchbox', { name: 'Search cards', exact: true })
  await expect(page.locator('.st-deck-results')).toHaveAttribute('data-results', /^\d{4}$/)
  const before = await heapOf(cdp)
  const builder = await typing(page, cdp, search)
  await expect(page.locator('.st-deck-results')).toHaveAttribute('data-results', /^\d{1,2}$/)
  for (let round = 0; round < 3; round += 1) await typing(page, cdp, search)
  const after = await heapOf(cdp)
  figure('deck builder', `${await nodesOf(page)} nodes, a letter ${builder.letter.toFixed(1)} ms`)
  figure('heap after four searches to that before', (after / before).toFixed(2))
  expect(after / before).toBeLessThan(1.5)
})

interface Look {
  readonly cards: number
  readonly nodes: number
  readonly library: Typed
  readonly palette: Typed
  readonly heap: number
}

/** Measures the library and the palette of a studio. */
async function lookAt(page: Page, address: string, pack: string): Promise<Look> {
  const cdp = await measuring(page)
  const began = Date.now()
  await openStudio(page, address)
  await page.locator(`.st-tree-row[data-kind="pack"][title="${pack}"]`).first().click()
  const search = page.getByLabel(`Search the cards of ${pack}`, { exact: true })
  await expect(search).toBeVisible()
  figure('library usable', `${Date.now() - began} ms`)
  const nodes = await nodesOf(page)
  const cards = await cardsInTree(page)
  const library = await typing(page, cdp, search)
  await page.keyboard.press('Control+k')
  const finder = page.getByPlaceholder('A card, a scenario, a page, or what you want to do')
  const palette = await typing(page, cdp, finder)
  await page.keyboard.press('Escape')
  return { cards, nodes, library, palette, heap: await heapOf(cdp) }
}

/**
 * The number of cards in all packs together. The tree renders only the rows near the visible ones, so it is read from its beginning and from its
 * end.
 */
async function cardsInTree(page: Page): Promise<number> {
  const rows = page.locator('.st-tree-row[data-kind="pack"]')
  const look = () =>
    rows.evaluateAll((all) =>
      all.map(
        (row) => [row.getAttribute('data-node') ?? '', Number(row.querySelector<HTMLElement>('[data-cards]')?.dataset.cards ?? 0)] as const,
      ),
    )
  const seen = await look()
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(page.locator('.st-tree-row').last()).toBeFocused()
  return [...new Map([...seen, ...(await look())]).values()].reduce((sum, one) => sum + one, 0)
}

interface Typed {
  /** Milliseconds of script for a typed letter: the median, and the longest. */
  readonly letter: number
  readonly longest: number
}

/** Clears a field and types into it letter by letter. */
async function typing(page: Page, cdp: CDPSession, field: Locator): Promise<Typed> {
  await field.click()
  await field.fill('')
  const took: number[] = []
  for (const letter of words) {
    const before = await scripted(cdp)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    took.push(1000 * ((await scripted(cdp)) - before))
  }
  await expect(field).toHaveValue(words)
  return { letter: median(took), longest: Math.max(...took) }
}

async function measuring(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN
}

const scripted = (cdp: CDPSession): Promise<number> => metric(cdp, 'ScriptDuration')

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return metric(cdp, 'JSHeapUsedSize')
}

const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

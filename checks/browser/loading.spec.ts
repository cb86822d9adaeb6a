/** Tests which files each page loads, and that the content of a page does not move while it loads. */
import { type Browser, expect, type Page } from '@playwright/test'
import { figure, scriptsOf } from './figures.ts'
import { openStudio, requestsOf, settled, startGame } from './studio.ts'
import { test } from './test.ts'

const quest = 'lcg-core-set:passage-through-mirkwood'
/** Pages with lists or text: none of them is for editing, playing or testing. */
const lists = ['/', '/packs', '/decks', '/scenarios', '/campaigns', '/history', '/problems', '/play', '/handbook']
const workplaces = [
  '/packs?pack=lcg-core-set',
  '/decks?deck=lcg-core-set:leadership',
  '/cards?card=lcg-core-set:gandalf',
  `/scenarios?scenario=${quest}`,
  '/keywords?keyword=lcg-keywords:archery',
  '/situations',
  '/tests',
]
const mostKilobytes = 270
const mostShift = 0.02

/** The layout shift since the page was opened, without that of moving cards. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts.reduce((sum, one) => sum + one, 0))

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly { readonly node?: Node | null }[]
      })[]) {
        const isCard = ({ node }: { readonly node?: Node | null }) => node instanceof Element && node.closest('[data-card]') !== null
        if (!entry.hadRecentInput && !entry.sources.every(isCard)) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page with an empty cache and waits until all its requests are answered. */
async function arrive(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const requests = requestsOf(page)
  await page.goto(path)
  await requests.answered()
  return asked
}

/** Opens each page like a user who has only the token stored. */
async function loadEach(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
  isList: boolean,
): Promise<void> {
  await openStudio(page)
  const storageState = await page.context().storageState()
  for (const path of paths) {
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, ...(baseURL ? { baseURL } : {}) })
    const fresh = await context.newPage()
    await noteShifts(fresh)
    let asked: readonly string[] = []
    const scripts = await scriptsOf(fresh, async () => {
      asked = await arrive(fresh, path)
    })
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    const shift = await shiftOf(fresh)
    figure(`${path}: scripts packed, layout shift`, `${(bytes / 1000).toFixed(0)} kB in ${scripts.length}, ${shift.toFixed(3)}`)
    expect.soft(shift, `${path} moves while it loads`).toBeLessThan(mostShift)
    if (isList) {
      expect
        .soft(asked, `${path} is a list and asks for what plays`)
        .not.toEqual(expect.arrayContaining([expect.stringMatching(/api\/(packs\/whole|engine|lab-engine|declarations)/)]))
      const isBuilt = !scripts.some(({ name }) => /hmr-client|next-devtools|_dev_/.test(name))
      const largest = scripts.slice(0, 5).map((one) => `${(one.bytes / 1000).toFixed(0)} kB ${one.name} (${one.holds.join(', ')})`)
      if (isBuilt)
        expect
          .soft(bytes / 1000, `${path}: load what it does not show with next/dynamic or await import. Largest: ${largest.join('; ')}`)
          .toBeLessThan(mostKilobytes)
      const heavy = scripts.flatMap(({ holds }) => holds).filter((library) => ['monaco', 'charts', 'pdf', 'QuickJS'].includes(library))
      expect.soft(heavy, `${path}: heavy libraries are loaded where they are used`).toEqual([])
    }
    await context.close()
  }
}

test('a list loads no engine and less than 270 kB of scripts, and neither a list nor a table shifts its layout', async ({
  browser,
  page,
  baseURL,
}) => {
  await loadEach(page, browser, baseURL, lists, true)
  const laid = await page.context().newPage()
  await noteShifts(laid)
  await openStudio(laid)
  await startGame(laid, { decks: ['Leadership'], seed: '7' })
  await settled(laid)
  expect(await shiftOf(laid), 'a table that is laid').toBeLessThan(mostShift)
})

test('no page for editing or playing shifts its layout while it loads', { tag: '@long' }, ({ browser, page, baseURL }) =>
  loadEach(page, browser, baseURL, workplaces, false),
)

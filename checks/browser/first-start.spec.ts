/** A studio that is started for the first time: the choice of the workspace folder, the tour, every page, and several games at once. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { content, readyStudio, removeFolder, studioEnvironment, token } from './started-studio.ts'
import { answersTaken, kept, openStudio, playOn, question, seriousViolations, settled, startGame } from './studio.ts'
import { test } from './test.ts'

const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
let home: string
let address: string
let close: () => Promise<void>

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'questwright-first-'))
  const { QUESTWRIGHT_WORKSPACE: _, ...env } = studioEnvironment('')
  // with this option the studio asks for the folder, which it would not do in a clone with saved games
  const server = spawn(process.execPath, ['apps/studio/scripts/start.mjs', '--choose-workspace'], {
    cwd: repository,
    env: { ...env, HOME: home, QUESTWRIGHT_SETTINGS: join(home, 'settings.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  close = async () => {
    const ended = new Promise((end) => server.once('exit', end))
    server.kill('SIGTERM')
    await ended
    removeFolder(home)
  }
  address = await readyStudio(server)
})
test.afterAll(() => close())

/** Texts on the page that look like untranslated values, such as `undefined` or a message code; text in code elements is allowed. */
const unworded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong = /\[object |\bundefined\b|\bNaN\b/
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest('code, pre, script, style, .monaco-editor')) continue
      const texts =
        node instanceof Element
          ? ['aria-label', 'title', 'alt', 'placeholder', 'href', 'data-tooltip'].map((name) => node.getAttribute(name) ?? '')
          : [node.textContent ?? '']
      for (const text of texts) if (wrong.test(text)) found.push(text.trim().slice(0, 120))
    }
    return found
  })

/** Whether the middle of the highlighted element is neither dimmed nor covered by the text of the tour. */
const isLit = (page: Page): Promise<boolean> =>
  page.locator('.driver-active-element').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && hit.closest('.driver-overlay, .st-tour') === null
  })

/** Whether the arrow of the tour is between its text and the highlighted element, and inside of the window. */
const isPointed = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [arrow, element] = ['.driver-popover-arrow', '.driver-active-element'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    if (!arrow || !element) return false
    const isWithin = arrow.left >= 0 && arrow.top >= 0 && arrow.right <= innerWidth && arrow.bottom <= innerHeight
    const isBeside = arrow.left < element.right + 24 && arrow.right > element.left - 24
    return isWithin && isBeside && arrow.top < element.bottom + 24 && arrow.bottom > element.top - 24
  })

/** The path of every page: lists, the pages of all packs and handbook chapters, and one page of each other kind. */
function allPages(): readonly string[] {
  const id = 'lcg-core-set'
  const lists = ['', 'packs', 'decks', 'scenarios', 'campaigns', 'tests', 'history', 'problems', 'situations', 'play', 'keywords', 'cards']
  const packs = readdirSync(content).filter((name) => existsSync(join(content, name, 'package.json')))
  const chapters = readdirSync(join(repository, 'docs/handbook')).map((name) => name.replace('.md', ''))
  return [
    ...[...lists, 'systems', 'no-such-page'].map((name) => `/${name}`),
    ...packs.map((name) => `/packs?pack=${name}`),
    ...[`/cards?card=${id}%3Aaragorn`, `/decks?deck=${id}%3Aleadership`, `/scenarios?scenario=${id}%3Apassage-through-mirkwood`],
    ...[`/keywords?keyword=lcg-keywords%3Adoomed`, `/tests?pack=${id}`, '/systems?system=lcg-seafaring%3Aseafaring'],
    ...chapters.map((name) => `/handbook?page=${name}`),
  ]
}

test('a first start asks for a folder, the tour points at each stop, and every value has words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('the folder of the program is refused, and a folder that does not exist is created', async () => {
    const folder = page.getByLabel('Folder of your workspace')
    // the input must not be shown empty before the suggested folder is known
    let [asked, fields] = [0, 0]
    await page.route('**/api/workspace-folder', async (route) => {
      if (route.request().method() === 'GET') {
        asked += 1
        await expect(page.locator('.st-page main')).toBeAttached()
        fields += await folder.count()
      }
      await route.continue()
    })
    await page.goto(`${address}/#token=${token}`)
    await expect(folder).toHaveValue(join(home, 'questwright'))
    expect([asked > 0, fields]).toEqual([true, 0])
    expect(await seriousViolations(page)).toEqual([])
    await folder.fill(join(repository, 'docs'))
    await page.getByRole('button', { name: 'Use this folder' }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText('belongs to Questwright itself')
    await folder.fill('~/my packs')
    await page.getByRole('button', { name: 'Use this folder' }).click()
    await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible({ timeout: 120_000 })
    expect(existsSync(join(home, 'my packs'))).toBe(true)
    await expect(page.locator('.st-no-own-pack')).toContainText('my packs')
    // warnings that the user cannot repair must not be shown
    await expect(page.locator('.st-header').getByRole('link', { name: /problem|warning/i })).toHaveCount(0)
  })

  await test.step('the tour', async () => {
    await page.getByRole('button', { name: 'Take the tour' }).press('Enter')
    const tour = page.locator('.st-tour[role="dialog"]')
    for (let stop = 1; stop <= 10; stop++) {
      await expect(tour.locator('.driver-popover-progress-text')).toHaveText(`${stop} of 10`, { timeout: 120_000 })
      // a stop without an element would be attached to a dummy element of the library
      await expect(page.locator('.driver-active-element')).not.toHaveId('driver-dummy-element')
      await expect(page.locator('.driver-active-element')).toBeInViewport()
      // a text that claims to point at something points into the window
      const arrow = tour.locator('.driver-popover-arrow:not(.driver-popover-arrow-none)')
      if (await arrow.isVisible()) expect(await isPointed(page), `the arrow of stop ${stop}`).toBe(true)
      await expect(page.locator('.st-first-visit', { hasText: 'halfway' })).toHaveCount(0)
      // the highlight follows its element, also after the page has moved
      await expect.poll(() => isLit(page), { message: `the light of stop ${stop}` }).toBe(true)
      await expect(tour.getByRole('button', { name: 'Back' })).toBeVisible({ visible: stop > 1 })
      const next = tour.getByRole('button', { name: stop === 10 ? 'Done' : 'Next' })
      await expect(next).toBeFocused()
      // on a phone, where much of the table is behind buttons
      if (stop === 5) await page.setViewportSize({ width: 390, height: 844 })
      if (stop === 8) await page.setViewportSize({ width: 1440, height: 900 })
      await next.press('Enter')
    }
    await expect(tour).toBeHidden()
  })

  // several-games.test.ts proves this for the saved games in each run
  await test.step('a second game keeps the first, and goes back to it', async () => {
    if (!long) return
    await openStudio(page, address)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await playOn(page, 4)
    await kept(page)
    const first = await answersTaken(page)
    await page.goto(address)
    await startGame(page, { scenario: 'Journey', decks: ['Spirit'], seed: '5' })
    await playOn(page, 2)
    await kept(page)
    await page.goto(address)
    const other = page.getByRole('region', { name: 'Your other games' })
    await expect(page.getByRole('region', { name: 'Your games' })).toContainText('Journey Down the Anduin')
    await expect(other).toContainText('Passage Through Mirkwood')
    await expect(other.locator('.qw-glimpse').first()).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await other.getByRole('button', { name: 'Delete Passage Through Mirkwood' }).click()
    await expect(other.getByRole('button', { name: 'Delete Passage Through Mirkwood' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await other.getByRole('button', { name: 'Continue Passage Through Mirkwood' }).click()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await settled(page)
    expect(await answersTaken(page)).toBe(first)
    // delete a game that was just started
    await page.goto(address)
    await startGame(page, { scenario: 'Escape', decks: ['Tactics'], seed: '7' })
    await page.getByRole('button', { name: 'Back to the game before' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Passage Through Mirkwood' })).toBeAttached({ timeout: 120_000 })
    await settled(page)
    expect(await answersTaken(page)).toBe(first)
  })

  await test.step('every page', async () => {
    // in long runs all pages of all packs and all chapters of the handbook; else those that no other spec opens
    const pages = long ? allPages() : ['/', '/packs', '/tests', '/problems', '/systems', '/handbook', '/no-such-page']
    for (const one of pages) {
      await page.goto(address + one)
      await expect(page.locator('.st-page main, .st-page .st-play').first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('.st-working')).toHaveCount(0, { timeout: 120_000 })
      expect(await unworded(page), one).toEqual([])
    }
  })
})

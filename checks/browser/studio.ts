/** Functions that the browser tests use on every page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { token } from './started-studio.ts'

/**
 * Opens a studio with its token, like the URL in the terminal.
 * @param address the URL of another studio than that of this worker
 */
export async function openStudio(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/#token=${token}`)
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible({ timeout: 120_000 })
}

/**
 * Chooses an entry of a menu with a search: types, and takes the first result.
 * @param words a label, or a part of it that only one entry has
 */
export async function pickFound(field: Locator, words: string): Promise<void> {
  await field.click()
  const search = field.page().getByPlaceholder('Type to search')
  await search.fill(words)
  await field.page().getByRole('option', { name: words, exact: false }).first().waitFor()
  await search.press('Enter')
  await expect(search).toBeHidden()
}

let workspace: string | undefined

/** Sets the folder to which `workspaceFile` refers from now on. */
export function useWorkspace(folder: string): void {
  workspace = folder
}

/**
 * The path of a file in the workspace of this worker's studio.
 * @throws Error where a test file asks before its first test or hook
 */
export function workspaceFile(path: string): string {
  if (workspace === undefined) throw new Error(`${path}: the studio of this worker is not started while a spec is read`)
  return join(workspace, path)
}

/** Runs a function and restores a file afterwards, also after an error. */
export async function withFile(path: string, deed: (text: string) => Promise<void>): Promise<void> {
  const text = readFileSync(workspaceFile(path), 'utf8')
  try {
    await deed(text)
  } finally {
    writeFileSync(workspaceFile(path), text)
  }
}

/** Drops files on the page, as from a folder of the operating system. */
export async function dropFiles(page: Page, files: readonly { readonly name: string; readonly bytes: Buffer }[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of all) transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name))
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  )
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('main', type, { dataTransfer })
}

/** The element of the table, whose attributes have the number of answers and the hash of the state. */
export const table = (page: Page): Locator => page.locator('.st-table')

export const question = (page: Page): Locator => page.locator('.qw-question')

/** Opens a page with the bar; at the table and on narrow screens the pages are in a menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  const inBar = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true })
  const menu = page.getByRole('button', { name: /^Pages: / })
  await expect(inBar.or(menu).filter({ visible: true })).toBeVisible()
  if (await inBar.isVisible()) return inBar.click()
  await menu.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export async function answersTaken(page: Page): Promise<number> {
  return Number(await table(page).getAttribute('data-at'))
}

export const stateHash = async (page: Page): Promise<string> => (await table(page).getAttribute('data-hash')) ?? ''

/** Waits until the table has taken a number of answers and asks again, or the game is over. */
export async function settled(page: Page, taken: (count: number) => boolean = () => true): Promise<void> {
  await expect(async () => {
    expect(taken(await answersTaken(page))).toBe(true)
    expect(await table(page).getAttribute('data-status')).toBe('ready')
  }).toPass({ timeout: 120_000, intervals: [50, 100, 250] })
}

/** Waits until the browser has stored what the table shows: after leaving the page before that, the game would be one decision behind. */
export async function kept(page: Page): Promise<void> {
  await settled(page)
  await expect(page.locator('.st-game-saved')).toHaveAttribute('data-saved', 'saved')
}

/** Runs a function that answers the question, and waits for the next question. */
export async function answering(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await answersTaken(page)
  await deed()
  await settled(page, (count) => count > before)
}

/** Starts a game; the same seed gives the same game. */
export async function startGame(
  page: Page,
  choice: { readonly scenario?: string; readonly decks: readonly string[]; readonly seed: string },
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Choose decks and mode for ${choice.scenario ?? 'Passage'}`) }).click()
  const dialog = page.getByRole('dialog')
  // `all` does not wait until the dialog is drawn
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  for (const deck of choice.decks) await dialog.getByRole('checkbox', { name: deck }).check()
  await dialog.getByLabel('Seed').fill(choice.seed)
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
}

export interface Played {
  readonly ended: 'outcome' | 'enough'
  readonly answers: number
}

/**
 * Plays on with clicks in the page: passes where that is allowed, else gives the first legal answer, until the outcome or the limit of answers.
 * Afterwards the table asks again or the game is over.
 * @throws where a question has nothing to click, or a click changes nothing
 */
export function playOn(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit): Promise<Played> => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)
    const taken = () => Number(one('.st-table')?.dataset.at)
    const isOver = () => one('.st-ending') !== null
    const isReady = () => one('.st-table')?.dataset.status === 'ready' && one('.qw-question') !== null
    const until = async (is: () => boolean, what: string) => {
      const end = Date.now() + 60_000
      while (!is()) {
        if (Date.now() > end) throw new Error(`${what}: ${one('.qw-question')?.textContent ?? 'no question'}`)
        await pause(15)
      }
    }
    const confirm = () => one('.qw-question [data-confirm]:not(:disabled)')
    const open = () => [
      ...document.querySelectorAll<HTMLElement>(
        '.is-option:not(.is-chosen) [data-card-button], .qw-question [data-option]:not(:disabled):not([aria-pressed="true"])',
      ),
    ]
    const press = async () => {
      const shape = one('.qw-question')?.dataset.shape
      const atOnce = one('.qw-question [data-option="no"]') ?? one('.qw-question [data-option="pass"]') ?? confirm()
      if (atOnce) return atOnce.click()
      const [first, ...others] = open()
      if (!first) throw new Error(`nothing to click in a question of shape ${shape}: ${one('.qw-question')?.textContent}`)
      const before = taken()
      first.click()
      // the question may need several options: click more of them, then the button that confirms. For a distributed amount the same option may be
      // clicked again
      const again = shape === 'distribute' ? Array.from({ length: 9 }, () => [first, ...others]).flat() : []
      for (const other of [...others, ...again]) {
        await pause(20)
        if (taken() !== before || one('.st-table')?.dataset.status !== 'ready') return
        const done = confirm()
        if (done) return done.click()
        other.click()
      }
      await pause(20)
      if (taken() === before) confirm()?.click()
    }
    let answers = 0
    while (answers < limit) {
      await until(() => isOver() || isReady(), 'the table neither asks nor ends')
      if (isOver()) return { ended: 'outcome', answers }
      const before = taken()
      await press()
      await until(() => isOver() || taken() > before, 'a click answered nothing')
      answers += 1
    }
    await until(() => isOver() || isReady(), 'the table neither asks nor ends')
    return { ended: 'enough', answers }
  }, most)
}

/** The question with a certain name. */
export const asking = (page: Page, name: string): Locator => page.locator(`.qw-question[data-question="${name}"]`)

/** Plays on as `playOn` until a question with this name is asked. */
export async function passTo(page: Page, name: string, most = 20): Promise<void> {
  for (let answers = 0; answers < most && !(await asking(page, name).isVisible()); answers++) await playOn(page, 1)
  await expect(asking(page, name)).toBeVisible()
}

/** Opens a card on the table, by its id, with the keyboard. */
export async function openCardByKey(page: Page, card: string): Promise<void> {
  await page.locator(`[data-card-button="${card}"]`).focus()
  await page.keyboard.press('o')
  await expect(page.locator('.st-editor')).toBeVisible()
}

/** Waits until the script is shown in the editor and the type checker has the script API. */
export async function scriptIsOpen(page: Page): Promise<void> {
  await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('.st-monaco[data-api="known"]')).toBeVisible({ timeout: 120_000 })
}

/** Replaces the whole script in the editor. */
export async function writeScript(page: Page, text: string): Promise<void> {
  await page.locator('.monaco-editor .view-lines').first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

/** The strip after a save, once the comparison has finished. */
export async function stripIsDone(page: Page): Promise<Locator> {
  const strip = page.locator('.st-strip')
  await expect(strip).toBeVisible({ timeout: 120_000 })
  await expect(strip).not.toHaveAttribute('data-state', 'comparing', { timeout: 120_000 })
  return strip
}

/** Shows the page in a theme, ignoring the theme that the browser has stored. */
export async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * Records the requests of a page from now on.
 * @returns a function that waits until all requests of the page are answered and nothing on it is still loading. The stream of changed files never
 * ends and does not count
 */
export function requestsOf(page: Page): { readonly answered: () => Promise<void> } {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') return
    begun += 1
    open.add(request)
  })
  const close = (request: Request): void => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  const answered = (): Promise<void> =>
    expect(async () => {
      const before = begun
      // tasks for idle time may send further requests
      await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))))
      expect(open.size).toBe(0)
      expect(begun).toBe(before)
      expect(await page.locator('.st-working').count()).toBe(0)
    }).toPass({ timeout: 120_000, intervals: [50, 100, 250] })
  return { answered }
}

/** Writes a screenshot into `test-results/pictures`, for people to look at. Only where QUESTWRIGHT_PICTURES is set, since there are many. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.QUESTWRIGHT_PICTURES) return
  await page.screenshot({ path: new URL(`../../test-results/pictures/${name}.png`, import.meta.url).pathname })
}

/** Screenshots of a page on a laptop and on an upright tablet, in both themes; axe must not find a serious problem in any of them. */
export async function picturesOf(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme)
      await picture(page, `${name}-${width}-${theme}`)
      expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours'), `${name} at ${width}, ${theme}`).toEqual([])
    }
  }
}

/**
 * The serious or worse problems that axe finds on the page, in words.
 * @param rules `colours` for a page that was checked in the other theme, where only colours can differ
 * @param within a selector of the only part to check: what is dimmed behind a dialog need not be readable
 */
export async function seriousViolations(page: Page, rules: 'all' | 'colours' = 'all', within?: string): Promise<readonly string[]> {
  const found = await violationsAtRest(page, rules, within)
  // a notice may have appeared during the check, half transparent for a moment: check again, since a real problem is still there then
  return found.length === 0 ? found : violationsAtRest(page, rules, within)
}

/** Waits until nothing moves, then checks. */
async function violationsAtRest(page: Page, rules: 'all' | 'colours', within: string | undefined): Promise<readonly string[]> {
  // a notice that is just appearing or disappearing is half transparent; one that stays is checked
  await page.waitForFunction(() => !document.querySelector('[data-sonner-toast]:is([data-mounted="false"], [data-removed="true"])'))
  // colours may still be changing from one theme to the other: end these transitions
  await page.evaluate(async () => {
    const under = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(under.map((one) => one.finished))
  })
  const axe = within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within)
  const { violations } = await axe
    // the pages have no frames, so axe need not open another page in which it would join the results of all frames
    .setLegacyMode()
    .options({
      runOnly:
        rules === 'all'
          ? { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }
          : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      // otherwise axe describes each element that is in order as well, which takes longer than the checks
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
          .slice(0, 3)
          .join(' | ')}`,
    )
}

/** Pairs the first two cards of the middle that the question lets a player pair, with a press on each. */
export async function pairFirstTwo(page: Page): Promise<void> {
  for (const card of ['.is-option [data-card-button]', '[data-card-button][aria-label*="goes with"]'])
    await page
      .locator(`.qw-middle ${card}`)
      .first()
      .click({ position: { x: 40, y: 10 } })
}

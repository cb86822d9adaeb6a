/** Invalid packs, files and input: each refusal says what happened and what to do, and no data is lost. */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { hostile, writeHostilePack } from './hostile-pack.ts'
import {
  kept,
  openCardByKey,
  openStudio,
  picture,
  playOn,
  question,
  requestsOf,
  scriptIsOpen,
  seriousViolations,
  settled,
  startGame,
  stateHash,
  table,
  withFile,
  workspaceFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
const facts = 'lcg-core-set/cards/heroes/aragorn.json'

/** Records everything with which a pack could attack a page, such as dialogs, requests and errors. */
async function listenFor(page: Page, baseURL: string): Promise<() => Promise<readonly string[]>> {
  const heard: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) heard.push(`a request to ${url}`)
  })
  page.on('pageerror', (error) => heard.push(`an error on the page: ${error.message}`))
  page.on('dialog', (dialog) => heard.push(`a dialog: ${dialog.message()}`))
  page.on('popup', (popup) => heard.push(`a window: ${popup.url()}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat|unique "key"|Refused to/i.test(message.text()))
      heard.push(message.text().slice(0, 300))
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return async () => {
    const inside = await page.evaluate(() => {
      const { hurt, violations = [] } = window as unknown as { hurt?: unknown; violations?: readonly string[] }
      // the page scrolls inside of its frame
      const wide = Math.max(
        ...[document.documentElement, ...document.querySelectorAll('.st-page')].map((one) => one.scrollWidth - one.clientWidth),
      )
      const polluted = 'hurt' in {} || 'title' in {}
      return [
        ...(hurt === undefined ? [] : ['a script of a pack ran']),
        ...(polluted ? ['every object was changed'] : []),
        ...violations.map((one) => `against the policy: ${one}`),
        ...(wide > 1 ? [`the page is ${wide} pixels too wide`] : []),
        ...[...document.querySelectorAll('a[href]')]
          .filter((link) => /^\s*javascript:/i.test(link.getAttribute('href') ?? ''))
          .map((link) => `a link that runs: ${link.outerHTML.slice(0, 80)}`),
        ...(document.querySelector('[src*="evil.example"], [href*="evil.example"], iframe') ? ['an address of a pack in the page'] : []),
        ...(/Application error|This page couldn.t load/.test(document.body.textContent) ? ['the page crashed'] : []),
      ]
    })
    return [...heard.splice(0), ...inside]
  }
}

test('a pack full of markup and scripts is shown as plain text on every page', { tag: '@long' }, async ({ page, baseURL }) => {
  const happened = await listenFor(page, baseURL ?? '')
  const requests = requestsOf(page)
  writeHostilePack(workspaceFile(''))
  await openStudio(page)
  await expect(page.locator(`#pack-${hostile}`)).toBeVisible()
  expect(await happened(), 'library').toEqual([])
  await picture(page, 'hostile-library')

  const pages: readonly (readonly [string, string])[] = [
    ['workbench', `/cards?card=${hostile}:constructor`],
    ['workbench of a huge name', `/cards?card=${hostile}:to-string`],
    ['workbench of a quest card', `/cards?card=${hostile}:evil-stage`],
    ['workbench of no card', `/cards?card=${hostile}:__proto__`],
    ['keyword', `/keywords?keyword=${hostile}:valueof`],
    ['scenario', `/scenarios?scenario=${hostile}:constructor`],
    ['deck', `/decks?deck=${hostile}:constructor`],
    ['tests', `/tests?pack=${hostile}`],
    ['problems', `/problems?pack=${hostile}`],
    ['situations', `/situations?scene=${hostile}/cards/constructor.scene.ts`],
    ['handbook', '/handbook?page=constructor'],
    ['history', '/history'],
  ]
  for (const [name, address] of pages) {
    await page.goto(address)
    await expect(page.locator('main').first()).toBeVisible()
    await requests.answered()
    expect(await happened(), name).toEqual([])
    await picture(page, `hostile-${name.replaceAll(' ', '-')}`)
  }

  await test.step('palette', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('img src')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await happened(), 'palette').toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('a game with it', async () => {
    await openStudio(page)
    await page.getByRole('button', { name: /^Choose decks and mode for Evil/ }).click()
    expect(await happened(), 'new game').toEqual([])
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    await dialog.getByRole('checkbox', { name: 'Leadership' }).check()
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await playOn(page, 12)
    expect(await happened(), 'table').toEqual([])
    await picture(page, 'hostile-table')
  })
})

test('the form of a card names facts of wrong types and broken JSON, and leaves the file as it is', { tag: '@long' }, async ({ page }) => {
  await withFile(facts, async (printed) => {
    await openStudio(page)
    writeFileSync(
      workspaceFile(facts),
      printed.replace(/"willpower": \d+/, '"willpower": "many"').replace(/"unique": true/, '"unique": [1]'),
    )
    await page.goto('/cards?card=lcg-core-set:aragorn')
    await expect(page.locator('main')).toContainText(/willpower/i)
    await expect(page.locator('main')).toContainText(/number/i)
    await expect(page.getByRole('button', { name: 'JSON' })).toBeVisible()
    expect(readFileSync(workspaceFile(facts), 'utf8')).toContain('"many"')
    await picture(page, 'wrong-facts')
    // the file is not even valid JSON
    writeFileSync(workspaceFile(facts), printed.slice(0, 40))
    await page.reload()
    await expect(page.locator('main')).toContainText(/JSON/)
    expect(readFileSync(workspaceFile(facts), 'utf8')).toBe(printed.slice(0, 40))
  })
})

test('the page and the game go on while a script that never ends is typed and saved', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async () => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await settled(page)
    const hash = await stateHash(page)
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, "import { card } from '@questwright/lcg'\n\nfor (;;) {}\n\nexport default card('aragorn', [])\n")
    // the page still responds while the pack is open in the editor
    expect(await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('alive'))))).toBe('alive')
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    await page.keyboard.press('Control+s')
    const strip = page.locator('.st-strip')
    await expect(strip).toBeVisible({ timeout: 120_000 })
    await expect(strip).not.toHaveAttribute('data-state', 'comparing', { timeout: 120_000 })
    await expect(page.locator('main')).toContainText(/aragorn/i)
    await expect(strip).toContainText(/aragorn\.ts/)
    await settled(page)
    await page.getByRole('button', { name: 'Close the editor' }).click()
    await playOn(page, 1)
    await picture(page, 'hanging-script')
  })
})

test('a file that cannot be written is reported, and the unsaved text stays', { tag: '@long' }, async ({ page }) => {
  await withFile(facts, async (printed) => {
    const folder = dirname(workspaceFile(facts))
    await openStudio(page)
    await page.goto('/cards?card=lcg-core-set:aragorn')
    await page.getByLabel('Saved by itself').selectOption('off')
    await page.getByRole('button', { name: 'JSON' }).click()
    const source = page.getByLabel(/as JSON/)
    const typed = printed.replace(/"willpower": \d+/, '"willpower": 7')
    // as root every file can be written, so the server's refusal is simulated
    if (process.getuid?.() === 0)
      await page.route('**/api/files?*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 403,
              json: {
                error: {
                  code: 'file/not-written',
                  message: 'The file cannot be written: the disk is read-only.',
                  remedy: 'Work on a copy of the workspace that can be written; nothing was changed, and what you typed is kept.',
                },
              },
            })
          : route.continue(),
      )
    chmodSync(folder, 0o555)
    chmodSync(workspaceFile(facts), 0o444)
    try {
      await source.fill(typed)
      await page.keyboard.press('Control+s')
      await expect(page.getByText(/cannot be written/)).toBeVisible()
      await page.reload()
      // the notice moves the page down: wait for it, so that the next click hits its target
      await expect(page.getByRole('status', { name: 'Not saved yet' })).toContainText('what you typed was restored')
      await page.getByRole('button', { name: 'JSON', exact: true }).click()
      await expect(source).toHaveValue(typed)
      expect(readFileSync(workspaceFile(facts), 'utf8')).toBe(printed)
    } finally {
      chmodSync(folder, 0o755)
      chmodSync(workspaceFile(facts), 0o644)
    }
  })
})

test('a scene with unknown cards names them and stays, and an incomplete link leaves the game as it is', { tag: '@long' }, async ({
  page,
}) => {
  const path = 'lcg-core-set/scenes/gone-in-the-browser.scene.ts'
  const words =
    "import { scene } from '@questwright/testkit'\n\nscene('gone', { you: { heroes: ['aragorn', 'nobody-at-all'] }, staging: ['forest-spider'] }, (t) => {\n  t.isAt('3.2')\n})\n"
  writeFileSync(workspaceFile(path), words)
  try {
    await openStudio(page)
    await page.goto(`/situations?scene=${path}`)
    await expect(page.locator('body')).toContainText('nobody-at-all', { timeout: 120_000 })
    await picture(page, 'scene-gone')
    expect(existsSync(workspaceFile(path))).toBe(true)
    expect(readFileSync(workspaceFile(path), 'utf8')).toBe(words)

    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '5' })
    await kept(page)
    const hash = await stateHash(page)
    for (const half of ['#g=1.4000.abc', '#g=', '#g=1.10.0.%%%%', '#g=99.1.1.AAAA']) {
      await page.goto('about:blank')
      await page.goto(`/play${half}`)
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await page.keyboard.press('Escape')
      await settled(page)
      await expect(table(page)).toHaveAttribute('data-hash', hash)
    }
  } finally {
    rmSync(workspaceFile(path), { force: true })
  }
})

test('an address without a page shows an error page in the chosen theme, with a link to the library', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page)
  const answer = await page.goto('/packs/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'To the library' }).click()
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
})

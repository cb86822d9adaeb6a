import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { runCommand } from '@questwright/cli'
import { playByFinger } from './by-finger.ts'
import { answersTaken, kept, picture, playOn, question, seriousViolations, settled, stateHash, table } from './studio.ts'
import { test } from './test.ts'

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/** A server as simple as any web host: it serves the files of a folder below a path, and nothing else. */
function serve(root: string, below: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const path = normalize(decodeURIComponent(pathname.slice(below.length)) || 'index.html')
    try {
      if (!pathname.startsWith(below) || path.startsWith('..')) throw new Error('outside')
      const bytes = readFileSync(join(root, path))
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Records all hosts that a page requests, and all its error messages. */
function watched(page: Page): { readonly hosts: Set<string>; readonly complaints: string[] } {
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { hosts, complaints }
}

/** Writes the site of a pack. */
async function writeSite(pack: string, folder: string, ...more: readonly string[]): Promise<void> {
  const said: string[] = []
  const code = await runCommand(['pack', 'site', pack, '--out', folder, ...more], {
    way: 'text',
    print: (text) => void said.push(text),
    note: (text) => void said.push(text),
    json: () => undefined,
    wroteJson: () => false,
    input: process.stdin,
    progress: 'hidden',
  })
  expect(code, said.join('\n')).toBe(0)
}

interface Host {
  readonly folder: string
  readonly address: string
  readonly host: string
  readonly context: BrowserContext
}

/** Runs a function with a folder of a web host and a browser, and closes both afterwards. */
async function hosted(browser: Browser, deed: (host: Host) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'questwright-site-'))
  const folder = join(root, 'site')
  const server = await serve(folder, '/friends/morrowmere/')
  const host = `127.0.0.1:${(server.address() as { readonly port: number }).port}`
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  try {
    await deed({ folder, address: `http://${host}/friends/morrowmere/`, host, context })
  } finally {
    await context.close()
    server.close()
    rmSync(root, { recursive: true, force: true })
  }
}

test('a pack that is written as a site is played from any web host, and a link opens the same position', async ({ browser }) => {
  await hosted(browser, async ({ folder, address, host, context }) => {
    await writeSite('lcg-morrowmere', folder)
    const page = await context.newPage()
    const seen = watched(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'The Drowned Causeway', level: 1 })).toBeVisible()
    await expect(page.getByText('licence MIT').first()).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'site-start')
    await page.getByRole('button', { name: /^Choose decks and mode/ }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Spirit starter' }).check()
    await page.getByRole('dialog').getByLabel('Seed').fill('4711')
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    const dealt = await stateHash(page)
    await playOn(page, 6)
    await settled(page)
    const hash = await stateHash(page)
    expect(hash).not.toBe(dealt)
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'site-table')

    await test.step('undo and redo', async () => {
      const at = Number(await table(page).getAttribute('data-at'))
      await page.getByRole('button', { name: /^Undo/ }).first().click()
      await settled(page, (count) => count < at)
      await page.keyboard.press('End')
      await page.getByRole('slider', { name: 'Timeline' }).press('End')
      await page.getByRole('slider', { name: 'Timeline' }).press('Enter')
      await settled(page, (count) => count === at)
      await expect(table(page)).toHaveAttribute('data-hash', hash)
    })

    await test.step('a reload loses nothing', async () => {
      await kept(page)
      await page.reload()
      await settled(page)
      await expect(table(page)).toHaveAttribute('data-hash', hash)
    })

    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByRole('menuitem', { name: /^Copy link/ }).click()
    await expect(page.getByText('The link is copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(`${address}#g=1.`)).toBe(true)

    await test.step('somebody else opens the link on a phone, from whose home screen it starts without bars', async () => {
      const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
      const friend = await other.newPage()
      const theirs = watched(friend)
      await friend.goto(link)
      await settled(friend)
      await expect(table(friend)).toHaveAttribute('data-hash', hash)
      expect(await playByFinger(friend, 3)).toBe(3)
      const { errors, data } = await (await other.newCDPSession(friend)).send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone' })
      await picture(friend, 'site-phone')
      expect(theirs.complaints).toEqual([])
      await other.close()
    })
    await test.step('a second game keeps the first', async () => {
      await page.goto(address)
      await page.getByRole('button', { name: /^Play The/ }).click()
      await expect(question(page)).toBeVisible({ timeout: 120_000 })
      await kept(page)
      await page.goto(address)
      const others = page.getByRole('region', { name: 'Your other games' })
      await others.getByRole('button', { name: /^Continue/ }).click()
      await settled(page)
      await expect(table(page)).toHaveAttribute('data-hash', hash)
    })
    expect([...seen.hosts]).toEqual([host])
    expect(seen.complaints).toEqual([])
  })
})

test('a saved game of a changed pack names the first difference, and is played with either version of the pack', { tag: '@long' }, async ({
  browser,
}) => {
  await hosted(browser, async ({ folder, address, context }) => {
    const pack = join(folder, '../morrow')
    cpSync(new URL('../../content/lcg-morrowmere', import.meta.url), pack, {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    })
    const edit = (path: string, from: string, to: string) =>
      writeFileSync(join(pack, path), readFileSync(join(pack, path), 'utf8').replace(from, to))
    edit('package.json', '@questwright/lcg-morrowmere', '@you/morrow')
    await writeSite(pack, folder)
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('button', { name: /^Choose decks and mode/ }).click()
    await page.getByRole('dialog').getByLabel('Seed').fill('4711')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await playOn(page, 14)
    await kept(page)
    const hash = await stateHash(page)
    // windows that the table passes by itself are decisions, too
    const decisions = await answersTaken(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByRole('menuitem', { name: /^Save as file/ }).click()
    const file = await (await download).path()

    edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"')
    edit('cards/the-drowned-causeway/sunken-gate.json', '"threat": 3', '"threat": 9')
    await writeSite(pack, folder, '--replace')
    await page.goto(address)
    const offer = async () => {
      await page.getByRole('button', { name: 'Open a link or file …' }).click()
      await page.getByLabel('Saved game').setInputFiles(file)
      return page.getByRole('region', { name: 'First difference' })
    }
    const difference = await offer()
    await expect(difference).toContainText(new RegExp(`decision \\d+ of ${decisions} differs, round 1, quest`), { timeout: 120_000 })
    await expect(difference).toContainText('Asked then')
    await expect(difference).toContainText('Sunken Gate: threat 9, was 3.')
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'site-difference')
    await page.getByRole('button', { name: 'Play as it was saved' }).click()
    await settled(page)
    await expect(table(page)).toHaveAttribute('data-hash', hash)

    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByRole('menuitem', { name: /^Open a link or file/ }).click()
    await page.getByLabel('Saved game').setInputFiles(file)
    await page.getByRole('button', { name: 'Play with the packs in use' }).click()
    await expect(page.locator('.st-table')).not.toHaveAttribute('data-hash', hash)
  })
})

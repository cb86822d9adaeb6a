/** Draws cards as sheets and pictures, with a page in a headless browser. */
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PrintRoom, type PrintWish, printFiles, printProgram, type SiteParts } from '@questwright/site'
import { Broken } from '@questwright/workshop'

export interface PrintedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface RoomWindow {
  readonly questwrightPrintRoom?: PrintRoom
  readonly tellDrawn: (done: number, of: number) => void
}

/**
 * The time limit for drawing. A card takes some 50 ms, so the limit is generous for large packs, and a page that hangs does not block the terminal
 * for ever.
 */
const millisecondsFor = (cards: number): number => 60_000 + cards * 2_000

/**
 * Draws all cards of a pack.
 * @param tell receives how many sides, or for sheets how many cards, are drawn, and how many there are
 * @throws Broken without a browser, or when it cannot draw them
 */
export async function printCards(
  parts: Omit<SiteParts, 'program'>,
  wish: PrintWish,
  tell: (done: number, of: number) => void,
): Promise<readonly PrintedFile[]> {
  const { CHROMIUM: executablePath = '' } = process.env
  if (executablePath === '')
    throw new Broken(
      'Cards are drawn in a browser, and no Chromium or Chrome was found. Install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium. In the studio, Print … does the same.',
    )
  const files = printFiles({ ...parts, program: await printProgram() })
  const room = await serve(files)
  const { chromium } = await import('playwright-core')
  const browser = await chromium
    // Chromium refuses its own sandbox to root
    .launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
    .catch((error: unknown) => {
      room.server.close()
      throw new Broken(`${executablePath} does not start: ${firstLine(error)}`)
    })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(millisecondsFor(Object.keys(parts.pack.bundle.cards).length))
    await page.exposeFunction('tellDrawn', tell)
    await page.goto(room.address)
    await page.waitForFunction(() => 'questwrightPrintRoom' in globalThis)
    const drawn = await within(
      millisecondsFor(Object.keys(parts.pack.bundle.cards).length),
      page.evaluate((asked) => {
        const here = globalThis as unknown as RoomWindow
        return here.questwrightPrintRoom?.print(asked, here.tellDrawn)
      }, wish),
    )
    return (drawn ?? []).map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }))
  } catch (error) {
    throw new Broken(`The cards cannot be drawn: ${firstLine(error)}`)
  } finally {
    await browser.close()
    room.server.close()
  }
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`they are not done after ${Math.round(milliseconds / 60_000)} minutes`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const types: { readonly [ending: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
  woff: 'font/woff',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Serves the files on the loopback address, below a random secret path. */
async function serve(files: ReadonlyMap<string, Uint8Array>): Promise<{ readonly server: Server; readonly address: string }> {
  const secret = randomBytes(16).toString('hex')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://room').pathname
    const file = path === `/${secret}/` ? 'index.html' : path.startsWith(`/${secret}/`) ? path.slice(secret.length + 2) : ''
    const bytes = files.get(file)
    if (!bytes) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
    response.end(bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}/` }
}

/** Browser tests: the studio as a person starts it, on a free port, with a copy of the content that edits may change. */
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumHere } from './browser/chromium.ts'

const repository = new URL('..', import.meta.url).pathname.replace(/\/$/, '')

// Workers read this file again: what the first reading chose is handed down.
const {
  QUESTWRIGHT_BROWSER_TOKEN: token = 'browser-tests-need-a-token-of-32-letters',
  QUESTWRIGHT_BROWSER_PORT: port = String(await freePort()),
  QUESTWRIGHT_BROWSER_WORKSPACE: workspace = copyOfContent(),
} = process.env
Object.assign(process.env, {
  QUESTWRIGHT_BROWSER_TOKEN: token,
  QUESTWRIGHT_BROWSER_PORT: port,
  QUESTWRIGHT_BROWSER_WORKSPACE: workspace,
  // the studio is a build: a test may start a second one beside it, with a workspace of its own
  QUESTWRIGHT_BROWSER_STUDIO: 'built',
})
/** Tests that take many minutes run when they are asked for, and then alone. */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const longTests = '**/*.long.spec.ts'
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: './browser',
  ...(long ? { testMatch: longTests } : { testIgnore: longTests }),
  outputDir: join(repository, 'test-results'),
  globalTeardown: './browser/remove-copy.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  fullyParallel: false,
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumHere() },
  },
  webServer: {
    command: `"${process.execPath}" apps/studio/scripts/start.mjs`,
    cwd: repository,
    url: address,
    // the first start builds
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      QUESTWRIGHT_TOKEN: token,
      QUESTWRIGHT_WORKSPACE: workspace,
      // what a minute of random play finds is no matter of these tests
      ...(long ? {} : { QUESTWRIGHT_FUZZ_SECONDS: '3' }),
    },
  },
})

/** Packs without what the package manager linked into them: a workspace needs none of that. */
function copyOfContent(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'questwright-browser-')), 'content')
  mkdirSync(folder)
  cpSync(join(repository, 'content'), folder, { recursive: true, filter: (source) => !/[\\/](node_modules|\.turbo)$/.test(source) })
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const got = probe.address()
      probe.close(() => (typeof got === 'object' && got !== null ? resolve(got.port) : reject(new Error('no port'))))
    })
  })
}

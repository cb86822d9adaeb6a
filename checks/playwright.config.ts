/** The configuration of the browser tests. They use studios that are started like a user does; `browser/test.ts` gives each worker its own. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/chromium.ts'

const repository = new URL('..', import.meta.url).pathname.replace(/\/$/, '')

/** Whether only the tests that take many minutes run; they run alone, and only on request. */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const longTests = '**/*.long.spec.ts'
/** The tag of a long test in a file whose other tests always run. */
const longTag = /@long\b/
/** Specs that normally test only a part of their pages or screenshots, and all of them in long runs. */
const parts = /(?:drawn-boards|facing|first-start)\.spec\.ts/
const results = join(repository, 'test-results')
const executablePath = findChromium()

export default defineConfig({
  testDir: './browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // in the global setup and not here: tools such as knip read this configuration on machines without a browser
  globalSetup: './browser/need-chromium.ts',
  projects: long
    ? [{ name: 'long', grep: [longTag, /\.long\.spec\.ts/, parts], workers: 1, outputDir: results }]
    : [{ name: 'studio', testIgnore: longTests, grepInvert: longTag, outputDir: results }],
  // a generous limit: slowness on a busy machine is no failure
  timeout: 600_000,
  expect: { timeout: 90_000 },
  workers: 2,
  // a test that passes at the second attempt is reported as flaky, with the page's state at the first
  retries: long ? 0 : 1,
  fullyParallel: false,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // drawing animations without a graphics card takes most of the processors; moments.spec.ts, pointing.spec.ts and figures.long.spec.ts watch them
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
})

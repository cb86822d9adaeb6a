/** Browser tests: studios as a person starts them. `browser/test.ts` gives each worker one of its own. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/chromium.ts'

const repository = new URL('..', import.meta.url).pathname.replace(/\/$/, '')

/** Tests that take many minutes run when they are asked for, and then alone. */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
/** What measures time or memory: `npm test` runs it when nothing else of the tests runs. */
const figures = '**/figures*.spec.ts'
const longTests = '**/*.long.spec.ts'
/** A test of a file whose others run always. */
const longTag = /@long\b/
/** Specs that look at a part of their pages or pictures each time, and at all of them under `long`. */
const parts = /(?:drawn-boards|first-start)\.spec\.ts/
const results = join(repository, 'test-results')
const executablePath = findChromium()

export default defineConfig({
  testDir: './browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Who only reads these settings, as knip does, needs no browser: a machine without one is refused when tests begin.
  globalSetup: './browser/need-chromium.ts',
  projects: long
    ? [{ name: 'long', grep: [longTag, /\.long\.spec\.ts/, parts], workers: 1, outputDir: results }]
    : [
        { name: 'studio', testIgnore: [figures, longTests], grepInvert: longTag, outputDir: results },
        // a run empties its folder: what the studio's tests left there stays
        { name: 'figures', testMatch: figures, testIgnore: longTests, workers: 1, outputDir: join(results, 'figures') },
      ],
  // a machine that is crowded is slow, and that is no failure
  timeout: 600_000,
  expect: { timeout: 90_000 },
  workers: 2,
  // a test that passes the second time is listed as flaky, with what the page was like at first
  retries: long ? 0 : 1,
  fullyParallel: false,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
})

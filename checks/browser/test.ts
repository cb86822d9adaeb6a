/**
 * The `test` function of all browser specs. Each worker of the test runner has a studio of its own. Its workspace is a copy of the content that
 * tests may change; before each test it is restored.
 */
import { test as base, type Page } from '@playwright/test'
import { asTheContent } from './restored-workspace.ts'
import { type StartedStudio, startStudio } from './started-studio.ts'
import { useWorkspace } from './studio.ts'

interface OfWorker {
  readonly studio: StartedStudio
}

interface OfTest {
  readonly restored: undefined
}

export const test = base.extend<OfTest, OfWorker>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the required fixtures from the first parameter
    async ({}, use) => {
      const studio = await startStudio('content')
      useWorkspace(studio.workspace)
      await use(studio)
      await studio.close()
    },
    // the first worker builds the studio if there is no build
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.address),
  // on other machines only the output of a run can be read and no screenshots, so it describes the page
  page: async ({ page }, use, info) => {
    const said: string[] = []
    page.on('pageerror', ({ message }) => said.push(`error: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(`console: ${message.text()}`)
    })
    page.on('requestfailed', (request) => said.push(`no answer: ${request.url()}: ${request.failure()?.errorText}`))
    await use(page)
    if (info.status !== info.expectedStatus) console.log(await lastSeen(page, said))
  },
  restored: [
    async ({ studio }, use) => {
      asTheContent(studio.workspace)
      await use(undefined)
    },
    { auto: true },
  ],
})

const shownLines = 60

/** Describes a page at the end of a test: its URL, its errors, and its text. */
async function lastSeen(page: Page, said: readonly string[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => `no answer: ${error.message}`)
  return [`The page at the end: ${page.url()}`, ...said.slice(-shownLines), ...shown.split('\n').slice(0, shownLines)].join('\n  ')
}

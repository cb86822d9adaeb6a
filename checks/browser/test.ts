/**
 * The test of all browser specs. Each worker of the test runner has a studio of its own, with a copy of the content as its workspace that edits may
 * change; every test finds that workspace as the content is.
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
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from its first parameter
    async ({}, use) => {
      const studio = await startStudio('content')
      useWorkspace(studio.workspace)
      await use(studio)
      await studio.close()
    },
    // where the studio is not built yet, this builds it
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.address),
  // a run elsewhere leaves its output and no pictures: what the page was like is told there
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

/** A page at its end in words: where it is, what went wrong in it, and what it shows. */
async function lastSeen(page: Page, said: readonly string[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: Error) => `no answer: ${error.message}`)
  return [`The page at the end: ${page.url()}`, ...said.slice(-shownLines), ...shown.split('\n').slice(0, shownLines)].join('\n  ')
}

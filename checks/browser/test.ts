/**
 * The test of all browser specs. Each worker of the test runner has a studio of its own, with a copy of the content as its workspace that edits may
 * change; every test finds that workspace as the content is.
 */
import { test as base } from '@playwright/test'
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
  restored: [
    async ({ studio }, use) => {
      asTheContent(studio.workspace)
      await use(undefined)
    },
    { auto: true },
  ],
})

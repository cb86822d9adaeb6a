/** A pack on its way from one studio to a second one, which runs the same build with a workspace of its own. */
import { test } from '@playwright/test'
import { forgetPublished, packTravels } from './pack-travels.ts'
import { startSecondStudio } from './second-studio.ts'

test.afterAll(forgetPublished)

test('a pack is published, found, installed and played, and a breaking update leaves a saved game as it was', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(900_000)
  const second = await startSecondStudio()
  test.skip(second === undefined, 'who tests a studio under development waits for no build')
  if (second === undefined) return
  try {
    await packTravels(page, browser, info, second)
  } finally {
    await second.close()
  }
})

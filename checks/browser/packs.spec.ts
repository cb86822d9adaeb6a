/** A pack on its way from one studio to a second one, which runs the same build with a workspace of its own. */
import { forgetPublished, packTravels } from './pack-travels.ts'
import { startStudio } from './started-studio.ts'
import { test } from './test.ts'

test.afterAll(forgetPublished)

test('a pack is published, found, installed and played, and a breaking update leaves a saved game as it was', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(900_000)
  const second = await startStudio('base packs')
  try {
    await packTravels(page, browser, info, second)
  } finally {
    await second.close()
  }
})

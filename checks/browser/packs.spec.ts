/** A pack on its way from one studio to a second one, which runs the same build with a workspace of its own. */
import { forgetPublished, packIsTaken } from './pack-travels.ts'
import { startStudio } from './started-studio.ts'
import { test } from './test.ts'

test.afterAll(forgetPublished)

test('a pack is published, found, installed and played', async ({ page, browser }, info) => {
  test.setTimeout(600_000)
  const second = await startStudio('base packs')
  try {
    await packIsTaken(page, browser, info, second)
  } finally {
    await second.close()
  }
})

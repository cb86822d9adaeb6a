/** A pack on its way to a second, fresh clone of the repository on this machine, which was installed and built as the README says. */
import { forgetPublished, packTravels } from './pack-travels.ts'
import { startSecondClone } from './second-clone.ts'
import { test } from './test.ts'

test.afterAll(forgetPublished)

test('a pack is published here, and found, installed and played in a fresh clone', async ({ page, browser }, info) => {
  test.setTimeout(1_500_000)
  // alone, before anything is published: beside a build random play can take games that are slow for games that are stuck
  const second = await startSecondClone()
  try {
    info.annotations.push({ type: 'note', description: second.told })
    console.log(second.told)
    await packTravels(page, browser, info, second)
  } finally {
    await second.close()
  }
})

/** Installs a pack in a second, fresh clone of the repository on this machine, which was installed and built as the README says. */
import { forgetPublished, packTravels } from './pack-travels.ts'
import { startSecondClone } from './second-clone.ts'
import { test } from './test.ts'

test.afterAll(forgetPublished)

test('a published pack is found, installed and played in a fresh clone', async ({ page, browser }, info) => {
  test.setTimeout(1_500_000)
  // start the clone before anything is published: a build at the same time would slow down random play, which then reports games as stuck
  const second = await startSecondClone()
  try {
    info.annotations.push({ type: 'note', description: second.told })
    console.log(second.told)
    await packTravels(page, browser, info, second)
  } finally {
    await second.close()
  }
})

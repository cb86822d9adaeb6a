/** The forecast of a choice is shown before it is made: in the question, on the cards and for screen readers, and it agrees with what happens. */
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { answering, openStudio, question, settled, table, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const path = 'lcg-core-set/scenes/a-solo-quest.scene.ts'

/** Six characters against threat 15. The three heroes bring 7, and no card that could be revealed changes that. */
const soloQuest = `import { scene } from '@questwright/testkit'

scene(
  'a solo quest',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 3, attachments: ['celebrians-stone'] }, { card: 'theodred', resources: 2 }, { card: 'gloin', damage: 3 }],
      allies: ['guard-of-the-citadel', 'faramir', 'son-of-arnor'],
      threat: 30,
      deck: 14,
    },
    staging: ['hummerhorns', 'old-forest-road', 'great-forest-web', 'mountains-of-mirkwood', 'enchanted-stream', 'east-bight-patrol', 'necromancers-pass', 'black-forest-bats'],
    activeLocation: { card: 'the-east-bight', progress: 3 },
    encounterDeck: 0,
    round: 4,
    at: '3.1',
  },
  (t) => {
    t.isAt('3.1')
  },
)
`

test('the forecast says before the answer by how much a quest will fail, and is right', { tag: '@long' }, async ({ page }) => {
  writeFileSync(workspaceFile(path), soloQuest)
  await openStudio(page)
  await page.goto(`/situations?scene=${path}`)
  await expect(page.getByLabel('Title of the board')).toHaveValue('a solo quest', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
  const asked = (name: string) => page.locator(`.qw-question[data-question="${name}"]`)
  const pass = async () => answering(page, () => page.keyboard.press('0'))
  for (let passes = 0; passes < 6 && !(await asked('choose-to-commit').isVisible()); passes++) await pass()

  const told = question(page).locator('.qw-foretold')
  const aloud = page.locator('.qw-aloud')
  await expect(told).toContainText('15 short')
  const box = await question(page).boundingBox()
  for (const key of ['1', '2', '3']) await page.keyboard.press(key)
  await expect(told).toContainText('8 short: each threat +8')
  await expect(told.locator('.qw-compared b')).toHaveText(['7', '15'])
  await expect(told.locator('em')).toHaveText('before what is revealed')
  await expect(aloud).toHaveText('Quest: 7 against threat 15, 8 short: each threat +8, before what is revealed')
  // the question does not move, and each option shows what it brings
  expect(await question(page).boundingBox()).toEqual(box)
  await expect(page.locator('[data-card*="aragorn"] .qw-sign .qw-brings')).toHaveText('4')

  await answering(page, () => page.keyboard.press('Enter'))
  const log = page.locator('.qw-log')
  for (let passes = 0; passes < 12 && !/fails by/.test((await log.textContent()) ?? ''); passes++) await pass()
  await expect(log).toContainText('The quest fails by 8')
  await expect(log).toContainText('The threat of Player 1 rises by 8 to 38')
  await expect(table(page)).toBeVisible()
})

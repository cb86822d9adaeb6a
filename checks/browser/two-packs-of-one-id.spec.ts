/** Two packs of different authors with the same short id, keyword and event are in one workspace, and a scenario of one of them is played. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { huntPack } from '../../packages/workshop/test/fixtures/two-hunts.ts'
import { answering, answersTaken, kept, openStudio, question, settled, stateHash, table, workspaceFile } from './studio.ts'
import { test } from './test.ts'

test('two packs with one short id are listed with their authors, and a scenario of one is played and kept', { tag: '@long' }, async ({
  page,
}) => {
  for (const [name, by, folder] of [
    ['@ann/hunt', 1, 'ann-hunt'],
    ['@bob/hunt', 2, 'bob-hunt'],
  ] as const)
    for (const [path, text] of Object.entries(huntPack(name, by, 'no scenes'))) {
      const file = workspaceFile(join(folder, path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  await openStudio(page)
  const things = page.getByRole('tree')
  for (const title of ['Hunt (@ann/hunt)', 'Hunt (@bob/hunt)'])
    await expect(things.getByRole('treeitem', { name: new RegExp(`^${title.replace(/[()]/g, '\\$&')}`) })).toBeVisible()

  await page.goto('/scenarios')
  const ofBob = page.locator('section', { has: page.getByRole('heading', { name: 'Hunt (@bob/hunt)' }) })
  await ofBob.getByRole('link', { name: 'The Chase' }).click()
  await page.getByRole('button', { name: 'Play it now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await expect(table(page)).toBeVisible()
  await expect(page.locator('body')).toContainText('The Chase')

  await answering(page, () => question(page).getByRole('button', { name: /^No\b/ }).click())
  await kept(page)
  const [taken, state] = [await answersTaken(page), await stateHash(page)]
  expect(taken).toBeGreaterThan(0)
  await page.reload()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  expect([await answersTaken(page), await stateHash(page)]).toEqual([taken, state])
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { openStudio, picture, seriousViolations, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const pack = 'qa-spec-road'

const section = (page: Page, id: string) => page.locator('.st-pack').filter({ has: page.locator(`#pack-${id}`) })

async function newPack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New pack …' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New pack' })
  await dialog.getByLabel('Title').fill('QA Spec Road')
  await expect(dialog.getByRole('textbox', { name: 'Id' })).toHaveValue(pack)
  await dialog.getByRole('button', { name: 'Make the pack' }).click()
  await expect(section(page, pack)).toBeVisible()
}

test('a pack and a card are made, and the card is renamed, deleted and restored', async ({ page }) => {
  await openStudio(page)
  await newPack(page)
  expect(JSON.parse(readFileSync(workspaceFile(`${pack}/package.json`), 'utf8'))).toMatchObject({ questwright: { game: 'lcg', api: 2 } })
  await page.getByRole('button', { name: 'New card in QA Spec Road …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Lantern Wight')
  await dialog.getByLabel('Encounter set').fill('Old Lanterns')
  await expect(dialog.getByLabel('File name')).toHaveValue('lantern-wight')
  expect(await seriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make the card' }).click()
  await expect(page).toHaveURL(/cards\?card=qa-spec-road/)
  await expect(page.getByRole('heading', { name: 'Lantern Wight' }).first()).toBeVisible()
  await expect.poll(() => existsSync(workspaceFile(`${pack}/cards/encounter/old-lanterns/lantern-wight.json`))).toBe(true)

  await page.getByRole('link', { name: 'Library' }).first().click()
  await section(page, pack).getByRole('button', { name: 'More about Lantern Wight' }).click()
  await page.getByRole('menuitem', { name: 'Rename …' }).click()
  await page.getByLabel('Title').fill('Lamp Wight')
  await page.getByLabel('File name').fill('lamp-wight')
  await expect(page.locator('.st-import-preview')).toContainText('lamp-wight.json')
  await picture(page, 'workspace-rename')
  await page.getByRole('button', { name: 'Rename in 2 files' }).click()
  await expect(section(page, pack).getByRole('link', { name: /Lamp Wight/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, pack).getByRole('link', { name: /Lantern Wight/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()

  await section(page, pack)
    .getByRole('link', { name: /Lantern Wight/ })
    .click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  await expect(page.getByText('Nothing else in the workspace names it.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  // elements under a dialog have no role, so also wait until the dialog is closed
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeHidden()
  await expect(section(page, pack).getByRole('link', { name: /Lantern Wight/ })).toBeHidden()
  await expect.poll(() => existsSync(workspaceFile(`${pack}/cards/encounter/old-lanterns/lantern-wight.json`))).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, pack).getByRole('link', { name: /Lantern Wight/ })).toBeVisible()
  await expect.poll(() => existsSync(workspaceFile(`${pack}/cards/encounter/old-lanterns/lantern-wight.json`))).toBe(true)
})

test('a zip file is imported, one with a path outside is refused, and one with a taken id gets another id', { tag: '@long' }, async ({
  page,
}) => {
  const manifest = (name: string) => strToU8(JSON.stringify({ name, version: '0.1.0', questwright: { game: 'lcg', api: 1 } }))
  const drop = (bytes: Uint8Array) =>
    page.evaluate(
      (numbers) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(numbers)], 'pack.zip', { type: 'application/zip' }))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      },
      [...bytes],
    )
  await openStudio(page)
  await expect(page.getByRole('button', { name: 'Import …' })).toBeVisible()
  await drop(zipSync({ 'road/package.json': manifest(`@qa/${pack}`), '../climbs.json': strToU8('{}') }))
  await expect(page.getByRole('alert').filter({ hasText: 'climbs out' })).toBeVisible()
  await page.keyboard.press('Escape')
  const good = zipSync({ 'road/package.json': manifest(`@qa/${pack}`), 'road/text/en.json': strToU8('{}'), 'road/notes.txt': strToU8('x') })
  await drop(good)
  const dialog = page.getByRole('dialog', { name: 'Import a pack' })
  await expect(dialog).toContainText('1 file stays out')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(section(page, pack)).toBeVisible()
  expect(readFileSync(workspaceFile(`${pack}/text/en.json`), 'utf8')).toBe('{}')
  await drop(good)
  await expect(dialog.getByText(`The workspace has something called ${pack} already`)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Id' })).toHaveValue(`${pack}-2`)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(section(page, `${pack}-2`)).toBeVisible()
})

test('unsaved text is restored after a reload, and another tab is told about it', async ({ page, context }) => {
  await openStudio(page)
  await newPack(page)
  await page.getByRole('button', { name: 'New card in QA Spec Road …' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Mire Hound')
  await page.getByRole('dialog').getByRole('button', { name: 'Make the card' }).click()
  await expect(page.getByRole('heading', { name: 'Mire Hound' }).first()).toBeVisible()
  const file = workspaceFile(`${pack}/cards/encounter/${pack}/mire-hound.json`)
  const saved = readFileSync(file, 'utf8')
  // switch off autosave
  await page.getByLabel('Saved by itself').selectOption('off')
  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  const source = page.getByLabel('Facts of Mire Hound as JSON')
  const typed = saved.replace(/"threat": \d+/, '"threat": 4')
  await source.fill(typed)
  await page.reload()
  await expect(page.getByText('is not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  await expect(source).toHaveValue(typed)
  expect(readFileSync(file, 'utf8')).toBe(saved)
  await picture(page, 'workspace-draft')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'JSON', exact: true }).click()
  await expect(other.getByText('Another tab has unsaved changes')).toBeVisible()
  await expect(other.getByLabel('Facts of Mire Hound as JSON')).toHaveValue(saved)
  await other.getByLabel('Facts of Mire Hound as JSON').fill(saved.replace(/"threat": \d+/, '"threat": 2'))
  await other.keyboard.press('Control+s')
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"threat": 2')
  // the first tab does not overwrite the change: it asks
  await source.press('End')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'mire-hound.json changed on disk' })).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(source).toHaveValue(/"threat": 2/)
  // switch on autosave for forms
  await page.getByLabel('Saved by itself').selectOption('forms')
  await source.fill(typed)
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(typed)
})

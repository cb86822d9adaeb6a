/** Plays from a scene of a pack in the browser. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openStudio, question, settled, workspaceFile } from './studio.ts'

/**
 * Writes a scene into a pack of the workspace, sets up its board and starts to play it.
 * @param path of the file, `pack/scenes/name.scene.ts`
 */
export async function openScene(page: Page, path: string, scene: string): Promise<void> {
  mkdirSync(dirname(workspaceFile(path)), { recursive: true })
  writeFileSync(workspaceFile(path), scene)
  await openStudio(page)
  await page.goto(`/situations?scene=${path}`)
  await expect(page.getByLabel('Title of the board')).toHaveValue(/^ {2}'(.*)',$/m.exec(scene)?.[1] ?? '', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
}

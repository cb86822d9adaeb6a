/**
 * A pack goes from one studio to another: it is published, found, installed and played; a saved game still opens after a breaking update. The
 * registry is the real one that the first studio serves.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { type StartedStudio, startStudio } from './started-studio.ts'
import {
  answersTaken,
  openStudio,
  picture,
  playOn,
  question,
  seriousViolations,
  settled,
  stateHash,
  table,
  workspaceFile,
} from './studio.ts'

/** The pack is a copy of a shipped one under another id: a shipped pack would not be taken from a registry. */
const pack = 'causeway'
const name = '@tests/causeway'
/** A time limit for publishing: checks, scenes, random play and every number of players come before the upload. */
const published = { timeout: 280_000 }
const soon = { timeout: 120_000 }

/** Writes the pack to be published into the workspace of the first studio. */
function layPack(): void {
  cpSync(workspaceFile('lcg-morrowmere'), workspaceFile(pack), { recursive: true })
  const manifest = workspaceFile(`${pack}/package.json`)
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"@questwright/lcg-morrowmere"', `"${name}"`))
}

/** Deletes the pack and its published versions from the workspace of the first studio. */
export function forgetPublished(): void {
  rmSync(workspaceFile(pack), { recursive: true, force: true })
  for (const kept of ['registry', 'credentials.json']) rmSync(workspaceFile(`.questwright/${kept}`), { recursive: true, force: true })
}

/** A game that the second user has saved, and how to reach the registry. */
interface Journey {
  readonly stranger: Page
  readonly address: string
  readonly key: string
  readonly saved: string
  readonly decisions: number
  readonly hash: string
}

/**
 * Publishes a pack in the studio of the page; another studio finds, installs and plays it.
 * @param other the studio of the user who installs the pack
 */
async function packIsTaken(page: Page, browser: Browser, info: TestInfo, other: StartedStudio): Promise<Journey> {
  layPack()
  await openStudio(page)
  await page.goto(`/packs?pack=${pack}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  const publish = page.getByRole('dialog', { name: `Publish ${name}` })
  await expect(publish).toContainText('this is its first version', soon)
  await publish.getByLabel('Your name there').fill('ann')
  await publish.getByLabel('Password').fill('a lamp at morrow')
  expect(await seriousViolations(page)).toEqual([])
  await publish.getByRole('button', { name: 'Check and publish' }).click()
  await expect(publish.getByRole('status')).toContainText(`Publishing ${name}`)
  await expect(page.getByText(`${name} 0.1.0 is published.`)).toBeVisible(published)
  await page.goto('/packs')
  const address = await page.locator('code', { hasText: 'http://127.0.0.1:' }).textContent(soon)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the key' }).click()
  await expect(page.getByText('The key is copied.')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())

  const stranger = await (await browser.newContext()).newPage()
  await openStudio(stranger, other.address)
  await stranger.goto(`${other.address}/packs`)
  await stranger.getByRole('button', { name: 'Registry …' }).click()
  await stranger.getByLabel('Another registry').check()
  await stranger.getByLabel('Address').fill(address ?? '')
  await stranger.getByRole('button', { name: 'Use this one' }).click()
  // without the key, the registry refuses other studios
  const closed = stranger.getByRole('alert').filter({ hasText: 'opens it to those who have its key' })
  await expect(closed).toBeVisible(soon)
  await stranger.getByRole('button', { name: 'Registry …' }).click()
  await stranger.getByLabel('Key', { exact: true }).fill(key)
  await stranger.getByRole('button', { name: 'Use this one' }).click()
  await expect(closed).toHaveCount(0, soon)
  await stranger.getByLabel('Search packs of the registry').fill('causeway')
  const row = stranger.getByRole('region', { name: 'In the registry' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('published by ann', soon)
  expect(await seriousViolations(stranger)).toEqual([])
  await row.getByRole('button', { name: `Install ${name}` }).click()
  await expect(stranger.getByText(`${name} 0.1.0 is installed.`)).toBeVisible(soon)
  await picture(stranger, 'packs-installed')

  // the scenario of the installed pack is shown, without any input fields
  await stranger.goto(`${other.address}/scenarios?scenario=${pack}:the-drowned-causeway`)
  await expect(stranger.getByLabel('Title', { exact: true })).toHaveJSProperty('readOnly', true, soon)
  await expect(stranger.getByRole('button', { name: /^(Add|Change|Take|Turn)/ })).toHaveCount(0)
  expect(await seriousViolations(stranger)).toEqual([])
  await stranger.goto(`${other.address}/cards?card=${pack}:the-bell-warden`)
  await expect(stranger.getByRole('textbox', { name: 'Text', exact: true })).toHaveJSProperty('readOnly', true, soon)
  await expect(stranger.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect(await seriousViolations(stranger)).toEqual([])

  // its publisher and content are shown before the first game
  await stranger.goto(`${other.address}/packs?pack=${pack}`)
  await expect(stranger.getByRole('button', { name: 'Fork to edit …' })).toBeVisible(soon)
  await stranger.getByRole('button', { name: 'Play The Drowned Causeway' }).click()
  const trust = stranger.getByRole('dialog', { name: 'A pack that you play for the first time' })
  await expect(trust).toContainText('ann', soon)
  await expect(trust).toContainText('5 enemies')
  expect(await seriousViolations(stranger)).toEqual([])
  await picture(stranger, 'packs-trust')
  await trust.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(question(stranger)).toBeVisible({ timeout: 120_000 })
  // the deck order is random: after so few decisions no quest is lost, and the saved game can be continued
  expect((await playOn(stranger, 6)).ended).toBe('enough')
  await settled(stranger)
  const [decisions, hash] = [await answersTaken(stranger), await stateHash(stranger)]
  await stranger.getByRole('button', { name: 'Share this game' }).click()
  const download = stranger.waitForEvent('download')
  await stranger.getByRole('menuitem', { name: 'Save as file' }).click()
  const saved = info.outputPath('game.json')
  await (await download).saveAs(saved)
  return { stranger, address: address ?? '', key, saved, decisions, hash }
}

/** As `packIsTaken`, then a breaking update is published, and the game that was saved with the first version must still open. */
export async function packTravels(page: Page, browser: Browser, info: TestInfo, other: StartedStudio): Promise<void> {
  const { stranger, address, key, saved, decisions, hash } = await packIsTaken(page, browser, info, other)
  await withBreakingUpdate(async (told) => {
    expect(told).toMatchObject({ result: 'published', version: '0.2.0' })

    // the second user sees the changes before updating
    await stranger.goto(`${other.address}/packs`)
    await stranger.getByRole('button', { name: 'Update to 0.2.0 …' }).click()
    const update = stranger.getByRole('dialog', { name: `${name}: what is new` })
    await expect(update.getByRole('region', { name: 'Can break decks, saved games and other packs' })).toContainText('Eel Brood', soon)
    expect(await seriousViolations(stranger)).toEqual([])
    await picture(stranger, 'packs-update')
    await update.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(stranger.getByText(`${name} is 0.2.0 now.`)).toBeVisible(soon)

    // the saved game still opens with its own version, and the dialog says where it would differ
    const offer = await offered(stranger, other.address, saved)
    await expect(offer).toContainText('was 0.1.0, here is 0.2.0', soon)
    await expect(offer.getByText('Replaying it with the packs in use')).toHaveCount(0, { timeout: 120_000 })
    await picture(stranger, 'packs-saved-game')
    await offer.getByRole('button', { name: 'Play as it was saved' }).click()
    await settled(stranger, (count) => count === decisions)
    await expect(table(stranger)).toHaveAttribute('data-hash', hash)

    // the pack is uninstalled and the game still opens. Nothing is asked, since the user has seen this version before
    await stranger.goto(`${other.address}/packs?pack=${pack}`)
    await stranger.getByRole('button', { name: 'Uninstall …' }).click()
    await stranger.getByRole('dialog').getByRole('button', { name: 'Uninstall', exact: true }).click()
    await expect(stranger.getByText(`${name} is gone from the workspace.`)).toBeVisible(soon)
    await offered(stranger, other.address, saved)
    await stranger.getByRole('dialog').getByRole('button', { name: 'Play as it was saved' }).click()
    await settled(stranger, (count) => count === decisions)
    await expect(table(stranger)).toHaveAttribute('data-hash', hash)

    // a third user gets the game file: the old version is fetched for it, and its content is shown before it is played
    const third = await startStudio('base packs', (workspace) => useRegistry(workspace, address, key))
    try {
      const friend = await (await browser.newContext()).newPage()
      await openStudio(friend, third.address)
      const offer = await offered(friend, third.address, saved)
      await expect(offer.getByRole('alert')).toContainText(`${name} 0.1.0`)
      await offer.getByRole('button', { name: 'Play as it was saved' }).click()
      const shown = friend
        .getByRole('dialog', { name: 'A pack that you play for the first time' })
        .getByRole('region', { name: `${name} 0.1.0` })
      await expect(shown).toContainText('ann', soon)
      await expect(shown).toContainText('5 enemies')
      await expect(shown).toContainText('@questwright/lcg-keywords')
      await picture(friend, 'packs-trust-older')
      await friend.getByRole('button', { name: 'Not now' }).click()
      await expect(offer.getByRole('button', { name: 'Play as it was saved' })).toBeEnabled()
      await offer.getByRole('button', { name: 'Play as it was saved' }).click()
      await friend.getByRole('button', { name: 'Play', exact: true }).click()
      await settled(friend, (count) => count === decisions)
      await expect(table(friend)).toHaveAttribute('data-hash', hash)
      // the content is shown only once
      const again = await offered(friend, third.address, saved)
      await again.getByRole('button', { name: 'Play as it was saved' }).click()
      await settled(friend, (count) => count === decisions)
    } finally {
      await third.close()
    }
  })
}

/** Gives a saved game to the studio, and waits until it says with which packs the game can be played. */
async function offered(page: Page, address: string, file: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Open a link or file …' }).click()
  await page.getByLabel('Saved game').setInputFiles(file)
  const offer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Play as it was saved' }) })
  await expect(offer).toBeVisible(soon)
  return offer
}

/** Sets the registry, like the dialog "Registry". */
function useRegistry(workspace: string, registry: string, key: string): void {
  mkdirSync(join(workspace, '.questwright'), { recursive: true })
  const secrets = { format: 'questwright-credentials', version: 1, registries: {}, keys: { [registry]: key } }
  writeFileSync(join(workspace, '.questwright', 'credentials.json'), JSON.stringify(secrets), { mode: 0o600 })
  writeFileSync(join(workspace, '.questwright', 'settings.json'), JSON.stringify({ format: 'questwright-settings', version: 1, registry }))
}

/** Removes a card with its scene from the pack, publishes that as the next version, and restores the card. */
async function withBreakingUpdate(deed: (told: unknown) => Promise<void>): Promise<void> {
  const stem = `${pack}/cards/fen-beasts/eel-brood`
  const files = [
    `${stem}.json`,
    `${stem}.scene.ts`,
    `${pack}/scenarios/the-drowned-causeway.scene.ts`,
    `${pack}/text/en.json`,
    `${pack}/package.json`,
  ]
  const before = files.map((file) => [workspaceFile(file), readFileSync(workspaceFile(file), 'utf8')] as const)
  try {
    for (const [file, text] of before) {
      if (file.endsWith('text/en.json')) {
        const words = JSON.parse(text) as { cards: { [slug: string]: unknown } }
        delete words.cards['eel-brood']
        writeFileSync(file, JSON.stringify(words, null, 2))
      } else if (file.endsWith('causeway.scene.ts')) writeFileSync(file, text.replace('encounterDeck: 24', 'encounterDeck: 22'))
      else if (file.endsWith('package.json')) writeFileSync(file, text.replace('"version": "0.1.0"', '"version": "0.2.0"'))
      else rmSync(file)
    }
    const output = execFileSync(
      process.execPath,
      ['scripts/run.mjs', 'qw', 'pack', 'publish', pack, '--json', '--anyway', '--fuzz-games', '1'],
      {
        cwd: new URL('../..', import.meta.url).pathname,
        env: { ...process.env, QUESTWRIGHT_WORKSPACE: workspaceFile('') },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 240_000,
      },
    )
    await deed(JSON.parse(output.toString()))
  } finally {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

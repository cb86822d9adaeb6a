/**
 * The way of a pack from one studio to another: published, found, installed and played; a saved game stays when a breaking update comes out.
 * The registry is the real one that the first studio starts.
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

/** A copy of one that the program ships: what is shipped needs no registry. */
const pack = 'causeway'
const name = '@tests/causeway'
/** Checks, scenes, random play and every number of players stand before an upload. */
const published = { timeout: 280_000 }
const soon = { timeout: 120_000 }

/** Lays the pack that travels into the workspace of the first studio. */
function layPack(): void {
  cpSync(workspaceFile('lcg-morrowmere'), workspaceFile(pack), { recursive: true })
  const manifest = workspaceFile(`${pack}/package.json`)
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"@questwright/lcg-morrowmere"', `"${name}"`))
}

/** Takes what was published out of the workspace of the first studio, and the pack. */
export function forgetPublished(): void {
  rmSync(workspaceFile(pack), { recursive: true, force: true })
  for (const kept of ['registry', 'credentials.json']) rmSync(workspaceFile(`.questwright/${kept}`), { recursive: true, force: true })
}

/** A game that the stranger saved, and how the registry is reached. */
interface Journey {
  readonly stranger: Page
  readonly address: string
  readonly key: string
  readonly saved: string
  readonly decisions: number
  readonly hash: string
}

/**
 * A pack is published in the studio of the page, and found, installed and played for a while in another.
 * @param other the studio of who installs the pack
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
  // without the key it opens to nobody
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

  // what it says can be read, and nothing of it waits to be typed in
  await stranger.goto(`${other.address}/scenarios?scenario=${pack}:the-drowned-causeway`)
  await expect(stranger.getByLabel('Title', { exact: true })).toHaveJSProperty('readOnly', true, soon)
  await expect(stranger.getByRole('button', { name: /^(Add|Change|Take|Turn)/ })).toHaveCount(0)
  expect(await seriousViolations(stranger)).toEqual([])
  await stranger.goto(`${other.address}/cards?card=${pack}:the-bell-warden`)
  await expect(stranger.getByLabel('Text', { exact: true })).toHaveJSProperty('readOnly', true, soon)
  await expect(stranger.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect(await seriousViolations(stranger)).toEqual([])

  // who published it, and what it brings, stands before the first game
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
  // the deal is any: in so few decisions no quest is lost, and a saved game has something to go on with
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

/** The whole way: after it was taken comes a breaking update, and the game that was saved under the first version still opens. */
export async function packTravels(page: Page, browser: Browser, info: TestInfo, other: StartedStudio): Promise<void> {
  const { stranger, address, key, saved, decisions, hash } = await packIsTaken(page, browser, info, other)
  await withBreakingUpdate(async (told) => {
    expect(told).toMatchObject({ result: 'published', version: '0.2.0' })

    // the stranger sees what is new before taking it
    await stranger.goto(`${other.address}/packs`)
    await stranger.getByRole('button', { name: 'Update to 0.2.0 …' }).click()
    const update = stranger.getByRole('dialog', { name: `${name}: what is new` })
    await expect(update.getByRole('region', { name: 'Breaks what was there' })).toContainText('Eel Brood', soon)
    expect(await seriousViolations(stranger)).toEqual([])
    await picture(stranger, 'packs-update')
    await update.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(stranger.getByText(`${name} is 0.2.0 now.`)).toBeVisible(soon)

    // the saved game still opens as it was, and says where it would go another way
    const offer = await offered(stranger, other.address, saved)
    await expect(offer).toContainText('was 0.1.0, here is 0.2.0', soon)
    await expect(offer.getByText('Playing it under the packs that are here')).toHaveCount(0, { timeout: 120_000 })
    await picture(stranger, 'packs-saved-game')
    await offer.getByRole('button', { name: 'Play as it was saved' }).click()
    await settled(stranger, (count) => count === decisions)
    await expect(table(stranger)).toHaveAttribute('data-hash', hash)

    // the pack is uninstalled, and the game still opens: its version was shown before the first game, so nothing is asked
    await stranger.goto(`${other.address}/packs?pack=${pack}`)
    await stranger.getByRole('button', { name: 'Uninstall …' }).click()
    await stranger.getByRole('dialog').getByRole('button', { name: 'Uninstall', exact: true }).click()
    await expect(stranger.getByText(`${name} is gone from the workspace.`)).toBeVisible(soon)
    await offered(stranger, other.address, saved)
    await stranger.getByRole('dialog').getByRole('button', { name: 'Play as it was saved' }).click()
    await settled(stranger, (count) => count === decisions)
    await expect(table(stranger)).toHaveAttribute('data-hash', hash)

    // a third one gets the game from a friend: the old version is fetched for it, and shown before it is played
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
      // seen once is enough
      const again = await offered(friend, third.address, saved)
      await again.getByRole('button', { name: 'Play as it was saved' }).click()
      await settled(friend, (count) => count === decisions)
    } finally {
      await third.close()
    }
  })
}

/** Gives the studio a saved game, and waits until it says under what it can be played. */
async function offered(page: Page, address: string, file: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Open a link or file …' }).click()
  await page.getByLabel('Saved game').setInputFiles(file)
  const offer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Play as it was saved' }) })
  await expect(offer).toBeVisible(soon)
  return offer
}

/** As a person chooses it in the dialog Registry. */
function useRegistry(workspace: string, registry: string, key: string): void {
  mkdirSync(join(workspace, '.questwright'), { recursive: true })
  const secrets = { format: 'questwright-credentials', version: 1, registries: {}, keys: { [registry]: key } }
  writeFileSync(join(workspace, '.questwright', 'credentials.json'), JSON.stringify(secrets), { mode: 0o600 })
  writeFileSync(join(workspace, '.questwright', 'settings.json'), JSON.stringify({ format: 'questwright-settings', version: 1, registry }))
}

/** Takes a card with its scene out of the pack, brings that out as its next version, and puts the card back. */
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

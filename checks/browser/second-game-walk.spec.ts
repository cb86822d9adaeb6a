/**
 * The trading card game as a designer and a player meet it: a stranger deals the starters from the first page; a designer makes a pack with a companion,
 * a minion and a site, plays them, makes a test from play, and publishes the pack; another workspace installs it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { deckLike, startStandard } from './second-game.ts'
import { removeFolder, type StartedStudio, startStudio } from './started-studio.ts'
import { answersTaken, openStudio, picture, playOn, question, seriousViolations, settled } from './studio.ts'

let studio: StartedStudio | undefined
const soon = { timeout: 120_000 }
const game = 'The Lord of the Rings TCG'
const packTitle = 'The Watch at the Ford'
const pack = 'the-watch-at-the-ford'

test.beforeAll(async () => {
  // where there is no build of the studio, this test makes it
  test.setTimeout(600_000)
  studio = await startStudio('nothing')
})
test.afterAll(() => studio?.close())

/** Words of the cooperative game that no page may show where only the other game is at hand. */
const foreignWords = /\b(quests?|threat|encounter|hero(es)?|willpower|campaigns?|stages?)\b/i

const shownText = (page: Page): Promise<string> => page.locator('body').ariaSnapshot()

test('a stranger sees both games on the first page, and one press deals the starters', async ({ page }) => {
  await openStudio(page, studio?.address)
  for (const name of ['Passage Through Mirkwood', 'Standard game'])
    await expect(page.getByRole('button', { name: `Play ${name}`, exact: true })).toBeInViewport()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: game, exact: true }).click()
  await expect(page.getByRole('treeitem', { name: /^The Fellowship of the Ring/ })).toBeVisible(soon)
  await expect(page.getByRole('treeitem', { name: /^Core Set/ })).toHaveCount(0)
  expect((await shownText(page)).replaceAll('The Lord of the Rings: The Card Game', '')).not.toMatch(foreignWords)
  await picture(page, 'second-game-library')
  await page.getByRole('button', { name: 'Play Standard game', exact: true }).click()
  // the first question is a bid
  await expect(question(page)).toBeVisible(soon)
  await expect(question(page)).toHaveAttribute('data-shape', 'number')
  await question(page).locator('[data-confirm]').click()
  await settled(page, (count) => count > 0)
  expect(await answersTaken(page)).toBe(1)
  await picture(page, 'second-game-begins')
})

/** Makes a card of the pack with the mouse, and fills in its form. */
async function makeCard(
  page: Page,
  title: string,
  type: string,
  fill: (facts: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.goto(`${studio?.address}/#pack-${pack}`)
  await page.getByRole('button', { name: `New card in ${packTitle} …` }).click(soon)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Type').selectOption({ label: type })
  await page.getByRole('button', { name: 'Make the card' }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible(soon)
  await fill(page.getByRole('region', { name: 'Facts' }))
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled(soon)
}

/** The path of a file of the pack. */
const fileOf = (path: string): string => join(studio?.workspace ?? '', pack, path)

/** Runs a command of the terminal in a workspace. @returns what it prints */
const qw = (workspace: string, ...words: readonly string[]): string =>
  execFileSync('npm', ['run', '-s', 'qw', '--', ...words], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, QUESTWRIGHT_WORKSPACE: workspace },
    encoding: 'utf8',
  })

test('a designer makes a companion, a minion and a site, plays them, makes a test from play, and publishes; another workspace installs the pack', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(900_000)
  await openStudio(page, studio?.address)

  await test.step('a pack of the game', async () => {
    await page.getByRole('button', { name: 'New pack …' }).click()
    const dialog = page.getByRole('dialog', { name: 'New pack' })
    await dialog.getByLabel('Title').fill(packTitle)
    await dialog.getByLabel('Game').selectOption({ label: game })
    await dialog.getByLabel('Your scope').fill('@tests')
    await dialog.getByRole('button', { name: 'Make the pack' }).click()
    await expect(page.getByRole('heading', { name: packTitle })).toBeVisible(soon)
    await expect(page.getByText('A deck has two halves')).toBeVisible()
    await expect(page.getByRole('button', { name: /^New (scenario|campaign) in/ })).toHaveCount(0)
    expect(JSON.parse(readFileSync(fileOf('package.json'), 'utf8'))).toMatchObject({ questwright: { game: 'tcg' } })
  })

  await test.step('three cards', async () => {
    await makeCard(page, 'Warden of the Ford', 'Companion', async (facts) => {
      await facts.getByLabel('Race', { exact: true }).selectOption({ label: 'Man' })
      await facts.getByLabel('Strength', { exact: true }).fill('6')
      await facts
        .getByLabel('Text', { exact: true })
        .fill('**Skirmish:** Exert Warden of the Ford to make a [gondor] companion strength +2.')
      // cards of this game have no traits, no quantity and one side
      for (const label of ['Traits', 'Quantity']) await expect(facts.getByLabel(label)).toHaveCount(0)
      await expect(page.getByRole('complementary', { name: 'Live card' })).toContainText('Man.')
    })
    await picture(page, 'second-game-companion')
    await makeCard(page, 'Ford Stalker', 'Minion', async (facts) => {
      await facts.getByLabel('Keywords').fill('Damage +1')
      await page.keyboard.press('Enter')
      await facts.getByLabel('Strength', { exact: true }).fill('7')
    })
    await makeCard(page, 'Broken Ford', 'Site', async (facts) => {
      await facts.getByLabel('Site number', { exact: true }).fill('2')
      await facts.getByLabel('Shadow number', { exact: true }).fill('2')
    })
    await picture(page, 'second-game-site')
    // the script is written in another editor: the studio notices it
    writeFileSync(
      fileOf('cards/others/warden-of-the-ford.ts'),
      "import { a, card, self, skirmish, strength } from '@questwright/tcg'\n\nexport default card('warden-of-the-ford', [skirmish({ exert: self }, () => strength(a('gondor', 'companion'), 2))])\n",
    )
  })

  await test.step('a deck with them is played', async () => {
    const deck = deckLike('fellowship-aragorn', {
      without: ['boromir-son-of-denethor', 'uruk-rager'],
      sites: { 2: 'broken-ford' },
      cards: { 'warden-of-the-ford': 2, 'ford-stalker': 4 },
    })
    mkdirSync(fileOf('decks'), { recursive: true })
    writeFileSync(fileOf('decks/watch.json'), JSON.stringify(deck))
    const words = JSON.parse(readFileSync(fileOf('text/en.json'), 'utf8')) as { readonly decks?: object }
    writeFileSync(fileOf('text/en.json'), JSON.stringify({ ...words, decks: { ...words.decks, watch: { title: 'Watch' } } }))
    await startStandard(page, studio?.address, { decks: [/Gandalf/, /^Watch/], seed: '7' })
    await playOn(page, 14)
    await picture(page, 'second-game-played')
  })

  await test.step('a test from play', async () => {
    await page.getByRole('button', { name: 'Make a test' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('The watch plays')
    await dialog.getByLabel('Pack').selectOption(pack)
    await dialog.getByLabel('File').selectOption('scenes/the-watch-plays.scene.ts')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    await expect(dialog.locator('.st-test-result')).toHaveAttribute('data-state', 'passed', soon)
    await dialog.getByRole('button', { name: 'Write the test' }).click()
    await expect.poll(() => existsSync(fileOf('scenes/the-watch-plays.scene.ts'))).toBe(true)
  })

  await test.step('the pack is checked and published', async () => {
    expect(qw(studio?.workspace ?? '', 'check', pack)).toContain('no errors')
    await page.goto(`${studio?.address}/packs?pack=${pack}`)
    await page.getByRole('button', { name: 'Publish …' }).click(soon)
    const publish = page.getByRole('dialog', { name: `Publish @tests/${pack}` })
    await expect(publish).toContainText('this is its first version', soon)
    await publish.getByLabel('Licence').fill('CC-BY-4.0')
    await publish.getByLabel('Your name there').fill('ann')
    await publish.getByLabel('Password').fill('a lantern at the ford')
    await publish.getByRole('button', { name: 'Check and publish' }).click()
    await expect(page.getByText(`@tests/${pack} 0.1.0 is published.`)).toBeVisible({ timeout: 280_000 })
  })

  await test.step('another workspace installs it with the terminal, and plays it', async () => {
    await page.goto(`${studio?.address}/packs`)
    const address = (await page.locator('code', { hasText: 'http://127.0.0.1:' }).textContent(soon)) ?? ''
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the key' }).click()
    await expect(page.getByText('The key is copied.')).toBeVisible()
    const other = mkdtempSync(join(tmpdir(), 'questwright-other-'))
    writeFileSync(join(other, 'key'), await page.evaluate(() => navigator.clipboard.readText()))
    qw(other, 'pack', 'registry', 'use', address, '--key-file', join(other, 'key'))
    expect(qw(other, 'pack', 'install', `@tests/${pack}`)).toContain(pack)
    const played = qw(
      other,
      'play',
      'standard',
      '--deck',
      `${pack}:watch`,
      'fellowship-gandalf',
      '--bot',
      'greedy',
      '--seed',
      '1',
      '--json',
    )
    expect(JSON.parse(played)).toMatchObject({ outcome: 'decided', winners: [expect.stringMatching(/^p[12]$/)], faults: [] })
    removeFolder(other)
  })
})

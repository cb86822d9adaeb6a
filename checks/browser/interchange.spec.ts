/** Files from outside, dropped on the library: tables of another program, and a tarball. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import {
  answering,
  answersTaken,
  dropFiles,
  openStudio,
  picture,
  question,
  seriousViolations,
  settled,
  startGame,
  workspaceFile,
} from './studio.ts'

const made = ['dusk-fen', 'morrowmere-again']

test.afterAll(() => {
  for (const pack of made) rmSync(workspaceFile(pack), { recursive: true, force: true })
})

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const columns =
  'databaseId name cardBack type packName numberInPack deckbuilderQuantity encounterSet engagementCost threat attack defense hitPoints cost side questPoints text'
const row = (cells: { readonly [column: string]: string }): string =>
  columns
    .split(' ')
    .map(
      (column) => ({ packName: 'Dusk Fen', encounterSet: 'Dusk', deckbuilderQuantity: '1', cardBack: 'encounter', ...cells })[column] ?? '',
    )
    .join('\t')
const quest = (cells: { readonly [column: string]: string }): string =>
  row({ databaseId: id(2), name: 'Into the Dusk', cardBack: 'multi_sided', type: 'Quest', numberInPack: '2', cost: '1', ...cells })
const hound = {
  name: 'Dusk Hound',
  type: 'Enemy',
  engagementCost: '50',
  threat: '2',
  attack: '2',
  defense: '1',
  hitPoints: '3',
  text: 'Forced: it howls.',
}
const table = [
  columns.replaceAll(' ', '\t'),
  row({ databaseId: id(1), numberInPack: '1', ...hound }),
  quest({ side: 'A' }),
  quest({ side: 'B', questPoints: '9' }),
  row({
    databaseId: id(3),
    name: 'Dark Pool',
    type: 'Location',
    numberInPack: '3',
    deckbuilderQuantity: '6',
    threat: '1',
    questPoints: '3',
  }),
].join('\n')
const decks = JSON.stringify({
  preBuiltDecks: {
    'Q99.1': {
      label: 'A Walk at Dusk',
      cards: [
        { databaseId: id(2), quantity: 1, loadGroupId: 'sharedQuestDeck' },
        { databaseId: id(1), quantity: 1, loadGroupId: 'sharedStagingArea' },
        { databaseId: id(3), quantity: 6, loadGroupId: 'sharedEncounterDeck' },
      ],
    },
  },
})

test('a dropped table becomes a pack with badges, and its cards lie on the table and are moved by hand', async ({ page }) => {
  await openStudio(page)
  await dropFiles(page, [
    { name: 'cards.tsv', bytes: Buffer.from(table) },
    { name: 'decks.json', bytes: Buffer.from(decks) },
    { name: 'notes.txt', bytes: Buffer.from('hello') },
  ])
  const dialog = page.getByRole('dialog', { name: 'Import a pack' })
  await expect(dialog).toContainText('Dusk Fen: 3 cards and 1 scenario')
  await expect(dialog).toContainText('notes.txt This is no table of cards that is known here.')
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'import-tables')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('The pack dusk-fen is imported')).toBeVisible()

  await page.goto('/packs?pack=dusk-fen')
  await page.getByRole('tab', { name: 'Cards (3)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dusk Hound' })).toContainText('script me')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dark Pool' })).not.toContainText('script me')
  expect(await seriousViolations(page)).toEqual([])

  await openStudio(page)
  await startGame(page, { scenario: 'A Walk at Dusk', decks: ['Leadership'], seed: 'dusk' })
  await answering(page, () => question(page).getByRole('button', { name: /^No/ }).click())
  const at = await answersTaken(page)
  const card = page.locator('[data-card-button][aria-label*="Dusk Hound"]').first()
  await card.focus()
  await page.keyboard.press('m')
  await page.getByRole('region', { name: 'Moves by hand' }).getByRole('button', { name: 'One damage more' }).press('Enter')
  await settled(page, (count) => count === at + 1)
  await expect(card).toHaveAttribute('aria-label', /1 damage/)
})

test('a tarball of qw pack build is dropped and becomes a pack; JSON that is neither cards nor a game is refused', async ({
  page,
}, info) => {
  const file = info.outputPath('morrowmere.tgz')
  execFileSync(process.execPath, ['scripts/run.mjs', 'qw', 'pack', 'build', 'lcg-morrowmere', '--out', file], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, QUESTWRIGHT_WORKSPACE: workspaceFile('') },
    stdio: 'pipe',
  })
  await openStudio(page)
  await dropFiles(page, [{ name: 'morrowmere.tgz', bytes: readFileSync(file) }])
  const dialog = page.getByRole('dialog', { name: 'Import a pack' })
  await expect(dialog).toContainText('The workspace has something called lcg-morrowmere already')
  await dialog.getByLabel('Id', { exact: true }).fill('morrowmere-again')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('The pack morrowmere-again is imported')).toBeVisible()
  await page.goto('/packs?pack=morrowmere-again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morrowmere Again')

  await openStudio(page)
  await dropFiles(page, [{ name: 'other.json', bytes: Buffer.from('{"a":1}') }])
  await expect(page.getByRole('dialog')).toContainText('This is no saved game')
})

/** Files of other programs, dropped on the library: tables, and a tarball. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
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
import { test } from './test.ts'
import { xlsx } from './xlsx.ts'

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

test('a dropped table of cards becomes a pack with badges, and its cards are moved by hand in a game', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await dropFiles(page, [
    { name: 'cards.tsv', bytes: Buffer.from(table) },
    { name: 'decks.json', bytes: Buffer.from(decks) },
    { name: 'notes.txt', bytes: Buffer.from('hello') },
  ])
  const dialog = page.getByRole('dialog', { name: 'Import a pack' })
  await expect(dialog).toContainText('Dusk Fen: 3 cards and 1 scenario')
  await expect(dialog).toContainText('notes.txt This is no table of cards in a known format.')
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'import-tables')
  // without scripts the cards have the badge of those that need one
  await dialog.getByLabel('Make scripts of the texts').uncheck()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('The pack Dusk Fen is imported')).toBeVisible()

  await page.goto('/packs?pack=dusk-fen')
  await page.getByRole('tab', { name: 'Cards (3)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dusk Hound' })).toContainText('script me')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dark Pool' })).not.toContainText('script me')
  expect(await seriousViolations(page)).toEqual([])

  // in the library the badge is on the picture of the card
  await openStudio(page)
  const face = page.locator('.st-pack-face', { has: page.locator('[data-code="dusk-fen:dusk-hound"]') })
  await face.scrollIntoViewIfNeeded()
  await expect(face.locator('.st-badge')).toHaveText('script me')
  const under = await face.evaluate((one) => {
    const over = one.querySelector('.st-badge')?.getBoundingClientRect() ?? new DOMRect()
    const parts = [...one.querySelectorAll('.qw-board-title > span, .qw-board-badge, .qw-board-number')]
    const covered = parts.filter((part) => {
      const at = part.getBoundingClientRect()
      return at.left < over.right && at.right > over.left && at.top < over.bottom && at.bottom > over.top
    })
    const card = one.getBoundingClientRect()
    const isWithin = over.left >= card.left && over.right <= card.right && over.top >= card.top && over.bottom <= card.bottom
    return { parts: parts.length > 4, covered: covered.map((part) => part.textContent), isWithin }
  })
  expect(under).toEqual({ parts: true, covered: [], isWithin: true })

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

/** The header of a spreadsheet of ALeP: the columns of the back have the same names as those of the front. */
const alepHead =
  'Set,Card GUID,Card Number,Quantity,Encounter Set,Name,Type,Engagement Cost,Threat,Attack,Defense,Health,Cost,Quest Points,Text,Side B,Type,Quest Points,Text,Deck Rules'.split(
    ',',
  )
const alepFront = new Map(alepHead.slice(0, alepHead.indexOf('Side B') + 1).map((name, at) => [name, at]))
const alepRow = (
  front: { readonly [column: string]: string },
  back: readonly [type: string, points: string, text: string, rules: string] | [] = [],
) => {
  const cells = alepHead.map(() => '')
  for (const [column, cell] of Object.entries({ Set: 'Reed Roads', Quantity: '1', 'Encounter Set': 'Reeds', ...front }))
    cells[alepFront.get(column) as number] = cell
  return [...cells.slice(0, alepFront.size), ...back, ...cells.slice(alepFront.size + back.length)]
}
const alep = xlsx({
  // several megabytes when unpacked: a library that unpacked such parts in a worker of its own would be blocked by the page's policy
  'Read me': Array.from({ length: 12_000 }, (_, row) => [`Line ${row} of what is said about filling in the other tabs of this sheet.`]),
  'Card Data': [
    alepHead,
    alepRow({
      'Card GUID': id(11),
      'Card Number': '1',
      Quantity: '3',
      Name: 'Reed Stalker',
      Type: 'Enemy',
      'Engagement Cost': '30',
      Threat: '2',
      Attack: '2',
      Defense: '1',
      Health: '3',
      Text: '[b]Forced:[/b] After Reed Stalker attacks & lives, it hides.',
    }),
    alepRow({
      'Card GUID': id(12),
      'Card Number': '2',
      Quantity: '6',
      Name: 'Still Water',
      Type: 'Location',
      Threat: '1',
      'Quest Points': '3',
    }),
    alepRow(
      {
        'Card GUID': id(13),
        'Card Number': '3',
        Name: 'Through the Reeds',
        Type: 'Quest',
        Cost: '1',
        'Engagement Cost': 'A',
        'Side B': 'Through the Reeds',
      },
      ['Quest', '9', 'No hurry.', 'Prefix: Q98.1-\nEncounter Sets: Reeds\nStaging Setup: 1 Still Water'],
    ),
  ],
})

test('a spreadsheet of ALeP becomes a pack with its scenario, and a damaged one is refused with a message', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await dropFiles(page, [{ name: 'reeds.xlsx', bytes: alep.subarray(0, alep.length - 200) }])
  const dialog = page.getByRole('dialog', { name: 'Import a pack' })
  await expect(dialog.getByRole('alert')).toContainText('Save')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await dropFiles(page, [{ name: 'reeds.xlsx', bytes: alep }])
  await expect(dialog).toContainText('Reed Roads: 3 cards and 1 scenario')
  await picture(page, 'import-spreadsheet')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/^The pack Reed Roads is imported: \d+ files\. \d cards? with text: /)).toBeVisible()
  await page.goto('/packs?pack=reed-roads')
  await expect(page.getByRole('button', { name: 'Play Reeds' })).toBeVisible()
  await page.getByRole('tab', { name: 'Cards (3)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reed Stalker' })).not.toContainText('script me')
  await page.goto('/cards?card=reed-roads:reed-stalker')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    '**Forced:** After Reed Stalker attacks & lives, it hides.',
  )
})

test(
  'an archive of qw pack build becomes a pack, and JSON that is neither cards nor a game is refused',
  { tag: '@long' },
  async ({ page }, info) => {
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
    await expect(page.getByText(/^The pack .+ is imported: \d+ files/)).toBeVisible()
    await page.goto('/packs?pack=morrowmere-again')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morrowmere Again')

    await openStudio(page)
    await dropFiles(page, [{ name: 'other.json', bytes: Buffer.from('{"a":1}') }])
    await expect(page.getByRole('dialog')).toContainText('This is no table of cards in a known format')
  },
)

/** A game with the Ring: its bearer goes to the next player together with the first player token, and the game is lost without him. */
import { expect, type Page } from '@playwright/test'
import { openScene } from './opened-scene.ts'
import { answering, asking, kept, passTo, picture, question } from './studio.ts'
import { test } from './test.ts'

/**
 * Two players in A Shadow of the Past, in the encounter phase: a Black Rider is in the staging area, and no player has enough threat for it to
 * engage.
 */
const ring = `import { scene } from '@questwright/testkit'

scene(
  'the Ring is carried on',
  {
    you: {
      heroes: [{ card: 'frodo-baggins', attachments: ['the-one-ring'] }, 'lcg-core-set:gloin', 'lcg-core-set:thalin'],
      threat: 20,
      deck: 20,
    },
    friend: { heroes: ['lcg-core-set:gimli', 'lcg-core-set:legolas'], threat: 19, deck: 20 },
    staging: ['black-rider', 'woody-end'],
    quest: { card: 'a-shortcut-to-mushrooms', progress: 2 },
    questDeck: ['escape-to-buckland'],
    setAside: ['bucklebury-ferry'],
    encounterDeck: ['woody-end', 'woody-end', 'stock-road', 'stock-road', 'stock-road', 'stock-road'],
    round: 3,
    at: '5.2',
  },
  (t) => {
    t.asks('choose-enemy-to-engage', 'you')
  },
)
`

/** Frodo in the play area of a player, with the Ring attached. */
const frodo = (page: Page, player: string) =>
  page.getByRole('region', { name: `Heroes and allies, ${player}` }).getByRole('button', { name: /^Frodo Baggins, hero/ })
const theRing = (page: Page, player: string) =>
  page.getByRole('region', { name: `Heroes and allies, ${player}` }).getByRole('button', { name: /^The One Ring, / })
const first = (page: Page, player: string) =>
  page.getByRole('region', { name: player, exact: true }).getByText('First player', { exact: true })

test('Frodo and the Ring go on with the first player token, and the game is lost when Frodo falls', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScene(page, 'lcg-the-lord-of-the-rings-saga/scenes/the-ring-is-carried-on.scene.ts', ring)

  await test.step('the first player controls Frodo with the Ring, who go to the next player at the end of the round', async () => {
    await expect(first(page, 'Player 1')).toBeVisible()
    await expect(frodo(page, 'Player 1')).toBeVisible()
    await expect(theRing(page, 'Player 1')).toBeVisible()
    for (const player of ['Player 1', 'Player 2']) {
      await expect(question(page)).toContainText(player)
      await expect(asking(page, 'choose-enemy-to-engage')).toBeVisible()
      await answering(page, () => question(page).getByRole('button', { name: /^None/ }).click())
    }
    await expect(first(page, 'Player 2')).toBeVisible()
    await expect(first(page, 'Player 1')).toHaveCount(0)
    await expect(frodo(page, 'Player 2')).toBeVisible()
    await expect(theRing(page, 'Player 2')).toBeVisible()
    await expect(frodo(page, 'Player 1')).toHaveCount(0)
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('Frodo Baggins')
    await picture(page, 'ring-handed-on')
  })

  await test.step('the next first player engages the Black Rider, and Frodo defends', async () => {
    await passTo(page, 'choose-enemy-to-engage')
    await kept(page)
    await page.reload()
    await expect(frodo(page, 'Player 2')).toBeVisible({ timeout: 120_000 })
    await expect(question(page)).toContainText('Player 2')
    await answering(page, () =>
      page
        .getByRole('region', { name: 'Staging area' })
        .getByRole('button', { name: /^Black Rider, / })
        .click(),
    )
    await passTo(page, 'choose-defender')
    await expect(question(page)).toContainText('Black Rider attacks')
    // the forecast is shown before the choice
    await expect(frodo(page, 'Player 2')).toHaveAccessibleName(
      /Frodo Baggins: 3 damage, 2 of 2, destroyed, The One Ring leaves play, The players have lost/,
    )
    await frodo(page, 'Player 2').click()
  })

  await test.step('the dialog at the end says why the game is lost', async () => {
    const ending = page.getByRole('dialog')
    await expect(ending.getByRole('heading', { name: 'The quest is lost' })).toBeVisible()
    await expect(ending).toContainText('The One Ring has left play: the players lose.')
    await expect(ending).toContainText('Fell: Frodo Baggins')
    await picture(page, 'ring-lost')
  })
})

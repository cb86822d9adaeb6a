/** A voyage: the heading is lost and regained by sailing tests, which a dial shows, and Corsairs board the ship. */
import { expect, type Page } from '@playwright/test'
import { openScene } from './opened-scene.ts'
import { answering, kept, passTo, picture, picturesOf, question } from './studio.ts'
import { test } from './test.ts'

/**
 * One player with two ships on the first stage of Voyage Across Belegaer, on-course. A Light Cruiser is on top of the encounter deck, with calm
 * waters below it.
 */
const voyage = `import { scene } from '@questwright/testkit'

scene(
  'a voyage',
  {
    you: {
      heroes: ['lcg-core-set:aragorn', 'lcg-core-set:gloin'],
      allies: [{ card: 'dream-chaser', attachments: ['heading'] }, 'narelenya'],
      hand: ['lcg-core-set:snowbourn-scout'],
      resources: 1,
      threat: 34,
      deck: 20,
    },
    staging: ['rolling-seas'],
    quest: { card: 'departure-from-the-havens', progress: 1 },
    questDeck: ['into-the-storm', 'the-stars-guidance', 'corsair-pursuit'],
    zones: { 'corsair-deck': ['southron-sailor', 'southron-sailor', 'umbar-captain', 'vicious-marauder'] },
    encounterDeck: [
      'light-cruiser', 'fog-bank', 'fog-bank', 'waterspout', 'calm-waters', 'rough-waters',
      'fog-bank', 'waterspout', 'rolling-seas', 'starlit-sea', 'starlit-sea',
    ],
    counters: { heading: 0 },
    at: 'planning',
  },
  (t) => {
    t.asks('action-window', 'you')
  },
)
`

const heading = (page: Page) => page.getByRole('region', { name: 'Quest', exact: true }).getByRole('img', { name: /^Heading: / })
const engaged = (page: Page) => page.getByRole('region', { name: 'Engaged enemies, Player 1' })
const log = (page: Page) => page.getByRole('log', { name: 'Log' })
test('a fleet loses its heading in a sailing test, is boarded, and regains the heading with its crew', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScene(page, 'lcg-seafaring/scenes/a-voyage.scene.ts', voyage)
  await expect(heading(page)).toHaveAccessibleName('Heading: On-course')

  await test.step('nobody sails: the heading is lost', async () => {
    await answering(page, () => page.keyboard.press('0'))
    await expect(question(page)).toContainText('Choose characters to exhaust for the sailing test')
    // the question comes from a rule and not from a card: the rule is shown beside the table
    await expect(page.getByRole('img', { name: 'Seafaring' })).toContainText('First the heading shifts off-course')
    await expect(heading(page)).toHaveAccessibleName('Heading: Clouds, off-course')
    await answering(page, () =>
      question(page)
        .getByRole('button', { name: /^Confirm 0 of 4/ })
        .click(),
    )
    await expect(heading(page)).toHaveAccessibleName('Heading: Clouds, off-course')
  })

  await test.step('a Light Cruiser engages, and two of the Corsair deck come aboard', async () => {
    await expect(page.getByRole('button', { name: 'Corsair deck, 4 cards' })).toBeVisible()
    await expect(engaged(page)).toContainText('No enemy is engaged with Player 1')
    await passTo(page, 'choose-defender')
    await expect(engaged(page).getByRole('button', { name: /^Light Cruiser, / })).toBeVisible()
    await expect(engaged(page).getByRole('button', { name: /^Southron Sailor, / })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Corsair deck, 2 cards' })).toBeVisible()
    await expect(log(page)).toContainText('Southron Sailor boards')
  })

  await test.step('the ships fight, and the round ends', async () => {
    const crew = page.getByRole('region', { name: 'Heroes and allies, Player 1' })
    // only a ship may defend against the cruiser, and no ship against the sailors
    for (const attacker of ['Light Cruiser', 'Southron Sailor', 'Southron Sailor']) {
      await passTo(page, 'choose-defender')
      await expect(question(page)).toContainText(`${attacker} attacks`)
      const defender = attacker === 'Light Cruiser' ? /^Dream-chaser, .*Answer/ : /^(Aragorn|Glóin), .*Answer/
      await answering(page, () => crew.getByRole('button', { name: defender }).first().click())
    }
    await picture(page, 'voyage-combat')
    await passTo(page, 'action-window')
    await expect(page.getByRole('navigation', { name: 'Where we are' })).toContainText('Round 2')
  })

  await test.step('in the next round the crew sails, and the fleet is on-course again', async () => {
    await answering(page, () => page.keyboard.press('0'))
    await expect(heading(page)).toHaveAccessibleName('Heading: Rain, off-course')
    await expect(log(page)).toContainText('Heading goes from Clouds to Rain')
    await kept(page)
    await page.reload()
    await expect(heading(page)).toHaveAccessibleName('Heading: Rain, off-course', { timeout: 120_000 })
    const crew = page.getByRole('region', { name: 'Heroes and allies, Player 1' })
    for (const sailor of ['Dream-chaser', 'Aragorn']) await crew.getByRole('button', { name: new RegExp(`^${sailor}, `) }).click()
    await answering(page, () =>
      question(page)
        .getByRole('button', { name: /^Confirm 2 of / })
        .click(),
    )
    await expect(question(page)).toContainText('How many steps on-course?')
    // three cards were revealed, since the Dream-chaser counts as two; they have three symbols, of which two suffice
    await expect(log(page)).not.toContainText('3 sailing symbols')
    for (let steps = 0; steps < 2; steps++) await question(page).getByRole('button', { name: 'One more for Amount' }).click()
    await answering(page, () =>
      question(page)
        .getByRole('button', { name: /^Confirm/ })
        .click(),
    )
    await expect(heading(page)).toHaveAccessibleName('Heading: On-course')
    await expect(log(page)).toContainText('Heading goes from Rain to On-course')
    await expect(log(page)).toContainText('Player 1 has found 3 sailing symbols')
  })

  await test.step('a card of the sea shows how many symbols it has', async () => {
    const sea = page.getByRole('region', { name: 'Staging area' }).getByRole('button', { name: /^Rolling Seas, .*sailing symbols 1/ })
    await sea.hover()
    await expect(page.locator('.qw-zoom [data-stat="sailing"]')).toHaveText('1')
    await page.mouse.move(1, 1)
    await picturesOf(page, 'voyage')
  })
})

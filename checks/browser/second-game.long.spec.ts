/**
 * Games of the trading card game as they are played at home: a whole one against a bot, one turn of each side on a phone, a card of an own pack that
 * changes in the middle of a game of two people, and an answer in the turn of the other player.
 */
import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { decideByFinger } from './by-finger.ts'
import {
  answerByMouse,
  curtain,
  ending,
  handOver,
  inFord,
  lookFirst,
  playTo,
  type StandardGame,
  startStandard,
  wardenScript,
  writeFord,
} from './second-game.ts'
import { type StartedStudio, startStudio } from './started-studio.ts'
import {
  answering,
  answersTaken,
  asking,
  kept,
  openCardByKey,
  picture,
  question,
  scriptIsOpen,
  settled,
  showIn,
  stripIsDone,
  writeScript,
} from './studio.ts'

let studio: StartedStudio | undefined

test.beforeAll(async () => {
  // where there is no build of the studio, this test makes it
  test.setTimeout(600_000)
  studio = await startStudio('nothing', writeFord)
})
test.afterAll(() => studio?.close())

/** The errors of scripts of the page, as they come. */
function errorsOf(page: Page): readonly string[] {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  return said
}

/** The name of the asked player, where it is this one. */
const askedSeat = (page: Page, name: string) => page.locator('.qw-question:not(.is-waiting) .qw-who', { hasText: name })

/** Whether the question offers something, and nothing that could change the game. */
const isIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const options = [...document.querySelectorAll('.qw-question[data-question="window"] [data-option]:not([data-option="pass"])')]
    return options.length > 0 && options.every((one) => one.hasAttribute('data-idle'))
  })

/** Plays the game against the bot to its end. @returns how many questions were asked, and how many of them offered nothing that changes the game */
async function playOut(page: Page): Promise<{ readonly asked: number; readonly idle: number }> {
  let asked = 0
  let idle = 0
  for (; asked < 600; asked++) {
    // the bot answers its own questions at once
    await expect(askedSeat(page, 'Player 1').or(ending(page)).first()).toBeVisible()
    if (await ending(page).isVisible()) break
    if (await isIdle(page)) idle += 1
    await answerByMouse(page)
  }
  return { asked, idle }
}

test('a person with the Aragorn starter plays whole games against the bot', async ({ page }) => {
  test.setTimeout(1_800_000)
  const errors = errorsOf(page)
  const sum = { asked: 0, idle: 0 }
  // a game may be lost early: then another one is played
  for (let game = 1; sum.asked < 60; game++) {
    await startStandard(page, studio?.address, { decks: [/Aragorn/, /Gandalf/], players: ['person', 'greedy'], seed: String(game) })
    const { asked, idle } = await playOut(page)
    sum.asked += asked
    sum.idle += idle
    const won = page.getByRole('dialog', { name: /^Player [12] won$/ })
    await expect(won).toContainText(/Player [12] wins: /)
    await picture(page, `second-game-against-bot-${game}`)
    expect(asked, 'questions of a game').toBeGreaterThan(5)
    const words = (await won.getByRole('heading').first().textContent()) ?? ''
    await kept(page)
    await page.goto(`${studio?.address}/history`)
    await expect(page.locator('.st-game')).toHaveCount(game, { timeout: 120_000 })
    await expect(page.locator('.st-game-result').first()).toHaveText(new RegExp(`^${words} in \\d+ turns$`))
  }
  await picture(page, 'second-game-history')
  expect(sum.idle / sum.asked, `${sum.idle} of ${sum.asked} questions offered nothing that changes the game`).toBeLessThanOrEqual(0.1)
  expect(errors).toEqual([])
})

/** A game of two people, of whom the second has the deck of the own pack. */
const atTheFord: StandardGame = { decks: [/Gandalf/, /^Watch/], hands: 'hidden', seed: '3' }

const poolOf = async (page: Page): Promise<number> =>
  Number(/Twilight pool: (\d+)/.exec((await page.locator('[aria-label^="Twilight pool"]').first().getAttribute('aria-label')) ?? '')?.[1])

test('the script of a card is changed while two people play, and the card acts in its new way at the same position', async ({ page }) => {
  test.setTimeout(900_000)
  const errors = errorsOf(page)
  await startStandard(page, studio?.address, atTheFord)
  const use = asking(page, 'window').locator('[data-option*="warden-of-the-ford"]:not([data-option$="#play"])').first()
  // the Warden begins in the fellowship: its player may use it in the own fellowship phase
  for (let answers = 0; answers < 80; answers++) {
    await handOver(page)
    if ((await use.isVisible()) || (await ending(page).isVisible())) break
    await answerByMouse(page)
  }
  await expect(use).toBeVisible()
  const before = await poolOf(page)
  await answering(page, () => use.click())
  await handOver(page)
  expect(await poolOf(page)).toBe(before + 1)

  await test.step('in the editor of the studio', async () => {
    const at = await answersTaken(page)
    await openCardByKey(
      page,
      (await page.locator('[data-card-button*="warden-of-the-ford"]').first().getAttribute('data-card-button')) ?? '',
    )
    await scriptIsOpen(page)
    await writeScript(page, wardenScript(3))
    await page.keyboard.press('Control+s')
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    expect(await answersTaken(page)).toBe(at)
    await picture(page, 'second-game-live-edit')
    await page.getByRole('button', { name: 'Close the editor' }).click()
    await answering(page, () => use.click())
    await handOver(page)
    expect(await poolOf(page)).toBe(before + 1 + 3)
  })

  await test.step('in another editor', async () => {
    const at = await answersTaken(page)
    writeFileSync(inFord(studio?.workspace ?? '', 'cards/warden-of-the-ford.ts'), wardenScript(2))
    await expect(page.locator('.st-strip')).toContainText('warden-of-the-ford.ts, changed on disk')
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    expect(await answersTaken(page)).toBe(at)
    await answering(page, () => use.click())
    await handOver(page)
    expect(await poolOf(page)).toBe(before + 1 + 3 + 2)
  })
  expect(errors).toEqual([])
})

test('a player responds in the turn of the other player, behind the curtain', async ({ page }) => {
  test.setTimeout(900_000)
  const errors = errorsOf(page)
  await startStandard(page, studio?.address, atTheFord)
  // the Free Peoples player moves, and the Shadow player has an event for that
  await playTo(page, 'optional-after', 120, 'Player 2')
  await expect(page.locator('[data-seat="p2"]').first()).toBeVisible()
  await picture(page, 'second-game-response')
  const before = await poolOf(page)
  const signal = page.locator('.is-option [data-card-button^="p2/signal-from-the-bank"]').first()
  await answering(page, () => signal.click())
  await lookFirst(page)
  expect(await poolOf(page)).toBe(before + 1)
  await expect(page.locator('.qw-log')).toContainText('Player 2 plays Signal from the Bank')
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two people play one turn of each side by finger', async ({ page }) => {
    test.setTimeout(900_000)
    const errors = errorsOf(page)
    await startStandard(page, studio?.address, { hands: 'hidden', seed: '3' })
    const asked = new Map<number, Set<string>>([
      [1, new Set()],
      [2, new Set()],
    ])
    for (let decision = 1; decision < 150; decision++) {
      await settled(page)
      if (await curtain(page).isVisible()) {
        await page.getByRole('button', { name: /^I am Player/ }).tap()
        await expect(curtain(page)).toBeHidden()
        await settled(page)
      }
      const turn = Number(/Turn (\d+)/.exec((await page.locator('.st-header').textContent()) ?? '')?.[1] ?? 0)
      if (turn > 2) break
      const name = (await question(page).getAttribute('data-question')) ?? ''
      const words = (await question(page).locator('h3').textContent()) ?? ''
      asked.get(turn)?.add(name === 'window' ? (words.split(':')[0] ?? '') : name)
      const says = `decision ${decision}: ${words}`
      expect(await widest(page), says).toBeLessThanOrEqual(390)
      expect(await cutCards(page), says).toEqual([])
      if (name === 'assign') {
        await pairByFinger(page)
        await picture(page, `second-game-phone-assign-${turn}`)
      }
      // the first decision of each kind is looked at
      await picture(page, `second-game-phone-${turn}-${name === 'window' ? words.split(':')[0] : name}`)
      await decideByFinger(page, says, name === 'assign' ? undefined : () => placeOfPlay(page, name), 40)
    }
    for (const [turn, kinds] of asked)
      for (const kind of ['Shadow', 'assign', 'reconcile', 'move-or-stay']) expect([...kinds], `questions of turn ${turn}`).toContain(kind)
    await showIn(page, 'dark')
    await picture(page, 'second-game-phone-dark')
    expect(errors).toEqual([])
  })
})

/** How wide the page is with all that lies beyond its right edge. */
const widest = (page: Page): Promise<number> => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)

/** The cards between the seats that are cut off at the top or the bottom, or whose upper part is covered, once they are scrolled to. */
const cutCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const slot of document.querySelectorAll('.qw-middle .qw-host > .qw-slot')) {
      slot.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = slot.getBoundingClientRect()
      const seen = [0.1, 0.5, 0.9].every((down) => slot.contains(document.elementFromPoint(left + width / 2, top + height * down)))
      if (!seen || left < 0 || left + width > innerWidth) cut.push(slot.getAttribute('data-card') ?? '')
    }
    return cut
  })

/** The place of a card that can be played in this window, or begin with the player; undefined where none changes anything. */
const placeOfPlay = (page: Page, name: string): Promise<{ readonly x: number; readonly y: number } | undefined> =>
  page.evaluate((begins) => {
    const one = document.querySelector(
      begins
        ? '.qw-question .is-option [data-card-button], .qw-question [data-option]:not([data-option="pass"])'
        : '.qw-question[data-question="window"] [data-option$="#play"]:not([data-idle])',
    )
    if (!one) return undefined
    const { left, top, width, height } = one.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    return one.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined
  }, name === 'starting-companion')

/** Pairs the first two cards that go together, with a tap on each. */
async function pairByFinger(page: Page): Promise<void> {
  await page.locator('.qw-middle .is-option [data-card-button]').last().tap()
  await page.locator('.qw-middle [data-card-button][aria-label*="goes with"]').first().tap()
  await expect(page.locator('.qw-column')).toHaveCount(1)
}

/**
 * Nothing moves away from the pointer: the forecast of an option changes no layout, a short press right after the question appears counts, a
 * question has its final place from its first frame, and each of its options can be seen and pressed.
 */
import { expect, type Page } from '@playwright/test'
import { answersTaken, openStudio, playOn, question, settled, startGame } from './studio.ts'
import { test } from './test.ts'

// the configuration switches animations off
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Games with different kinds of questions: windows with many chips, responses, defenders, options of one card, and orders. */
const games = [
  { scenario: 'Passage Through Mirkwood$', decks: ['Leadership', 'Spirit'], seed: '4711' },
  { scenario: 'Journey Down the Anduin$', decks: ['Tactics', 'Lore'], seed: '23' },
  { scenario: 'Escape from Dol Guldur$', decks: ['Leadership', 'Spirit'], seed: '5' },
  { scenario: 'Passage Through Mirkwood$', decks: ['Lore'], seed: '9' },
] as const

const PRESS = 10

interface Target {
  readonly option: string
  readonly x: number
  readonly y: number
}

/** A point of each option at which it is not covered. Options that a row hides are scrolled into view one after the other. */
function optionsAt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = '.qw-question button:is([data-option], [data-more]):not(:disabled), .is-option [data-card-button]'
    const found = [...document.querySelectorAll<HTMLElement>(parts)]
    for (const one of document.querySelectorAll<HTMLElement>('[data-pointed]')) delete one.dataset.pointed
    return found.flatMap((one, at) => {
      one.dataset.pointed = `${at}`
      return one.checkVisibility() ? [`${at}`] : []
    })
  })
}

/**
 * Scrolls an option into view.
 * @returns a point on it; undefined where it is covered everywhere
 */
function pointOf(page: Page, pointed: string): Promise<Target | undefined> {
  return page.evaluate(async (at) => {
    const one = document.querySelector<HTMLElement>(`[data-pointed="${at}"]`)
    if (one === null) return undefined
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.2],
      [0.15, 0.5],
      [0.5, 0.1],
      [0.8, 0.5],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && (one === hit || one.contains(hit))) return { option: one.dataset.option ?? one.dataset.cardButton ?? at, x, y }
    }
    return undefined
  }, pointed)
}

/** The name of a covered option, with its place and the element that covers its middle. */
const nameOf = (page: Page, pointed: string): Promise<string> =>
  page.locator(`[data-pointed="${pointed}"]`).evaluate((one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const where = [left, top, width, height].map(Math.round).join(' ')
    return `${one.dataset.option ?? one.dataset.cardButton ?? one.textContent}, at ${where} under ${over?.closest('[class]')?.outerHTML.slice(0, 120)},`
  })

/** The rectangles of everything that must not move: the question with all its parts, and everything on the table, including each card. */
function boxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts =
      '.qw-ribbon, .qw-ask > *, .qw-ask-says > *, .qw-ask-more, .qw-question button, .qw-shared, .qw-seat, [data-zone], [data-card]'
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((one) => one.checkVisibility() && !one.matches('.qw-side *, .qw-consequence *'))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const name = one.dataset.option ?? one.dataset.zone ?? one.dataset.card ?? one.className
        return `${name}: ${[left, top, width, height].map((number) => Math.round(number * 10) / 10).join(' ')}`
      })
  })
}

/**
 * Checks each painted frame from now on: a question is at its final place in its first frame, with each of its buttons, and no card is missing on
 * the table while it is shown enlarged elsewhere.
 */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found = new Set<string>()
    let asked = ''
    let first = new Map<string, string>()
    const tell = (words: string) => void found.add(words)
    const take = () => {
      const all = [...found]
      found.clear()
      // after a row was scrolled, its new position counts
      first = new Map()
      return all
    }
    Object.assign(globalThis, { takeFoundInFrames: take })
    const look = () => {
      const question = document.querySelector<HTMLElement>('.qw-question')
      const options = question?.querySelectorAll('[data-option]').length
      const at = document.querySelector<HTMLElement>('.st-table')?.dataset.at
      const now = question ? `${question.dataset.question} at ${at} with ${options} in words` : ''
      if (now !== asked) {
        asked = now
        first = new Map()
      }
      // movement after the first press or hover is caused by that
      if (question && !question.matches('[data-busy="short"], [data-busy="long"]')) {
        const parts = document.querySelectorAll<HTMLElement>(
          '.qw-ribbon, .qw-question h3, .qw-question button:not(.qw-push), .qw-question input',
        )
        const counts = new Map<string, number>()
        for (const one of parts) {
          if (!one.checkVisibility()) continue
          const words = one.dataset.option ?? one.dataset.more ?? (one.matches('button') ? one.ariaLabel || one.textContent : one.localName)
          const nth = (counts.get(words) ?? 0) + 1
          counts.set(words, nth)
          const name = nth === 1 ? words : `${words} (${nth})`
          const { left, top } = one.getBoundingClientRect()
          const place = `${Math.round(left)} ${Math.round(top)}`
          const before = first.get(name)
          if (before === undefined) first.set(name, place)
          else if (before !== place) tell(`${now}: ${name} slid from ${before} to ${place}`)
        }
      } else first = new Map()
      for (const likeness of document.querySelectorAll<HTMLElement>('.qw-likeness[data-shows="comes"]')) {
        const slot = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(likeness.dataset.of ?? '')}"]`)
        if (slot?.checkVisibility({ opacityProperty: true }) === false) tell(`${now}: ${likeness.dataset.of} is missing from its place`)
      }
    }
    const frame = () =>
      requestAnimationFrame(() => {
        // runs after the frame is painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = look
        port2.postMessage('')
        frame()
      })
    frame()
  })
}

/** The problems that were found in frames since the last call. */
const foundInFrames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly takeFoundInFrames: () => readonly string[] }).takeFoundInFrames())

/**
 * The options of the question that are cut off or covered before anything is scrolled. A row may hide some at its end where they fill two lines, if
 * it says so. A list below the question may scroll. The key on a card must not cover the words on the card.
 */
function coveredOptions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const options = [...document.querySelectorAll<HTMLElement>('.qw-question [data-option]')].filter((one) => one.checkVisibility())
    const hidden = [...document.querySelectorAll('.qw-slot.is-option:has(> .qw-reached) > .qw-sign')].flatMap((sign) => {
      const words = sign.parentElement?.querySelector('.qw-reached')?.getBoundingClientRect()
      const key = sign.getBoundingClientRect()
      return words && key.right > words.left + 1 && key.left < words.right - 1
        ? [`a key lies over ${sign.parentElement?.dataset.card}`]
        : []
    })
    return hidden.concat(
      options.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const corners = [0.1, 0.5, 0.9].map((across) => document.elementFromPoint(left + width * across, top + height / 2))
        if (corners.every((hit) => hit !== null && one.contains(hit))) return []
        const row = one.closest('.qw-pushed')
        const isFull = row?.matches('[data-rows="more"]:is([data-before="more"], [data-after="more"])') === true
        if (isFull || one.closest('.qw-ask-more')) return []
        return [`${one.dataset.option} (${one.textContent}) is cut or covered`]
      }),
    )
  })
}

/** The state that changes when a press has counted: the number of answers, and the choices so far. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const chosen = document.querySelectorAll('.is-chosen, .qw-question [aria-pressed="true"], .qw-pairs > li, [data-begun]').length
    const sums = [...document.querySelectorAll('.qw-question :is(output, input, [data-confirm], .qw-ask-more)')]
      .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent))
      .join()
    const asked = document.activeElement?.closest('.qw-question') === null ? '' : document.activeElement?.textContent
    return `${document.querySelector<HTMLElement>('.st-table')?.dataset.at} ${chosen} ${sums} ${asked}`
  })

interface Pointed {
  readonly questions: number
  readonly options: number
  /** Elements that moved, and presses that were lost. */
  readonly wrong: readonly string[]
}

/** Points at each option of a question, presses one of them for ten milliseconds, and goes on with the next question. */
async function pointAtAll(page: Page, most: number): Promise<Pointed> {
  let [questions, options] = [0, 0]
  const wrong: string[] = []
  await watchFrames(page)
  while (questions < most) {
    await settled(page)
    if (!(await question(page).isVisible())) break
    // a card that is shown enlarged beside the question disappears after a moment
    await expect(page.locator('.qw-moments > *')).toHaveCount(0)
    await expect(async () => {
      const before = await boxes(page)
      await page.waitForTimeout(400)
      expect(await boxes(page)).toEqual(before)
    }).toPass({ timeout: 60_000 })
    wrong.push(...(await foundInFrames(page)))
    const title = `${await question(page).getAttribute('data-question')} at ${await answersTaken(page)}`
    const covered = await coveredOptions(page)
    wrong.push(...covered.map((one) => `${title}: ${one}`))
    const targets = await optionsAt(page)
    for (const one of targets) {
      await page.mouse.move(1, 1)
      const at = await pointOf(page, one)
      if (at === undefined) {
        wrong.push(`${title}: ${await nameOf(page, one)} cannot be pressed`)
        continue
      }
      const before = await boxes(page)
      await page.mouse.move(at.x, at.y)
      // wait for the frame with the forecast, and for one in which the option would move back
      for (let frame = 0; frame < 2; frame++) {
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        const after = await boxes(page)
        const moved = after.filter((box, index) => box !== before[index])
        if (moved.length > 0 || after.length !== before.length)
          wrong.push(`${title}, ${at.option}: ${moved[0]} was ${before[after.indexOf(moved[0] ?? '')]}`)
      }
      options += 1
    }
    await page.mouse.move(1, 1)
    // ignore movement that was caused by scrolling to the options
    await foundInFrames(page)
    const pressed = targets[(questions * 7) % Math.max(1, targets.length)]
    const at = pressed === undefined ? undefined : await pointOf(page, pressed)
    // ignore movement that was caused by scrolling to the option
    await foundInFrames(page)
    const taken = await answersTaken(page)
    // in a question about an order, a press only selects a row, and keys move it
    if (at !== undefined && (await question(page).getAttribute('data-shape')) !== 'order') {
      const before = await stateOf(page)
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.waitForTimeout(PRESS)
      await page.mouse.up()
      const counted = await expect
        .poll(() => stateOf(page), { timeout: 5_000 })
        .not.toBe(before)
        .then(
          () => true,
          () => false,
        )
      if (!counted) wrong.push(`${title}: a press on ${at.option} was lost`)
    }
    await page.mouse.move(1, 1)
    await settled(page)
    // a distributed amount needs several presses
    const more = page.locator('.qw-question:has([data-confirm]:disabled) [data-more]:not(:disabled)')
    for (let presses = 0; presses < 20 && (await answersTaken(page)) === taken && (await more.count()) > 0; presses++)
      await more.first().click()
    // the question needs several options, or none was visible: let the helper answer it
    if ((await answersTaken(page)) === taken && (await question(page).isVisible()) && (await playOn(page, 1)).ended === 'outcome') break
    questions += 1
  }
  return { questions, options, wrong }
}

/** Points at a number of questions of the games in turn. */
async function pointsIn(page: Page, most: number, chosen: typeof games | readonly (typeof games)[number][]): Promise<Pointed> {
  const all = { questions: 0, options: 0, wrong: [] as string[] }
  for (let round = 0; all.questions < most; round++) {
    const game = chosen[round % chosen.length] as (typeof games)[number]
    await openStudio(page)
    // on a narrow screen the library first shows only some scenarios
    const more = page.locator('.st-scenarios > header button[aria-expanded="false"]')
    if (await more.isVisible()) await more.click()
    await startGame(page, { ...game, seed: `${game.seed}${round}` })
    const { questions, options, wrong } = await pointAtAll(page, Math.min(Math.ceil(most / chosen.length), most - all.questions))
    all.questions += questions
    all.options += options
    all.wrong.push(...wrong)
  }
  return all
}

test('nothing moves while options are pointed at, and a press of ten milliseconds counts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { options, wrong } = await pointsIn(page, 8, games.slice(0, 1))
  expect(wrong).toEqual([])
  expect(options).toBeGreaterThan(15)
})

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const)
  test(`nothing moves at a width of ${width} in 200 questions of several scenarios`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(3_600_000)
    await page.setViewportSize({ width, height })
    const { questions, options, wrong } = await pointsIn(page, 200, games)
    console.log(`${width}: ${questions} questions, ${options} options`)
    expect(wrong).toEqual([])
    expect(questions).toBe(200)
  })

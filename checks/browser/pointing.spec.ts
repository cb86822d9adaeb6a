/**
 * Nothing moves away from the pointer: the forecast of an option changes no box, a short press on arrival counts, a question has its final place from its first
 * frame, and each of its options can be seen and pressed.
 */
import { expect, type Page } from '@playwright/test'
import { answersTaken, openStudio, playOn, question, settled, startGame } from './studio.ts'
import { test } from './test.ts'

/** Different decks and scenarios ask different questions: windows with many chips, responses, defenders, ways of a card and orders. */
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

/** Where the options can be pointed at: a point of each at which nothing lies over it. Those that a row hides are pushed into sight one at a time. */
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

/** Brings an option into sight. @returns a point on it, and nothing where it is covered everywhere */
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

/** A covered option, with its place and the element that lies over its middle. */
const nameOf = (page: Page, pointed: string): Promise<string> =>
  page.locator(`[data-pointed="${pointed}"]`).evaluate((one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const where = [left, top, width, height].map(Math.round).join(' ')
    return `${one.dataset.option ?? one.dataset.cardButton ?? one.textContent}, at ${where} under ${over?.closest('[class]')?.outerHTML.slice(0, 120)},`
  })

/** All boxes that could run from the pointer: the question with all its parts, and everything that lies on the table, with each card. */
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
 * Watches each frame as it was painted from now on: a question is in its first frame where it stays, with each thing that can be pressed, and no card of the
 * table is away from its place while it is shown large elsewhere.
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
      // what a row was scrolled to is its place from now on
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
      // from the first press or pointing on, what moves is a matter of that
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
        // after the frame is painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = look
        port2.postMessage('')
        frame()
      })
    frame()
  })
}

/** What the frames showed since they were asked last. */
const foundInFrames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly takeFoundInFrames: () => readonly string[] }).takeFoundInFrames())

/**
 * The options of the question that are cut or covered before anything is pushed. A row may hide some at its end where two lines of them are full, and says so.
 * A list below the question scrolls as a page does. The key of a card covers no letter of what that card will do.
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

/** What shows that a press counted: the answers taken, and what is chosen so far. */
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
  /** What moved, or which press was lost. */
  readonly wrong: readonly string[]
}

/** Points at each option of a question after the other, presses one of them for ten milliseconds, and so on with the next question. */
async function pointAtAll(page: Page, most: number): Promise<Pointed> {
  let [questions, options] = [0, 0]
  const wrong: string[] = []
  await watchFrames(page)
  while (questions < most) {
    await settled(page)
    if (!(await question(page).isVisible())) break
    // a card that is shown large beside the question goes after a moment by itself
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
      // a frame in which it is told, and one in which the option would be back
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
    // options that were scrolled into sight moved by that
    await foundInFrames(page)
    const pressed = targets[(questions * 7) % Math.max(1, targets.length)]
    const at = pressed === undefined ? undefined : await pointOf(page, pressed)
    // the row may have been scrolled to it
    await foundInFrames(page)
    const taken = await answersTaken(page)
    // a row of an order is taken hold of by a press, and moved by keys
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
    // an amount that is shared out takes several presses
    const more = page.locator('.qw-question:has([data-confirm]:disabled) [data-more]:not(:disabled)')
    for (let presses = 0; presses < 20 && (await answersTaken(page)) === taken && (await more.count()) > 0; presses++)
      await more.first().click()
    // several are wanted, or nothing was in sight
    if ((await answersTaken(page)) === taken && (await question(page).isVisible()) && (await playOn(page, 1)).ended === 'outcome') break
    questions += 1
  }
  return { questions, options, wrong }
}

/** Points at so many questions of the games in turn. */
async function pointsIn(page: Page, most: number, chosen: typeof games | readonly (typeof games)[number][]): Promise<Pointed> {
  const all = { questions: 0, options: 0, wrong: [] as string[] }
  for (let round = 0; all.questions < most; round++) {
    const game = chosen[round % chosen.length] as (typeof games)[number]
    await openStudio(page)
    // where it is narrow, a library shows the first scenarios only
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

test('no box moves while options are pointed at, and a press of ten milliseconds counts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { options, wrong } = await pointsIn(page, 16, games.slice(0, 1))
  expect(wrong).toEqual([])
  expect(options).toBeGreaterThan(30)
})

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const)
  test(`no box moves at ${width}: 200 questions of several scenarios`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(3_600_000)
    await page.setViewportSize({ width, height })
    const { questions, options, wrong } = await pointsIn(page, 200, games)
    console.log(`${width}: ${questions} questions, ${options} options`)
    expect(wrong).toEqual([])
    expect(questions).toBe(200)
  })

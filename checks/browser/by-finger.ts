/** Plays on a touch screen as a person does: taps only on elements that are visible and not covered. */
import { expect, type Page } from '@playwright/test'
import { answersTaken, question, settled, table } from './studio.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The parts of a question that a finger cannot reach without scrolling, and the place of its first answer. */
interface Reach {
  readonly first: Point | undefined
  /** The first legal option, where each element for it is covered or outside of the window in its middle. */
  readonly covered: readonly string[]
  /** Visible buttons that are less wide or high than a finger needs, with the area around them that answers as well. */
  readonly small: readonly string[]
}

/**
 * Measures a question as it is drawn, without scrolling.
 * @param least how many pixels wide and high a button is at least
 */
export function reachOf(page: Page, least = 44): Promise<Reach> {
  return page.evaluate((needed) => {
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const isHit = (element: Element): boolean => {
      const { x, y } = middleOf(element)
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.closest('[data-card-button]') === element)
    }
    const nameOf = (element: Element) =>
      `${element.getAttribute('data-card-button') ?? element.getAttribute('data-option') ?? element.className} in ${document.querySelector('.qw-question h3')?.textContent}`
    // the first option has the key 1. A question without options has rows, a number field, or a button that answers
    const firsts = [...document.querySelectorAll('.qw-table [aria-keyshortcuts~="1"]')]
    const others = ['[data-row]', 'input', '[data-confirm]:not(:disabled)', '[data-option="pass"]']
    const other = others.map((one) => document.querySelector(`.qw-question ${one}`)).find((one) => one !== null)
    const asked = firsts.length > 0 ? firsts : other ? [other] : []
    // a card on the table and its entry in the question: one of them must be reachable
    const first = asked.find(isHit)
    return {
      first: first && middleOf(first),
      covered: asked.length === 0 ? [`nothing answers ${nameOf(document.body)}`] : first ? [] : asked.map(nameOf),
      small: [...document.querySelectorAll('button, a[href], input, select, [role="slider"]')].filter(isSeen).flatMap((one) => {
        const box = one.getBoundingClientRect()
        const around = getComputedStyle(one, '::before')
        const [wider = 0, higher = 0] = around.position === 'absolute' ? [around.width, around.height].map(Number.parseFloat) : []
        const [width, height] = [Math.max(box.width, wider || 0), Math.max(box.height, higher || 0)]
        return Math.min(width, height) < needed - 0.1
          ? [`${one.ariaLabel ?? one.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
          : []
      }),
    }
  }, least)
}

/**
 * The options of a question that a finger cannot reach: each element for the option is covered even after its row or list was scrolled to it. Rows
 * and lists are scrolled back afterwards.
 */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // the buttons at the ends of a row are updated after it was scrolled
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const groups = new Map<string, Element[]>()
    for (const one of document.querySelectorAll('.qw-table .is-option > [data-card-button], .qw-question [data-option]:not(:disabled)')) {
      // a closed list repeats what the cards offer
      if (one.closest('details:not([open])')) continue
      // a card on the table and its entry in the question have the same key
      const name = one.getAttribute('aria-keyshortcuts') ?? one.getAttribute('data-card-button') ?? one.getAttribute('data-option') ?? ''
      groups.set(name, [...(groups.get(name) ?? []), one])
    }
    const isHit = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    }
    const isReached = async (element: Element): Promise<boolean> => {
      if (isHit(element)) return true
      const moved: (readonly [Element, number, number])[] = []
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (parent.scrollWidth > parent.clientWidth || parent.scrollHeight > parent.clientHeight)
          moved.push([parent, parent.scrollLeft, parent.scrollTop])
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await drawn()
      const hit = isHit(element)
      for (const [parent, left, top] of moved) parent.scrollTo({ left, top, behavior: 'instant' })
      return hit
    }
    const left: string[] = []
    for (const [name, all] of groups) {
      let isOne = false
      for (const one of all) isOne ||= await isReached(one)
      const words = all.map((one) => one.textContent?.slice(0, 40)).join(', ')
      if (!isOne) left.push(`${name} (${words}) in ${document.querySelector('.qw-question h3')?.textContent}`)
    }
    return left
  })
}

/** The position of the button that answers the question: the one that names the answer, else the one that passes. */
const answerAt = (page: Page): Promise<Point | undefined> =>
  page.evaluate(() => {
    const found = ['[data-act]', '[data-confirm]:not(:disabled)', '[data-option="pass"]', '[data-option="no"]']
      .map((one) => document.querySelector(`.qw-question ${one}`))
      .find((one) => one !== null)
    if (!found) return undefined
    const { left, top, width, height } = found.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    return found.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined
  })

/** The middle of an option that can be reached and is not chosen yet. */
const nextAt = (page: Page): Promise<Point | undefined> =>
  page.evaluate(() => {
    const selectors = [
      // where an amount is distributed, a card may already have all that it can get
      '.qw-question [data-more]:not(:disabled)',
      '.is-option:not(.is-chosen) > [data-card-button]',
      '.qw-question button[data-option]:not(:disabled, [aria-pressed="true"], [data-option="pass"])',
    ]
    for (const one of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = { x: left + width / 2, y: top + height / 2 }
      if (one.contains(document.elementFromPoint(at.x, at.y))) return at
    }
    return undefined
  })

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.st-ending').count()) > 0

/**
 * Answers one question by finger. The first legal option must be reachable without scrolling, no option may be covered, the page must not be zoomed,
 * and no button may be too small for a finger.
 * @param says names the decision where something is wrong
 * @param begin the place of the first tap, if not that of the button which answers or passes
 * @param least how many pixels wide and high a button is at least
 */
export async function decideByFinger(page: Page, says: string, begin?: () => Promise<Point | undefined>, least?: number): Promise<void> {
  // wait until a row has scrolled its first answer into view
  await expect.poll(async () => (await reachOf(page)).covered, says).toEqual([])
  await expect.poll(() => outOfReach(page), `options in ${says}`).toEqual([])
  await expect.poll(async () => (await reachOf(page, least)).small, `buttons in ${says}`).toEqual([])
  expect(await page.evaluate(() => visualViewport?.scale), `enlarged in ${says}`).toBe(1)
  const before = await answersTaken(page)
  const first = await begin?.()
  if (first) await page.touchscreen.tap(first.x, first.y)
  // the first tap selects, and the button that names the answer sends it; several options are selected one after the other
  for (let taps = 0; taps < 12 && (await answersTaken(page)) === before && !(await isOver(page)); taps++) {
    const at = (await answerAt(page)) ?? (await nextAt(page))
    if (!at) break
    await page.touchscreen.tap(at.x, at.y)
    await page.waitForTimeout(60)
    if ((await table(page).getAttribute('data-status')) !== 'ready') break
  }
  await expect
    .poll(
      async () => (await isOver(page)) || (await answersTaken(page)) > before,
      `${says}: ${(await question(page).allTextContents()).join()}`,
    )
    .toBe(true)
}

/**
 * Plays a number of decisions by finger, as `decideByFinger`. Windows are passed except for the first few, other questions get their first option.
 * @returns the number of answered questions, which is less where the game was over before
 */
export async function playByFinger(page: Page, most: number): Promise<number> {
  let acted = 0
  for (let decision = 0; decision < most; decision++) {
    if (await isOver(page)) return decision
    await settled(page)
    if (await isOver(page)) return decision
    const isWindow = (await question(page).locator('[data-option="pass"]').count()) > 0
    const acts = !isWindow || acted < 3
    if (isWindow && acts) acted += 1
    await decideByFinger(page, `decision ${decision + 1}`, acts ? async () => (await reachOf(page)).first : undefined)
  }
  return most
}

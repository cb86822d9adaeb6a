/** Plays on a touch screen as a person does: taps where something is, and never through what lies over it. */
import { expect, type Page } from '@playwright/test'
import { answersTaken, question, settled, table } from './studio.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What of a question cannot be reached by a finger as the page stands, and where its first answer is. */
interface Reach {
  readonly first: Point | undefined
  /** The first legal option, where the middle of each thing that stands for it lies under something, or outside of the window. */
  readonly covered: readonly string[]
  /** Buttons that are seen and less than 44 pixels wide or high. */
  readonly small: readonly string[]
}

/** Looks at a question as it stands, without scrolling. */
export function reachOf(page: Page): Promise<Reach> {
  return page.evaluate(() => {
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
    // the first option has the key 1; what has no options has rows, a number, or a button that answers
    const firsts = [...document.querySelectorAll('.qw-table [aria-keyshortcuts~="1"]')]
    const others = ['[data-row]', 'input', '[data-confirm]:not(:disabled)', '[data-option="pass"]']
    const other = others.map((one) => document.querySelector(`.qw-question ${one}`)).find((one) => one !== null)
    const asked = firsts.length > 0 ? firsts : other ? [other] : []
    // a card, and the question that lists it as well: one of them is enough
    const first = asked.find(isHit)
    return {
      first: first && middleOf(first),
      covered: asked.length === 0 ? [`nothing answers ${nameOf(document.body)}`] : first ? [] : asked.map(nameOf),
      small: [...document.querySelectorAll('button, a[href], input, select, [role="slider"]')].filter(isSeen).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 43.9 ? [`${one.ariaLabel ?? one.textContent}: ${Math.round(width)} x ${Math.round(height)}`] : []
      }),
    }
  })
}

/**
 * The options of a question that a finger cannot reach: where each thing that stands for one lies under something, also after the row or list in which it
 * lies was pushed to it. Rows and lists stand afterwards as they did.
 */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // what a row shows at its ends follows when it was pushed
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const groups = new Map<string, Element[]>()
    for (const one of document.querySelectorAll('.qw-table .is-option > [data-card-button], .qw-question [data-option]:not(:disabled)')) {
      // a card, and the question that lists it as well, have the same key
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

/** Where a button of the question is that answers it now: the one that says what it does, else the one that passes. */
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

/** A middle of an option that is not chosen yet, of those that can be reached. */
const nextAt = (page: Page): Promise<Point | undefined> =>
  page.evaluate(() => {
    const selectors = [
      // where a sum is given out a card may have all that it can get
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

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.st-score').count()) > 0

/**
 * Plays so many decisions with a finger; in each the first legal option is under the finger as the page stands, no option lies under something, the page is
 * not enlarged, and no button is too small for a finger. Windows are
 * passed but for the first few, other questions get their first option.
 * @returns how many were answered: fewer where the game was over before
 */
export async function playByFinger(page: Page, most: number): Promise<number> {
  let acted = 0
  for (let decision = 0; decision < most; decision++) {
    if (await isOver(page)) return decision
    await settled(page)
    if (await isOver(page)) return decision
    // a row that brings its first answer into view has arrived
    await expect.poll(async () => (await reachOf(page)).covered, `decision ${decision + 1}`).toEqual([])
    await expect.poll(() => outOfReach(page), `options in decision ${decision + 1}`).toEqual([])
    await expect.poll(async () => (await reachOf(page)).small, `buttons in decision ${decision + 1}`).toEqual([])
    expect(await page.evaluate(() => visualViewport?.scale), `enlarged in decision ${decision + 1}`).toBe(1)
    const { first } = await reachOf(page)
    const before = await answersTaken(page)
    const isWindow = (await question(page).locator('[data-option="pass"]').count()) > 0
    if (first && (!isWindow || acted < 3)) {
      acted += isWindow ? 1 : 0
      await page.touchscreen.tap(first.x, first.y)
    }
    // chosen first, seen, then answered by the button that says what it does; several are chosen one after the other
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
        `decision ${decision + 1}: ${await question(page).textContent()}`,
      )
      .toBe(true)
  }
  return most
}

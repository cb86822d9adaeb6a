/** Measures a table as it is drawn: how much of each card is visible, how large it is, and what moves. */
import type { Page } from '@playwright/test'

const inPlay =
  '[data-zone="quest"], [data-zone="active-location"], [data-zone="staging-area"], [data-zone$=".engaged"], [data-zone$=".play-area"]'

/** The cards in play and their attachments that are partly covered: of each card 49 points are tested. */
export const coveredOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((areas) => {
    const covered: string[] = []
    for (const slot of document.querySelectorAll(`:is(${areas}) .qw-host > .qw-slot, :is(${areas}) .lies-strip`)) {
      const { left, top } = slot.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = slot as HTMLElement
      let seen = 0
      for (let x = 0; x < 7; x++)
        for (let y = 0; y < 7; y++) {
          const hit = document.elementFromPoint(left + ((x + 0.5) / 7) * offsetWidth, top + ((y + 0.5) / 7) * offsetHeight)
          if (hit?.closest('[data-card]') === slot) seen += 1
        }
      if (seen < 49) covered.push(`${slot.getAttribute('data-card')}: ${seen} of 49`)
    }
    return covered
  }, inPlay)

interface Held {
  readonly card: string
  /** How many pixels of its height are on the screen. */
  readonly pixels: number
  /** The visible part of its height, in percent. */
  readonly height: number
  /** The visible part of its area, in percent of 400 points. */
  readonly area: number
}

/** How much is visible of each card in the open hands. */
export const heldOn = (page: Page): Promise<readonly Held[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.qw-hand .qw-host > .qw-slot')].map((slot) => {
      const { left, top, bottom } = slot.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = slot as HTMLElement
      const hand = slot.closest('.qw-hand')?.getBoundingClientRect()
      const pixels = Math.min(bottom, hand?.bottom ?? 0, innerHeight) - Math.max(top, hand?.top ?? 0)
      let seen = 0
      for (let x = 0; x < 20; x++)
        for (let y = 0; y < 20; y++) {
          const hit = document.elementFromPoint(left + ((x + 0.5) / 20) * offsetWidth, top + ((y + 0.5) / 20) * offsetHeight)
          if (hit?.closest('[data-card]') === slot) seen += 1
        }
      return {
        card: slot.getAttribute('data-card') ?? '',
        pixels: Math.round(pixels),
        height: Math.round((pixels / offsetHeight) * 1000) / 10,
        area: seen / 4,
      }
    }),
  )

/** The numbers on options, such as `12 | 4`, that are cut off or covered. */
export const coveredSignsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // these signs have no pointer events, so they would be missed by a test at a point
    const style = document.createElement('style')
    style.textContent = '.qw-sign { pointer-events: auto !important; }'
    document.head.append(style)
    const covered = [...document.querySelectorAll('.qw-slot.is-option > .qw-sign')].flatMap((sign) => {
      const { left, top, width, height } = sign.getBoundingClientRect()
      const hit = [0.15, 0.5, 0.85].every((share) => sign.contains(document.elementFromPoint(left + width * share, top + height / 2)))
      return hit ? [] : [`${sign.textContent} of ${sign.parentElement?.getAttribute('data-card')}`]
    })
    style.remove()
    return covered
  })

/** The width of a card in the layout, in pixels. */
export const widthOf = (page: Page, key: string): Promise<number> =>
  page.locator(`.qw-table [data-card="${key}"]`).evaluate((one) => (one as HTMLElement).offsetWidth)

/** The smallest font size on the cards of the table and in folded seats, in pixels. */
export const smallestOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = '.qw-table .qw-host, .qw-table .qw-seat[data-fold="folded"]'
    const hasLetters = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') &&
      one.checkVisibility() &&
      // skip text for screen readers only
      one.getBoundingClientRect().width > 1
    return Math.min(
      ...[...document.querySelectorAll(`:is(${parts}) :not(svg, svg *)`)]
        .filter(hasLetters)
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
        // skip words that an icon replaces: their font size is 0
        .filter((size) => size > 0),
    )
  })

/** The position of each card in the play areas and the staging area, ignoring its rotation. */
export const placesOn = (page: Page): Promise<{ readonly [card: string]: string }> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-zone$=".play-area"] .qw-host > .qw-slot')].map((slot) => {
        const { left, top, width, height } = slot.getBoundingClientRect()
        return [slot.getAttribute('data-card') ?? '', [left, top, width, height].map(Math.round).join(' ')]
      }),
    ),
  )

/** By how many degrees the face of a card is turned. */
export const turnOf = (page: Page, key: string): Promise<number> =>
  page
    .locator(`.qw-table [data-card="${key}"]  .qw-turn`)
    .first()
    .evaluate((face) => {
      const { a, b } = new DOMMatrix(getComputedStyle(face).transform)
      return Math.round((Math.atan2(b, a) * 180) / Math.PI)
    })

export interface Watched {
  /** The different positions of the question. */
  readonly places: readonly string[]
  /** The number of frames without a question. */
  readonly bare: number
  /** The cards that the question has covered. The card that is just being revealed does not count: it is shown at the question's left end. */
  readonly over: readonly string[]
  /** How often the enlarged card in the side panel has changed. */
  readonly sideChanges: number
}

/**
 * Watches every frame from now on.
 * @returns a function that returns what was seen
 */
export async function watchQuestion(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const places = new Set<string>()
    const over = new Set<string>()
    const seen = { bare: 0, sideChanges: 0 }
    const sideCard = () => document.querySelector('.qw-side-panel .qw-zoom')?.textContent ?? ''
    let side = sideCard()
    const look = () => {
      const box = document.querySelector('.qw-question')?.getBoundingClientRect()
      if (box) places.add(`${box.left} ${box.top}`)
      else if (document.querySelector('.st-ending') === null) seen.bare += 1
      // moving cards are drawn over the question
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
      for (const card of box ? document.querySelectorAll('.qw-felt [data-card]:not(.qw-presented *)') : []) {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        const lies = box && right - 1 > box.left && left + 1 < box.right && bottom - 1 > box.top && top + 1 < box.bottom
        if (lies && !moving.some((one) => one.contains(card))) over.add(card.getAttribute('data-card') ?? '')
      }
      const now = sideCard()
      if (now !== side) seen.sideChanges += 1
      side = now
      Object.assign(window, { watched: { places: [...places], over: [...over], ...seen } })
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
}

/**
 * Shows the action window with 1 to 20 options: some are hidden, or repeated.
 * @returns problems: the height of a question above cards depends on the number of options; options lie outside of the question or over its other parts
 */
export const wrongWithOptions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const list = document.querySelector('.qw-pills')
    const ribbon = document.querySelector('.qw-ribbon')
    if (!list || !ribbon) throw new Error('no action window is open')
    const own = [...list.children] as HTMLElement[]
    const added: HTMLElement[] = []
    const wrong: string[] = []
    const heights = new Set<number>()
    for (let options = 20; options > 0; options--) {
      for (let at = own.length + added.length; at < options; at++) {
        const one = own[at % own.length]?.cloneNode(true) as HTMLElement
        list.append(one)
        added.push(one)
      }
      for (const [at, one] of [...own, ...added].entries()) one.style.display = at < options ? '' : 'none'
      // the row is laid out again when the size of an option changes
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const box = ribbon.getBoundingClientRect()
      heights.add(box.height)
      const others = [...ribbon.querySelectorAll('.qw-who, .qw-ask > header, .qw-ask-says, .qw-ask > footer > *')].map((one) =>
        one.getBoundingClientRect(),
      )
      const { left, right } = list.getBoundingClientRect()
      for (const one of [...own, ...added].slice(0, options)) {
        const it = one.getBoundingClientRect()
        if (it.top < box.top || it.bottom > box.bottom) wrong.push(`${options} options: ${one.textContent} leaves the question`)
        const over = others.some(
          (other) =>
            Math.min(it.right, right, other.right) - Math.max(it.left, left, other.left) > 1 &&
            Math.min(it.bottom, other.bottom) > Math.max(it.top, other.top),
        )
        if (over) wrong.push(`${options} options: ${one.textContent} lies over a part of the question`)
      }
    }
    for (const one of added) one.remove()
    for (const one of own) one.style.display = ''
    // on a narrow table the question is a sheet, and cards are scrolled above it
    const isSheet = (document.querySelector('.qw-table')?.clientWidth ?? 0) <= 900
    if (!isSheet && Math.max(...heights) - Math.min(...heights) > 2) wrong.push(`heights of the question: ${[...heights].join(' ')}`)
    return wrong
  })

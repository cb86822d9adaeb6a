'use client'

import 'driver.js/dist/driver.css'
import './tour.css'
import { useStart } from '@questwright/table-page/start/use-start'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices, usualModeOf } from '@questwright/workshop/scenario-choices'
import { firstSeats } from '@questwright/workshop/seats'
import { tourOf } from '@questwright/workshop/tours'
import { type Driver, driver } from 'driver.js'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useStudioGame } from '../../client/game/game-session.ts'
import { gameShelf } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { type Stop, stopsOf } from '../../client/tour/stops.ts'
import { endTour, tourAt, useTour } from '../../client/tour/tour.ts'

/** How many milliseconds the tour waits for the page of a stop: long enough for setting up a table. */
const patience = 15_000

/** The tour: opens the page of each stop, waits for its element, and explains it. */
export default function TourGuide() {
  const packs = useLibrary((state) => state.packs)
  const bundles = bundlesOf(packs)
  const router = useRouter()
  const { start } = useStart()
  const latest = useRef({ router, start, bundles })
  latest.current = { router, start, bundles }
  const isReady = packs !== undefined
  const game = useTour((state) => state.game)
  useEffect(() => {
    if (!isReady) return
    const sample = tourOf(game)?.sample
    const stops = sample === undefined ? [] : stopsOf(sample)
    let wanted = 0
    let isOver = false
    const before = document.activeElement
    const show = async (index: number): Promise<void> => {
      const stop = stops[index]
      if (!stop) return end()
      wanted = index
      tourAt(index)
      await goThere(stop)
      // the user may have pressed Next or End during the wait
      const element = await found(stop, () => isOver || wanted !== index)
      if (isOver || wanted !== index) return
      if (stop.tab) document.querySelector<HTMLElement>(stop.tab)?.focus()
      if (element && !isInWindow(element)) element.scrollIntoView({ block: 'center' })
      keepFrame()
      if (guide.isActive()) guide.moveTo(index)
      else guide.drive(index)
      setTimeout(() => {
        keepFrame()
        tidy(element)
        if (guide.isActive()) guide.refresh()
      }, 60)
    }
    const goThere = async ({ page }: Stop): Promise<void> => {
      const now = latest.current
      if (page !== '/play') {
        if (location.pathname + location.search !== page) now.router.push(page)
        return
      }
      if (location.pathname === '/play') return
      const isRunning = useStudioGame.getState().status !== 'none' || (await gameShelf.kept().catch(() => undefined)) !== undefined
      const scenario = scenarioChoices(now.bundles, rulebooks).find(({ code }) => code === `${sample?.pack}:${sample?.scenario}`)
      const decks = scenario
        ? firstSeats(deckChoices(now.bundles, rulebooks, scenario.game), now.bundles, rulebooks, scenario.game, scenario)
        : []
      // the tour replaces no running or saved game: then the stop shows that game
      if (isRunning || !scenario || decks.length === 0) now.router.push('/play')
      else await now.start({ scenario, mode: usualModeOf(scenario), decks, seed: 'tour' })
    }
    const end = () => {
      if (isOver) return
      isOver = true
      guide.destroy()
      keepFrame()
      endTour(wanted >= stops.length - 1 ? 'done' : 'begun')
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const guide: Driver = driver({
      steps: stops.map(({ at, title, words }) => ({
        // a stop whose element does not exist is shown in the middle of the page
        element: () => firstOf(at) as Element,
        popover: { title, description: words, disableButtons: [] },
      })),
      animate: !isCalm,
      duration: 200,
      overlayColor: '#000',
      overlayOpacity: 0.45,
      overlayClickBehavior: () => undefined,
      showProgress: true,
      progressText: '{{current}} of {{total}}',
      nextBtnText: 'Next',
      prevBtnText: 'Back',
      doneBtnText: 'Done',
      popoverClass: 'st-tour',
      stagePadding: 6,
      stageRadius: 8,
      onNextClick: () => void (wanted >= stops.length - 1 ? end() : show(wanted + 1)),
      onPrevClick: () => void show(Math.max(0, wanted - 1)),
      onCloseClick: end,
      // also called for Esc
      onDestroyStarted: end,
      onPopoverRender: ({ closeButton, previousButton, nextButton, progress }) => {
        closeButton.setAttribute('aria-label', 'End the tour')
        progress.setAttribute('aria-live', 'polite')
        // the library sets `display` inline, which overrides the attribute `hidden`
        if (wanted === 0) previousButton.style.display = 'none'
        // focus Next for the keyboard
        setTimeout(() => nextButton.focus(), 0)
      },
    })
    // the highlighted element moves when content loads late: update the highlight and its arrow
    let lit = ''
    let frame = requestAnimationFrame(function follow() {
      frame = requestAnimationFrame(follow)
      const those = guide.isActive() ? [guide.getActiveElement(), document.querySelector('.st-tour')] : []
      const now = those.map((one) => Object.values(one?.getBoundingClientRect().toJSON() ?? {}).join(' ')).join(', ')
      if (now === lit) return
      lit = now
      if (those.length > 0) guide.refresh()
    })
    // the stored index may be too high, since the tour may have had more stops when the user left it
    void show(Math.min(useTour.getState().at ?? 0, stops.length - 1))
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      guide.destroy()
    }
  }, [isReady, game])
  return null
}

/**
 * Waits until the page and the element of a stop exist.
 * @returns undefined when they do not appear in time, or when the tour has moved on
 */
async function found({ page, at, opens }: Stop, isInVain: () => boolean): Promise<Element | undefined> {
  const end = Date.now() + patience
  let opening = opens
  while (Date.now() < end && !isInVain()) {
    // the page before this one may have an element that the selector matches as well
    const isHere = page === '/play' ? location.pathname === page : location.pathname + location.search === page
    const element = isHere ? firstOf(at) : undefined
    if (element) return element
    const opener = isHere && opening !== undefined ? document.querySelector<HTMLElement>(opening) : null
    if (opener) {
      opening = undefined
      opener.click()
    }
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  return undefined
}

/** Resets the scroll position of the page's frame, which must never scroll: the library's scrolling into view moves it. */
function keepFrame(): void {
  document.documentElement.scrollTop = 0
  document.body.scrollTop = 0
}

/**
 * Removes the ARIA attributes that the tour library adds: they belong to a button that opens a dialog, and are not allowed on most highlighted
 * elements.
 */
function tidy(element: Element | undefined): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
}

/** Whether the whole height of an element is in the window: scrolling to it would only move the parts of the page around it. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

function firstOf(selectors: readonly string[]): Element | undefined {
  // an element in a closed drawer exists but is outside of the window, so skip it
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility({ visibilityProperty: true }))
}

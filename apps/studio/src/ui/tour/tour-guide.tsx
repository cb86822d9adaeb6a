'use client'

import 'driver.js/dist/driver.css'
import './tour.css'
import { deckChoices } from '@questwright/table-page/start/new-game'
import { scenarioChoices, usualModeOf } from '@questwright/table-page/start/scenario-choices'
import { useStart } from '@questwright/table-page/start/use-start'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type Driver, driver } from 'driver.js'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useStudioGame } from '../../client/game/game-session.ts'
import { gameShelf } from '../../client/game/kept-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { sample } from '../../client/tour/sample.ts'
import { type Stop, stops } from '../../client/tour/stops.ts'
import { endTour, tourAt, useTour } from '../../client/tour/tour.ts'

/** How long a stop waits for its page: a table is laid in that time. */
const patience = 15_000

/** The tour itself: goes to the page of each stop, waits for what it points at, and explains it. */
export default function TourGuide() {
  const packs = useLibrary((state) => state.packs)
  const bundles = bundlesOf(packs)
  const router = useRouter()
  const { start } = useStart()
  const latest = useRef({ router, start, bundles })
  latest.current = { router, start, bundles }
  const isReady = packs !== undefined
  useEffect(() => {
    if (!isReady) return
    let wanted = 0
    let isOver = false
    const before = document.activeElement
    const show = async (index: number): Promise<void> => {
      const stop = stops[index]
      if (!stop) return end()
      wanted = index
      tourAt(index)
      await goThere(stop)
      // Next or End may have been pressed meanwhile
      const element = await found(stop, () => isOver || wanted !== index)
      if (isOver || wanted !== index) return
      if (stop.tab) document.querySelector<HTMLElement>(stop.tab)?.focus()
      element?.scrollIntoView({ block: 'center' })
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
      const [deck] = deckChoices(now.bundles, rulebooks, scenario?.game ?? '')
      // the tour does not replace a game that runs or is kept: the stop points at that one
      if (isRunning || !scenario || !deck) now.router.push('/play')
      else await now.start({ scenario, mode: usualModeOf(scenario), decks: [deck], seed: 'tour' })
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
        // what is not there is explained in the middle of the page
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
      // Esc comes here as well
      onDestroyStarted: end,
      onPopoverRender: ({ closeButton, previousButton, nextButton, progress }) => {
        closeButton.setAttribute('aria-label', 'End the tour')
        progress.setAttribute('aria-live', 'polite')
        // the library shows the button by its style, which is stronger than `hidden`
        if (wanted === 0) previousButton.style.display = 'none'
        // the way on is where the keyboard is
        setTimeout(() => nextButton.focus(), 0)
      },
    })
    // parts that load late move the highlighted element and the text beside it: the highlight and its arrow follow
    let lit = ''
    let frame = requestAnimationFrame(function follow() {
      frame = requestAnimationFrame(follow)
      const those = guide.isActive() ? [guide.getActiveElement(), document.querySelector('.st-tour')] : []
      const now = those.map((one) => Object.values(one?.getBoundingClientRect().toJSON() ?? {}).join(' ')).join(', ')
      if (now === lit) return
      lit = now
      if (those.length > 0) guide.refresh()
    })
    // it may have been left when it was longer
    void show(Math.min(useTour.getState().at ?? 0, stops.length - 1))
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      guide.destroy()
    }
  }, [isReady])
  return null
}

/** Waits for the page and the element. @returns undefined when it does not come, or the tour has gone on */
async function found({ page, at, opens }: Stop, isInVain: () => boolean): Promise<Element | undefined> {
  const end = Date.now() + patience
  let opening = opens
  while (Date.now() < end && !isInVain()) {
    // the page before may have something like it
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

/** What is brought into view also moves the frame, which never scrolls by itself. */
function keepFrame(): void {
  document.documentElement.scrollTop = 0
  document.body.scrollTop = 0
}

/** The tour's library says of what it points at that it opens a dialog; of most elements that may not be said. */
function tidy(element: Element | undefined): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
}

function firstOf(selectors: readonly string[]): Element | undefined {
  // an element in a closed drawer is in the page but cannot be seen: the light would lie outside of the window
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility({ visibilityProperty: true }))
}

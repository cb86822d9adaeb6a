import { entryIn, type Rulebook } from '@questwright/rulebook'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBoard } from '../board-context.ts'
import { CardFace } from '../card-face.tsx'
import { seenRect } from '../crowd.tsx'
import type { CardView, View } from '../door-types.ts'
import type { Rect } from '../geometry.ts'
import { Ending } from './ending.tsx'
import { flight, standing } from './flights.ts'
import { changedBy, moveInPlace, slotOf } from './in-place.ts'
import { outline } from './outline.ts'
import { wantsStill } from './still.ts'
import type { ShownMoment } from './use-moments.ts'

interface MomentLayerProps {
  readonly root: RefObject<HTMLElement | null>
  readonly moments: readonly ShownMoment[]
  /** The rectangle of each card before the step. */
  readonly lay: RefObject<ReadonlyMap<string, Rect>>
}

/** The greatest number of animations of each kind at the same time: viewers cannot follow more. */
const most = { comes: 3, over: 3, falls: 8, fulfilled: 3, dawns: 1, darkens: 1 } as const

/**
 * Animates what the last step added to the story, each moment for about a second: with copies of cards above the table, animations in
 * place, and light or shade at the edges. The layer takes no space, no press and no focus, so questions can be answered meanwhile; any key
 * or press ends it. Where the system asks for reduced motion, outlines are shown instead.
 */
export function MomentLayer({ root, moments, lay }: MomentLayerProps) {
  const { view, catalogue } = useBoard()
  const [ended, setEnded] = useState<ReadonlySet<ShownMoment>>(new Set())
  const still = wantsStill()
  const seen = (shows: keyof typeof most) => moments.filter((one) => one.shows === shows && !ended.has(one)).slice(0, most[shows])
  const coming = cardsComing(moments, view, catalogue.rulebook).filter((one) => !ended.has(one))
  const others = still ? [] : [...seen('over'), ...seen('falls'), ...seen('fulfilled')]
  const endings = still ? [] : [...seen('dawns'), ...seen('darkens')]
  const inPlace = useInPlace(root, moments, still ? 'still' : 'moving')
  const isSeen = moments.some((one) => one.shows !== 'heard' && !ended.has(one))
  const end = (those: readonly ShownMoment[]) =>
    setEnded((before) => new Set([...before].filter((one) => moments.includes(one)).concat(those)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `skip` ends the moments of this render
  useEffect(() => {
    if (!isSeen) return
    const skip = () => {
      for (const one of inPlace.current) one.cancel()
      end(moments)
    }
    // in the capture phase, so that this runs before the table handles the key; the table still gets the key
    document.addEventListener('keydown', skip, { capture: true })
    document.addEventListener('pointerdown', skip, { capture: true })
    return () => {
      document.removeEventListener('keydown', skip, { capture: true })
      document.removeEventListener('pointerdown', skip, { capture: true })
    }
  }, [isSeen, moments])

  if (coming.length + others.length + endings.length === 0) return null
  return (
    <div className="qw-moments" aria-hidden="true" inert>
      {coming.map((moment, nth) => (
        <Likeness key={`${moment.n} ${moment.card}`} root={root} lay={lay} moment={moment} nth={nth} onEnd={() => end([moment])} />
      ))}
      {others.map((moment) => (
        <Likeness key={`${moment.n} ${moment.card}`} root={root} lay={lay} moment={moment} nth={0} onEnd={() => end([moment])} />
      ))}
      {endings.map((moment) => (
        <Ending key={moment.n} moment={moment} onEnd={() => end([moment])} />
      ))}
    </div>
  )
}

/**
 * The moments of new cards that are shown enlarged beside the question. Cards in a zone with the look `presented`, such as a card that is
 * resolving, are left out: their zone already shows them enlarged.
 */
export function cardsComing(moments: readonly ShownMoment[], view: View, rulebook: Rulebook): readonly ShownMoment[] {
  if (wantsStill()) return []
  return moments.filter(({ shows, now }) => shows === 'comes' && !isPresented(view, rulebook, now)).slice(0, most.comes)
}

/** Whether a card is in a zone with the look `presented`, which shows it large as long as it is there. */
function isPresented({ zones }: View, rulebook: Rulebook, card: CardView | undefined): boolean {
  return entryIn(rulebook.zones, zones[card?.zone ?? '']?.name ?? '')?.look === 'presented'
}

interface LikenessProps {
  readonly root: RefObject<HTMLElement | null>
  readonly lay: RefObject<ReadonlyMap<string, Rect>>
  readonly moment: ShownMoment
  /** The index among the cards that are shown side by side. */
  readonly nth: number
  readonly onEnd: () => void
}

/** A copy of a card that moves over the table. It is measured when it is first rendered, and moved with `transform` and `opacity` only. */
function Likeness({ root, lay, moment, nth, onEnd }: LikenessProps) {
  const { catalogue } = useBoard()
  const element = useRef<HTMLSpanElement>(null)
  const ended = useRef(onEnd)
  ended.current = onEnd
  const goes = moment.shows === 'falls' || moment.shows === 'fulfilled'
  const card = goes ? (moment.before ?? moment.now) : (moment.now ?? moment.before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the flight starts once, when the copy appears
  useLayoutEffect(() => {
    const frame = root.current
    const own = element.current
    if (!frame || !own) return ended.current()
    const slot = slotOf(frame, moment.card)
    const stands = standing(frame, moment, { nth, lay: lay.current.get(moment.card ?? ''), over: slotOf(frame, moment.over) })
    if (!stands || typeof own.animate !== 'function') return ended.current()
    const origin = frame.getBoundingClientRect()
    own.style.left = `${stands.x - origin.x}px`
    own.style.top = `${stands.y - origin.y}px`
    own.style.width = `${stands.width}px`
    const pile = moment.now && frame.querySelector(`[data-pile="${CSS.escape(moment.now.zone)}"]`)
    const to = slot ? seenRect(slot) : pile?.getBoundingClientRect()
    // a card that has a place on the table is already drawn there, so its copy grows out of that place and shrinks back into it
    const from = moment.shows === 'comes' && slot ? to : deckOf(frame)
    const { keyframes, time } = flight(moment.shows, { stands, from, to })
    const flies = own.animate(keyframes, { duration: time, easing: 'ease-in-out', fill: 'forwards' })
    flies.onfinish = () => ended.current()
    return () => flies.cancel()
  }, [])
  if (card?.code === undefined) return null
  return (
    <span className="qw-likeness" ref={element} data-shows={moment.shows} data-of={moment.card}>
      <CardFace
        catalogue={catalogue}
        code={card.code}
        side={card.side}
        view={goes ? card : undefined}
        size={goes ? 'table' : 'read'}
        reads={moment.text}
      />
    </span>
  )
}

/** The rectangle of the deck: copies of cards that are not drawn on the table start there. */
const deckOf = (frame: HTMLElement): Rect | undefined => frame.querySelector('.qw-pile.is-deck')?.getBoundingClientRect()

/** Starts the animations in place, and stops them when the moments are over. */
function useInPlace(
  root: RefObject<HTMLElement | null>,
  moments: readonly ShownMoment[],
  motion: 'moving' | 'still',
): RefObject<readonly Animation[]> {
  const moves = useRef<readonly Animation[]>([])
  useLayoutEffect(() => {
    const frame = root.current
    if (!frame) return
    if (motion === 'still') return outline(moments.flatMap((moment) => changedBy(frame, moment, moment.now?.zone)))
    moves.current = moveInPlace(frame, moments)
    return () => {
      for (const one of moves.current) one.cancel()
    }
  }, [root, moments, motion])
  return moves
}

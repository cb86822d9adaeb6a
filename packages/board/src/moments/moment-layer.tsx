import { entryIn, type Rulebook } from '@questwright/rulebook'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBoard } from '../board-context.ts'
import { CardFace } from '../card-face.tsx'
import { seenRect } from '../crowd.tsx'
import type { CardView, View } from '../door-types.ts'
import type { Rect } from '../geometry.ts'
import { flight, standing } from './flights.ts'
import { wantsStill } from './still.ts'
import type { ShownMoment } from './use-moments.ts'

interface MomentLayerProps {
  readonly root: RefObject<HTMLElement | null>
  readonly moments: readonly ShownMoment[]
  /** Where cards lay before. */
  readonly lay: RefObject<ReadonlyMap<string, Rect>>
}

/** More than these cannot be looked at in a moment. */
const most = { comes: 3, over: 3, falls: 8, fulfilled: 3 } as const

/**
 * Likenesses of cards over the table, each for about a second. They take no room, no press and no focus: what is asked can be answered meanwhile, and any
 * key or press ends them.
 */
export function MomentLayer({ root, moments, lay }: MomentLayerProps) {
  const { view, catalogue } = useBoard()
  const [ended, setEnded] = useState<ReadonlySet<ShownMoment>>(new Set())
  const still = wantsStill()
  const seen = (shows: keyof typeof most) => moments.filter((one) => one.shows === shows && !ended.has(one)).slice(0, most[shows])
  // what is still asked about stands there as itself
  const coming = still ? [] : seen('comes').filter(({ now }) => !isPresented(view, catalogue.rulebook, now))
  const others = still ? [] : [...seen('over'), ...seen('falls'), ...seen('fulfilled')]
  const isBusy = coming.length + others.length > 0
  const end = (those: readonly ShownMoment[]) =>
    setEnded((before) => new Set([...before].filter((one) => moments.includes(one)).concat(those)))

  useTurning(root, moments, still ? 'still' : 'moving')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends what is shown now
  useEffect(() => {
    if (!isBusy) return
    const skip = () => end(moments)
    // before the key does what it does, and without taking it
    document.addEventListener('keydown', skip, { capture: true })
    document.addEventListener('pointerdown', skip, { capture: true })
    return () => {
      document.removeEventListener('keydown', skip, { capture: true })
      document.removeEventListener('pointerdown', skip, { capture: true })
    }
  }, [isBusy, moments])

  if (!isBusy) return null
  return (
    <div className="qw-moments" aria-hidden="true" inert>
      {coming.map((moment, nth) => (
        <Likeness key={`${moment.n} ${moment.card}`} root={root} lay={lay} moment={moment} nth={nth} onEnd={() => end([moment])} />
      ))}
      {others.map((moment) => (
        <Likeness key={`${moment.n} ${moment.card}`} root={root} lay={lay} moment={moment} nth={0} onEnd={() => end([moment])} />
      ))}
    </div>
  )
}

const slotOf = (root: RefObject<HTMLElement | null>, key: string | undefined): HTMLElement | null =>
  key === undefined ? null : (root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`) ?? null)

/** Whether a card is held up by itself, for as long as it is asked about. */
function isPresented({ zones }: View, rulebook: Rulebook, card: CardView | undefined): boolean {
  return entryIn(rulebook.zones, zones[card?.zone ?? '']?.name ?? '')?.look === 'presented'
}

interface LikenessProps {
  readonly root: RefObject<HTMLElement | null>
  readonly lay: RefObject<ReadonlyMap<string, Rect>>
  readonly moment: ShownMoment
  /** Of several that stand side by side. */
  readonly nth: number
  readonly onEnd: () => void
}

/** One card on its way. It is measured when it is drawn, and moved with transform and opacity only. */
function Likeness({ root, lay, moment, nth, onEnd }: LikenessProps) {
  const { catalogue } = useBoard()
  const element = useRef<HTMLSpanElement>(null)
  const ended = useRef(onEnd)
  ended.current = onEnd
  const goes = moment.shows === 'falls' || moment.shows === 'fulfilled'
  const card = goes ? (moment.before ?? moment.now) : (moment.now ?? moment.before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const frame = root.current
    const own = element.current
    const slot = slotOf(root, moment.card)
    const stands = frame && standing(frame, moment, { nth, lay: lay.current.get(moment.card ?? ''), over: slotOf(root, moment.over) })
    if (!frame || !own || !stands || typeof own.animate !== 'function') return ended.current()
    const origin = frame.getBoundingClientRect()
    own.style.left = `${stands.x - origin.x}px`
    own.style.top = `${stands.y - origin.y}px`
    own.style.width = `${stands.width}px`
    const pile = moment.now && frame.querySelector(`[data-pile="${CSS.escape(moment.now.zone)}"]`)
    const to = slot ? seenRect(slot) : pile?.getBoundingClientRect()
    const { keyframes, time } = flight(moment.shows, { stands, from: deckOf(frame), to })
    const flies = own.animate(keyframes, { duration: time, easing: 'ease-in-out', fill: 'forwards' })
    flies.onfinish = () => ended.current()
    // the card itself waits until its likeness lands, unless it is to be answered
    const waits = slot && !goes && moment.shows !== 'over' && !slot.classList.contains('is-option')
    const hidden = waits ? slot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time }) : undefined
    return () => {
      flies.cancel()
      hidden?.cancel()
    }
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

/** Where cards come from that lay nowhere before. */
const deckOf = (frame: HTMLElement): Rect | undefined => frame.querySelector('.qw-pile.is-deck')?.getBoundingClientRect()

const turnTime = 700

/** Cards that show another side are lifted in their place. */
function useTurning(root: RefObject<HTMLElement | null>, moments: readonly ShownMoment[], motion: 'moving' | 'still'): void {
  useLayoutEffect(() => {
    if (motion === 'still') return
    const turning = moments.flatMap(({ shows, card }) => {
      const slot = shows === 'turns' ? slotOf(root, card) : null
      if (!slot || typeof slot.animate !== 'function') return []
      return slot.animate(
        [
          { transform: 'perspective(900px) rotateY(90deg) scale(1)' },
          { transform: 'perspective(900px) rotateY(0deg) scale(1.16)', offset: 0.45 },
          { transform: 'perspective(900px) rotateY(0deg) scale(1.16)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: turnTime, easing: 'ease-out' },
      )
    })
    return () => {
      for (const one of turning) one.cancel()
    }
  }, [root, moments, motion])
}

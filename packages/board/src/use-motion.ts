import type { Rulebook } from '@questwright/rulebook'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isCrowded, seenRect } from './crowd.tsx'
import type { CardView, View } from './door-types.ts'
import type { Rect } from './geometry.ts'
import { outline } from './moments/outline.ts'
import { wantsStill } from './moments/still.ts'
import { isHand } from './zone-look.ts'

/**
 * Animates changes of the table: cards move, turned cards flip, and a changed amount rises from where the number changed. No input waits for an
 * animation.
 */

interface Seen extends Rect {
  readonly zone: string
  readonly back: boolean
  readonly tokens: CardView['tokens']
}

const moveEasing = 'cubic-bezier(.3, .1, .2, 1)'

/** The milliseconds of a CSS time. Minifiers write `280ms` as `.28s`, so both units are read. NaN for anything else. */
export function milliseconds(time: string): number {
  const [, value, unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(time) ?? []
  return Number(value) * (unit === 's' ? 1000 : 1)
}

/**
 * A duration from the design tokens of the style sheet, in milliseconds.
 * @param otherwise the duration where the token is missing or 0
 */
function duration(root: Element, token: string, otherwise: number): number {
  const value = milliseconds(getComputedStyle(root).getPropertyValue(token))
  return value > 0 ? value : otherwise
}

/**
 * Animates a card into a row that scrolls, which would cut off the flying card: a copy flies above the table, and the card itself becomes visible
 * where the copy arrives.
 */
function flyOver(root: HTMLElement, slot: HTMLElement, way: { readonly x: number; readonly y: number }, time: number): void {
  const { x, y } = seenRect(slot)
  const origin = root.getBoundingClientRect()
  const style = getComputedStyle(slot)
  const flyer = slot.cloneNode(true) as HTMLElement
  delete flyer.dataset.card
  flyer.querySelector('[data-card-button]')?.removeAttribute('data-card-button')
  flyer.classList.add('qw-flyer')
  flyer.inert = true
  flyer.ariaHidden = 'true'
  for (const size of ['--k', '--w']) flyer.style.setProperty(size, style.getPropertyValue(size))
  flyer.style.left = `${x - origin.x}px`
  flyer.style.top = `${y - origin.y}px`
  root.append(flyer)
  // the cards of a folded seat are scaled down
  const scale = slot.offsetWidth > 0 ? slot.getBoundingClientRect().width / slot.offsetWidth : 1
  const flight = flyer.animate([{ transform: `translate(${way.x}px, ${way.y}px) scale(${scale})` }, { transform: `scale(${scale})` }], {
    duration: time,
    easing: moveEasing,
  })
  slot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time })
  flight.onfinish = () => flyer.remove()
  flight.oncancel = () => flyer.remove()
}

function isBack(card: CardView | undefined): boolean {
  return card === undefined || card.code === undefined || card.knowledge === 'hidden' || card.marks.includes('face-down')
}

/**
 * The element from which a card flies that was not drawn before: for a card of a seat the seat's deck, for a card without an owner the first deck
 * of the table.
 */
function originOf(root: Element, { zones }: View, rulebook: Rulebook, card: CardView | undefined): Element | null {
  const zone = zones[card?.zone ?? '']
  if (zone && isHand(rulebook, zone)) return root.querySelector(`[data-seat="${zone.seat}"] .qw-counts`)
  return card?.owner ? null : root.querySelector('.qw-pile.is-deck')
}

interface Move {
  readonly slot: HTMLElement
  readonly way: Way
  readonly flips: boolean
}

/**
 * The start of a card's flight relative to its end: the distance of the centres, the relative size, and by how much the scaling moves the corner.
 */
interface Way {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly grown: { readonly x: number; readonly y: number }
}

const nowhere: Way = { x: 0, y: 0, scale: 1, grown: { x: 0, y: 0 } }

/** Two sizes that differ by less than this fraction count as equal: a crowded row shrinks its cards a little. */
const sameSize = 0.3

function wayFrom(from: Rect, to: Rect): Way {
  const grown = { x: (from.width - to.width) / 2, y: (from.height - to.height) / 2 }
  const ratio = to.width > 0 ? from.width / to.width : 1
  return {
    x: from.x - to.x + grown.x,
    y: from.y - to.y + grown.y,
    scale: from.width > 0 && Math.abs(ratio - 1) > sameSize ? Number(ratio.toFixed(3)) : 1,
    grown,
  }
}

/** The part that a bar of remaining points has just lost: it fades out once the new number is shown. */
interface Drain {
  readonly bar: HTMLElement
  readonly from: number
  readonly lost: number
}

function drainOf(slot: HTMLElement, token: string, by: number): readonly Drain[] {
  const bar = slot.querySelector<HTMLElement>(`[data-bar="${CSS.escape(token)}"][data-way="drains"]`)
  const most = Number(bar?.dataset.most)
  return bar && by > 0 && most > 0 ? [{ bar, from: Number(bar.dataset.full) / most, lost: Math.min(by, most) / most }] : []
}

function drain({ bar, from, lost }: Drain, landed: number): void {
  const part = document.createElement('span')
  part.className = 'qw-bar-lost'
  part.style.left = `${100 * from}%`
  part.style.width = `${100 * lost}%`
  bar.append(part)
  const fade = part.animate([{ opacity: 1 }, { opacity: 0 }], { delay: landed, duration: landed * 2, fill: 'backwards', easing: 'ease-in' })
  fade.onfinish = () => part.remove()
  fade.oncancel = () => part.remove()
}

/** A changed amount, which rises from where the number changed. */
interface Pop {
  readonly x: number
  readonly y: number
  readonly by: number
  readonly token: string
}

function changedTokens(then: CardView['tokens'], now: CardView['tokens']): readonly { readonly token: string; readonly by: number }[] {
  const names = new Set([...Object.keys(then), ...Object.keys(now)])
  return [...names].flatMap((token) => {
    const by = (now[token] ?? 0) - (then[token] ?? 0)
    return by === 0 ? [] : [{ token, by }]
  })
}

function rise(root: HTMLElement, { x, y, by, token }: Pop, time: number): void {
  const pop = document.createElement('span')
  pop.className = 'qw-pop'
  pop.dataset.token = token
  pop.ariaHidden = 'true'
  pop.textContent = by > 0 ? `+${by}` : `−${-by}`
  pop.style.left = `${x}px`
  pop.style.top = `${y}px`
  root.append(pop)
  const away = pop.animate(
    [
      { transform: 'translate(-50%, 0) scale(.7)', opacity: 0 },
      { transform: 'translate(-50%, -8px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -14px) scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -26px) scale(1)', opacity: 0 },
    ],
    { duration: time, easing: 'ease-out' },
  )
  away.onfinish = () => pop.remove()
  away.oncancel = () => pop.remove()
}

/**
 * Animates all cards that changed their zone at the same time, and numbers that changed; where the system asks for reduced motion, changed elements
 * get a brief outline. All elements are measured first and animated afterwards, with `transform` and `opacity` only.
 * @param shown cards that a moment moves: they are not animated here
 * @returns a ref with the rectangles of the cards at the last render; components that are rendered with the next change read the positions before
 * that change
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  view: View,
  rulebook: Rulebook,
  shown: ReadonlySet<string>,
): RefObject<ReadonlyMap<string, Rect>> {
  const lay = useRef<ReadonlyMap<string, Rect>>(new Map())
  const before = useRef<{ readonly viewer: string; readonly cards: ReadonlyMap<string, Seen> }>({ viewer: '', cards: new Map() })
  useLayoutEffect(() => {
    const frame = root.current
    if (!frame) return
    const now = new Map<string, Seen>()
    const still = wantsStill()
    const moves: Move[] = []
    const drains: Drain[] = []
    const changed: HTMLElement[] = []
    const pops: Pop[] = []
    // another viewer sees other cards, which is no change of the game: animate nothing
    const known = before.current.viewer === view.viewer ? before.current.cards : new Map<string, Seen>()
    const origin = frame.getBoundingClientRect()
    for (const slot of frame.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = slot.dataset.card as string
      const card = view.cards[key]
      const rect = seenRect(slot)
      const seen: Seen = { ...rect, zone: card?.zone ?? '', back: isBack(card), tokens: card?.tokens ?? {} }
      now.set(key, seen)
      if (known.size === 0) continue
      const then = known.get(key)
      const from = then ?? originOf(frame, view, rulebook, card)?.getBoundingClientRect()
      const flips = then !== undefined ? then.back && !seen.back : !seen.back
      if (from && (then === undefined || then.zone !== seen.zone || flips)) {
        const isElsewhere = then === undefined || then.zone !== seen.zone
        if (!shown.has(key)) moves.push({ slot, way: isElsewhere ? wayFrom(from, rect) : nowhere, flips })
        changed.push(slot)
      }
      if (then && then.zone === seen.zone) {
        const tokens = changedTokens(then.tokens, seen.tokens)
        if (tokens.length > 0) changed.push(slot)
        for (const { token, by } of tokens) drains.push(...drainOf(slot, token, by))
        for (const [i, one] of tokens.entries())
          pops.push({ x: rect.x - origin.x + rect.width / 2, y: rect.y - origin.y + rect.height / 2 + i * 22, ...one })
      }
    }
    for (const dial of frame.querySelectorAll<HTMLElement>('[data-dial]')) {
      const key = dial.dataset.dial as string
      const name = dial.dataset.number as string
      const number = view.cards[key]?.tokens[name] ?? 0
      const rect = dial.getBoundingClientRect()
      now.set(`dial ${key} ${name}`, { zone: '', x: 0, y: 0, width: 0, height: 0, back: false, tokens: { [name]: number } })
      const before = known.get(`dial ${key} ${name}`)?.tokens[name]
      if (before !== undefined && before !== number) {
        changed.push(dial)
        pops.push({ x: rect.x - origin.x + rect.width / 2, y: rect.y - origin.y + rect.height / 2, by: number - before, token: name })
      }
    }
    // layout effects of child components run before this one, so they still read the old rectangles
    lay.current = now
    before.current = { viewer: view.viewer, cards: now }
    if (still) {
      outline(changed)
      return
    }
    if (typeof frame.animate !== 'function' || (moves.length === 0 && pops.length === 0)) return
    const time = duration(frame, '--t-move', 280)
    const land = duration(frame, '--t-land', 200)
    for (const { slot, way, flips } of moves) {
      const { x, y, scale } = way
      if (way !== nowhere && isCrowded(slot)) flyOver(frame, slot, { x: x - way.grown.x, y: y - way.grown.y }, time)
      else if (way !== nowhere)
        slot.animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
            { transform: 'none', zIndex: 9 },
          ],
          { duration: time, easing: moveEasing },
        )
      if (flips)
        slot
          .querySelector('[data-card-button]')
          ?.animate([{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0)' }], {
            duration: time,
            easing: 'ease-out',
          })
    }
    for (const pop of pops.slice(0, 24)) rise(frame, pop, land * 5)
    for (const one of drains) drain(one, land)
  }, [root, view, rulebook, shown])
  return lay
}

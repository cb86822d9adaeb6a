import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ShapeProps } from './shape-props.ts'

/** The number of items outside the visible part of a row, before and after it. */
interface Beyond {
  readonly before: number
  readonly after: number
}

const whole: Beyond = { before: 0, after: 0 }

/**
 * The possible layouts: in one line beside the question, in one line below it, closer together below it (with smaller gaps, on a narrow table in
 * two lines), or close together and scrolling sideways. The first one in which all items are visible is used.
 */
const ways = [
  { place: 'beside', rows: 'one' },
  { place: 'below', rows: 'one' },
  { place: 'below', rows: 'close' },
] as const

/** Whether all items are visible in the current layout: the row does not overflow, and has no more lines than allowed. */
function allFit(list: HTMLElement, rows: 'one' | 'close'): boolean {
  if (list.scrollWidth > list.clientWidth + 1) return false
  const tops = new Set([...list.children].map((item) => (item as HTMLElement).offsetTop))
  return tops.size <= (rows === 'one' ? 1 : 2)
}

/** Applies the first layout that shows all items. It changes attributes only, before the browser paints. */
function lay(frame: HTMLElement, list: HTMLElement): void {
  for (const { place, rows } of ways) {
    frame.dataset.place = place
    frame.dataset.rows = rows
    if (allFit(list, rows)) return
  }
  frame.dataset.rows = 'more'
}

function beyondOf(list: HTMLElement): Beyond {
  const { left, right } = list.getBoundingClientRect()
  const items = [...list.children].map((item) => item.getBoundingClientRect())
  return { before: items.filter((item) => item.left < left - 1).length, after: items.filter((item) => item.right > right + 1).length }
}

interface PushedProps extends Pick<ShapeProps, 'say'> {
  readonly label: string
  /**
   * The words of all items and of the parts beside them: the row is laid out again when they change. The key of the question does not suffice,
   * because a window that opens again after an action has the same key.
   */
  readonly lays: string
  readonly children: ReactNode
}

/**
 * A row of options. Where all fit into a line, beside the question or, where that is too narrow, below it, all are visible. More options scroll
 * sideways: the cut end fades out, and a button there shows how many options are hidden and scrolls to them. The number of options does not change
 * the height of the question, except on a narrow table, where the question is a sheet with up to two lines of options.
 */
export function Pushed({ say, label, lays, children }: PushedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [beyond, setBeyond] = useState(whole)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout depends on the width of the words
  useLayoutEffect(() => {
    const list = row.current
    const around = frame.current
    if (list === null || around === null) return undefined
    const look = () => {
      const now = around.dataset.rows === 'more' ? beyondOf(list) : whole
      setBeyond((then) => (then.before === now.before && then.after === now.after ? then : now))
    }
    const layAll = () => {
      const { scrollLeft } = list
      lay(around, list)
      list.scrollLeft = scrollLeft
      look()
    }
    layAll()
    list.addEventListener('scroll', look, { passive: true })
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(layAll) : undefined
    // the layout depends on the width of the question, and on items whose words change
    if (around.parentElement) watch?.observe(around.parentElement)
    const beside = around.parentElement?.querySelectorAll('header, footer') ?? []
    for (const part of beside) watch?.observe(part)
    for (const item of list.children) watch?.observe(item)
    return () => {
      watch?.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [lays])
  const push = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8, behavior: 'smooth' })
  const end = (way: 'back' | 'on') => (
    <button
      type="button"
      className="qw-button is-icon qw-push"
      data-way={way}
      // Tab does not stop here: keyboard and screen readers reach the items themselves
      tabIndex={-1}
      aria-hidden="true"
      title={say('board.push', { way })}
      onClick={() => push(way === 'on' ? 1 : -1)}
    >
      {way === 'on' ? beyond.after : <ChevronLeft size={14} aria-hidden="true" />}
      {way === 'on' ? <ChevronRight size={14} aria-hidden="true" /> : beyond.before}
    </button>
  )
  return (
    <div
      className="qw-pushed"
      ref={frame}
      data-before={beyond.before > 0 ? 'more' : 'nothing'}
      data-after={beyond.after > 0 ? 'more' : 'nothing'}
    >
      <ul className="qw-pills" aria-label={label} ref={row}>
        {children}
      </ul>
      {beyond.before > 0 && end('back')}
      {beyond.after > 0 && end('on')}
    </div>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ShapeProps } from './shape-props.ts'

/** At which ends of a row something lies outside its room. */
interface Beyond {
  readonly before: 'nothing' | 'more'
  readonly after: 'nothing' | 'more'
}

const whole: Beyond = { before: 'nothing', after: 'nothing' }

/** A row that is longer than its room is pushed along: it fades at the end that is cut, and a button there pushes it. */
export function Pushed({ say, label, children }: Pick<ShapeProps, 'say'> & { readonly label: string; readonly children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const [beyond, setBeyond] = useState(whole)
  useEffect(() => {
    const list = row.current
    if (list === null || typeof ResizeObserver !== 'function') return undefined
    const look = () => {
      const before = list.scrollLeft > 1 ? 'more' : 'nothing'
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1 ? 'more' : 'nothing'
      setBeyond((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    const watch = new ResizeObserver(look)
    watch.observe(list)
    // the row may keep its size while its children change size
    for (const item of list.children) watch.observe(item)
    list.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watch.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])
  const push = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8, behavior: 'smooth' })
  const end = (way: 'back' | 'on') => (
    <button
      type="button"
      className="qw-button is-icon qw-push"
      data-way={way}
      // keyboard and screen readers reach the items of the row without this button
      tabIndex={-1}
      aria-hidden="true"
      title={say('board.push', { way })}
      onClick={() => push(way === 'on' ? 1 : -1)}
    >
      {way === 'on' ? <ChevronRight size={16} aria-hidden="true" /> : <ChevronLeft size={16} aria-hidden="true" />}
    </button>
  )
  return (
    <div className="qw-pushed" data-before={beyond.before} data-after={beyond.after}>
      <ul className="qw-pills" aria-label={label} ref={row}>
        {children}
      </ul>
      {beyond.before === 'more' && end('back')}
      {beyond.after === 'more' && end('on')}
    </div>
  )
}

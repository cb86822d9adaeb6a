import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { momentTimes } from './moment-times.ts'
import type { ShownMoment } from './use-moments.ts'

/** Shows the end of a game as light or shade at the edges of the screen only, since a dialog about the end may cover the middle. */
export function Ending({ moment, onEnd }: { readonly moment: ShownMoment; readonly onEnd: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const { shows } = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: the animation starts once, when the component appears
  useLayoutEffect(() => {
    const own = element.current
    if ((shows !== 'dawns' && shows !== 'darkens') || !own || typeof own.animate !== 'function') return onEnd()
    const seen = own.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
      duration: momentTimes[shows],
      easing: 'ease-in-out',
    })
    seen.onfinish = onEnd
    return () => seen.cancel()
  }, [])
  return createPortal(<div className="qw-ending" ref={element} data-shows={shows} aria-hidden="true" />, document.body)
}

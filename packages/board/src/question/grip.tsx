import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

interface GripProps {
  readonly label: string
  readonly place: { readonly x: number; readonly y: number }
  readonly onMove: (place: { readonly x: number; readonly y: number }) => void
  readonly onHome: (() => void) | undefined
}

/** Pixels for one press of an arrow key. */
const gripStep = 24

/** What the panel is moved by: with the pointer, or with arrow keys; Home, Escape and a double click put it back. */
export function Grip({ label, place, onMove, onHome }: GripProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly y: number; readonly place: GripProps['place'] } | undefined>(undefined)
  const move = (event: PointerEvent) => {
    if (start) onMove({ x: start.place.x + event.clientX - start.x, y: start.place.y + event.clientY - start.y })
  }
  const keyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Home' || event.key === 'Escape') && onHome) {
      event.preventDefault()
      onHome()
      return
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way) return
    event.preventDefault()
    onMove({ x: place.x + (way[0] as number) * gripStep, y: place.y + (way[1] as number) * gripStep })
  }
  return (
    <button
      type="button"
      className="qw-grip"
      aria-label={label}
      title={label}
      onDoubleClick={onHome}
      onKeyDown={keyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setStart({ x: event.clientX, y: event.clientY, place })
      }}
      onPointerMove={move}
      onPointerUp={() => setStart(undefined)}
      onPointerCancel={() => setStart(undefined)}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  )
}

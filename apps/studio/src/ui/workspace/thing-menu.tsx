'use client'

import './things.css'
import type { ThingName } from '@questwright/workshop/page'
import { Ellipsis } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { isReadOnly } from '../../client/packs/writing.ts'

const Menu = dynamic(() => import('./thing-menu-items.tsx'), { ssr: false, loading: () => <Dots /> })

export interface ThingMenuProps {
  readonly thing: ThingName
  readonly code: string
  readonly title: string
}

/** The button with three dots: its menu is loaded on demand. A right click on the row opens it too. */
export function ThingMenu(props: ThingMenuProps) {
  const [state, setState] = useState<'asleep' | 'open'>('asleep')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const row = button.current?.closest('.st-thing')
    if (!row || state === 'open') return
    const open = (event: Event) => {
      event.preventDefault()
      setState('open')
    }
    row.addEventListener('contextmenu', open)
    return () => row.removeEventListener('contextmenu', open)
  }, [state])
  // things of an installed pack cannot be renamed or deleted
  if (isReadOnly(props.thing.pack)) return null
  if (state === 'open') return <Menu {...props} onClosed={() => setState('asleep')} />
  return (
    <button
      ref={button}
      type="button"
      className="st-thing-menu"
      aria-label={`More about ${props.title}`}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setState('open')}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  )
}

function Dots() {
  return (
    <span className="st-thing-menu">
      <Ellipsis size={16} aria-hidden="true" />
    </span>
  )
}

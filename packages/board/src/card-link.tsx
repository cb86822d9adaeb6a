import { useRef, useState } from 'react'
import type { Beside } from './beside.ts'
import { CardZoom } from './card-zoom.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardReference } from './door-types.ts'

export interface CardLinkProps {
  readonly catalogue: Catalogue
  readonly reference: CardReference
  readonly title: string
  readonly onOpen?: ((reference: CardReference) => void) | undefined
}

/** A card's title in a sentence: pointing at it or focusing it shows the card enlarged, pressing it opens the card's page. */
export function CardLink({ catalogue, reference, title, onOpen }: CardLinkProps) {
  const element = useRef<HTMLButtonElement>(null)
  const [beside, setBeside] = useState<Beside | undefined>(undefined)
  const show = () => {
    const rect = element.current?.getBoundingClientRect()
    if (rect) setBeside({ card: rect, field: { x: 0, y: 0, width: globalThis.innerWidth, height: globalThis.innerHeight } })
  }
  const hide = () => setBeside(undefined)
  return (
    <>
      <button
        ref={element}
        type="button"
        className="qw-link"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => onOpen?.(reference)}
      >
        {title}
      </button>
      {beside && reference.code !== undefined && (
        <CardZoom catalogue={catalogue} card={{ code: reference.code }} beside={beside} over="dialogs" />
      )}
    </>
  )
}

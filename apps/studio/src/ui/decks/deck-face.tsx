'use client'

import './deck-face.css'
import { CardAlone, type Catalogue } from '@questwright/board'
import type { KeyboardEvent, ReactNode } from 'react'
import { GalleryFace } from '../packs/gallery-face.tsx'

interface DeckFaceProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  /** `printed`: the complete card with its text; `table`: the card as in play. */
  readonly face: 'printed' | 'table'
  /** The label for screen readers: title and number of copies. */
  readonly label: string
  readonly copies: number
  readonly stop?: 'tab' | 'none'
  readonly onPress?: (event: { readonly detail: number; readonly currentTarget: Element }) => void
  readonly onKey?: (event: KeyboardEvent) => void
  readonly onFocus?: () => void
  /** Shown on the lower edge: buttons for the number of copies. */
  readonly children?: ReactNode
}

/** A card as a picture that can be pressed and focused, with its number of copies. */
export function DeckFace({ catalogue, code, face, label, copies, stop = 'tab', onPress, onKey, onFocus, children }: DeckFaceProps) {
  return (
    <div className={`qw st-deck-face is-${face}`} data-look={code} data-copies={copies}>
      <button
        type="button"
        className="st-deck-face-card"
        data-code={code}
        tabIndex={stop === 'tab' ? 0 : -1}
        aria-label={label}
        onClick={onPress}
        onKeyDown={onKey}
        onFocus={onFocus}
      >
        {face === 'printed' ? (
          <GalleryFace catalogue={catalogue} code={code} side={undefined} />
        ) : (
          <CardAlone catalogue={catalogue} code={code} />
        )}
      </button>
      {children}
    </div>
  )
}

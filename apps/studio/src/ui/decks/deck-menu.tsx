'use client'

import type { DeckEntry } from '@questwright/contents/deck-entries'
import { tellError } from '@questwright/table-page/tell-error'
import { MoreHorizontal } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { DeckMenuItemsProps } from './deck-menu-items.tsx'

export interface DeckMenuProps {
  readonly entry: DeckEntry
  /** The name of the deck in the list: the title, with the pack where decks of several packs have this title. */
  readonly name: string
  readonly onCopy: () => void
  readonly onExport: () => void
}

/** The menu of a deck in the list. Its components are loaded when it is first opened. */
export function DeckMenu(props: DeckMenuProps) {
  const [Items, setItems] = useState<ComponentType<DeckMenuItemsProps> | undefined>(undefined)
  const open = () => void import('./deck-menu-items.tsx').then((module) => setItems(() => module.default), tellError)
  if (Items) return <Items {...props} />
  return (
    <button
      type="button"
      className="qw-button is-icon"
      aria-label={`More for ${props.name}`}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={open}
    >
      <MoreHorizontal size={15} aria-hidden="true" />
    </button>
  )
}

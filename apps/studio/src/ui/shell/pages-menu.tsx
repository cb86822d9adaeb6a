'use client'

import { tellError } from '@questwright/table-page/tell-error'
import { Menu } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { isHere, pages } from './pages.ts'
import type { PagesMenuItemsProps } from './pages-menu-items.tsx'

/** The button of a menu with the pages, for bars without room for them. The menu's components are loaded when it is first opened. */
export function PagesMenu({ path }: { readonly path: string }) {
  const [Items, setItems] = useState<ComponentType<PagesMenuItemsProps> | undefined>(undefined)
  const name = pages.find(({ href }) => isHere(href, path))?.name ?? ''
  const open = () => void import('./pages-menu-items.tsx').then((module) => setItems(() => module.default), tellError)
  if (Items) return <Items path={path} name={name} />
  return (
    <button
      type="button"
      className="st-bar-button st-pages-button"
      aria-label={`Pages: ${name}`}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={open}
    >
      <Menu size={17} aria-hidden="true" /> <span>{name}</span>
    </button>
  )
}

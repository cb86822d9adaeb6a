'use client'

import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { Copy, Ellipsis, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { pageOf } from '../../client/page-of.ts'
import { duplicate } from '../../client/workspace.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import type { ThingMenuProps } from './thing-menu.tsx'

/** Actions on a card, a deck, a rule or another thing of a pack. */
export default function ThingMenuItems({ thing, code, title, onClosed }: ThingMenuProps & { readonly onClosed: () => void }) {
  const router = useRouter()
  const { kind, pack, slug } = thing
  const hasPage = kind !== 'rule' && kind !== 'set'
  const chosen = useRef<(() => void) | undefined>(undefined)
  const copy = async () => {
    try {
      const made = await duplicate({ kind, pack, slug })
      toast.success(`${title} is copied.`, {
        duration: 6000,
        ...(hasPage ? { action: { label: 'Open the copy', onClick: () => router.push(pageOf(kind, made)) } } : {}),
      })
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <DropdownMenu.Root
      defaultOpen
      modal={false}
      onOpenChange={(open) => {
        if (!open) setTimeout(onClosed, 0)
      }}
    >
      <DropdownMenu.Trigger className="st-thing-menu" aria-label={`More about ${title}`}>
        <Ellipsis size={16} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="qw qw-menu"
          align="end"
          sideOffset={4}
          onCloseAutoFocus={(event) => {
            // an opened dialog takes the focus itself
            if (chosen.current) event.preventDefault()
            chosen.current?.()
          }}
        >
          {hasPage && (
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => router.push(pageOf(kind, code))}>
              <FolderOpen size={14} aria-hidden="true" /> Open
            </DropdownMenu.Item>
          )}
          {/* a copy of a system would define each of its names a second time */}
          {kind !== 'system' && (
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => void copy()}>
              <Copy size={14} aria-hidden="true" /> Duplicate
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            className="qw-menu-item"
            onSelect={() => (chosen.current = () => askWorkspace({ ask: 'rename', thing, title }))}
          >
            <Pencil size={14} aria-hidden="true" /> Rename …
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="qw-menu-item"
            onSelect={() => (chosen.current = () => askWorkspace({ ask: 'delete', thing, title }))}
          >
            <Trash2 size={14} aria-hidden="true" /> Delete …
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

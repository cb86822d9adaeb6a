import { tellError } from '@questwright/table-page/tell-error'
import { Copy, Download, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { remove } from '../../client/workspace.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { Changing } from '../parts/writing.tsx'
import type { DeckMenuProps } from './deck-menu.tsx'

export type DeckMenuItemsProps = DeckMenuProps

/** The open menu of a deck. It is rendered when the button was pressed. */
export default function DeckMenuItems({ entry, name, onCopy, onExport }: DeckMenuItemsProps) {
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="qw-button is-icon" aria-label={`More for ${name}`}>
          <MoreHorizontal size={15} aria-hidden="true" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="qw-menu" align="end" sideOffset={4}>
          <Changing>
            <DropdownMenu.Item className="qw-menu-item" onSelect={onCopy}>
              <Copy size={14} aria-hidden="true" /> Duplicate
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="qw-menu-item"
              onSelect={() =>
                askWorkspace({ ask: 'rename', thing: { kind: 'deck', pack: entry.pack, slug: entry.slug }, title: entry.title })
              }
            >
              <Pencil size={14} aria-hidden="true" /> Rename …
            </DropdownMenu.Item>
          </Changing>
          <DropdownMenu.Item className="qw-menu-item" disabled={!entry.deck} onSelect={onExport}>
            <Download size={14} aria-hidden="true" /> Export …
          </DropdownMenu.Item>
          <Changing>
            <DropdownMenu.Item
              className="qw-menu-item"
              onSelect={() => void remove({ kind: 'deck', pack: entry.pack, slug: entry.slug, title: entry.title }).catch(tellError)}
            >
              <Trash2 size={14} aria-hidden="true" /> Delete
            </DropdownMenu.Item>
          </Changing>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

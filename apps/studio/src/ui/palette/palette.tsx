'use client'

import './palette.css'
import { findItems, type PaletteItem, readyItems } from '@questwright/contents/palette-items'
import { Command } from 'cmdk'
import { useRouter } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { useMemo, useState } from 'react'
import { recentThings, rememberThing } from '../../client/recent.ts'
import { usePaletteItems } from './use-palette-items.ts'

/**
 * The command palette (Ctrl K): searches cards, keywords, scenarios, decks, packs, pages of the handbook and games, and runs actions of the current
 * page.
 */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  return <Finder items={usePaletteItems()} onClose={onClose} />
}

/** The query is state of this component and not of the palette, so that typing a letter does not collect all items again. */
function Finder({ items, onClose }: { readonly items: readonly PaletteItem[]; readonly onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [recent] = useState(recentThings)
  const router = useRouter()
  const ready = useMemo(() => readyItems(items), [items])
  const groups = useMemo(() => findItems(ready, query, recent), [ready, query, recent])
  const found = groups.reduce((sum, group) => sum + group.items.length, 0)
  const choose = ({ id, go }: PaletteItem) => {
    rememberThing(id)
    onClose()
    if (typeof go === 'string') router.push(go)
    // run the action after the dialog has returned the focus, since the action may move the focus itself
    else setTimeout(go, 0)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="qw-overlay" />
        <Dialog.Content className="qw st-palette" aria-describedby={undefined}>
          <Dialog.Title className="st-heard">Find anything</Dialog.Title>
          <Command shouldFilter={false} loop label="Find anything">
            <Command.Input value={query} onValueChange={setQuery} placeholder="A card, a scenario, a page, or what you want to do" />
            <p className="st-heard" role="status">
              {query.trim() === '' ? '' : `${found} found`}
            </p>
            <Command.List label="What was found">
              {found === 0 && <p className="st-palette-empty">Nothing is called that. Try one word less, or another part of the name.</p>}
              {groups.map(({ name, items: shown }) => (
                <Command.Group key={name} heading={name}>
                  {shown.map((item) => (
                    <Command.Item key={item.id} value={`${name} ${item.id}`} onSelect={() => choose(item)}>
                      <span className="st-palette-title">{item.title}</span>
                      {item.hint && <span className="st-palette-hint">{item.hint}</span>}
                      {item.keys && (
                        <span className="st-palette-keys">
                          {item.keys.map((sign) => (
                            <kbd key={sign}>{sign}</kbd>
                          ))}
                        </span>
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
          <p className="st-palette-foot">
            <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>↵</kbd> open, <kbd>Esc</kbd> close
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

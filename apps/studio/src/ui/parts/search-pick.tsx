'use client'

import './search-pick.css'
import { type Searched, searchChoices } from '@questwright/contents/search-choices'
import { Command } from 'cmdk'
import { ChevronsUpDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo, useState } from 'react'

export interface Pickable extends Searched {
  /** A note beside the label in small letters. */
  readonly hint?: string | undefined
}

interface SearchPickProps {
  readonly id?: string
  /** Label for screen readers; a visible label refers to `id` by its `htmlFor`. */
  readonly label: string
  /** The chosen entry; undefined for a menu that adds entries. */
  readonly value?: string | undefined
  /** The text of the button: the label of the chosen entry, or the purpose of the menu if nothing is chosen. */
  readonly shown: string
  readonly choices: readonly Pickable[]
  /** The headings, in display order. */
  readonly headings?: readonly string[]
  /** `add`: looks like a menu that adds entries. */
  readonly look?: 'add' | undefined
  /** For a typed text that is not among the choices: returns the entry to offer as the last line, or undefined where the text is not allowed. */
  readonly asTyped?: ((typed: string) => Pickable | undefined) | undefined
  readonly onPick: (id: string) => void
}

/** A long menu with a search: typing filters, arrows and Enter choose, Escape cancels. */
export function SearchPick({ id, label, value, shown, choices, headings = [], look, asTyped, onPick }: SearchPickProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const change = (next: boolean) => {
    setOpen(next)
    setTyped('')
  }
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <button
          type="button"
          id={id}
          role="combobox"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={open}
          className={look === 'add' ? 'st-search-pick st-add' : 'st-search-pick'}
          onKeyDown={(event) => {
            // as in a native select, typing a letter opens the menu
            const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
            if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setOpen(true)
            setTyped(isLetter ? event.key : '')
          }}
        >
          <span>{shown}</span>
          <ChevronsUpDown size={13} aria-hidden="true" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="qw st-search-found" align="start" sideOffset={4} collisionPadding={12} aria-label={label}>
          <Found
            label={label}
            value={value}
            choices={choices}
            headings={headings}
            asTyped={asTyped}
            typed={typed}
            onTyped={setTyped}
            onPick={(one) => {
              change(false)
              onPick(one)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type FoundProps = Pick<SearchPickProps, 'label' | 'value' | 'choices' | 'asTyped' | 'onPick'> & {
  readonly headings: readonly string[]
  readonly typed: string
  readonly onTyped: (typed: string) => void
}

/** The search results below the input; rendered only while the menu is open. */
function Found({ label, value, choices, headings, asTyped, typed, onTyped, onPick }: FoundProps) {
  const groups = useMemo(() => searchChoices(choices, typed, headings), [choices, typed, headings])
  const found = groups.reduce((sum, { found: some }) => sum + some.length, 0)
  const further = typed.trim() === '' ? undefined : asTyped?.(typed.trim())
  const isHeaded = groups.some(({ heading }) => heading !== undefined)
  return (
    <Command shouldFilter={false} loop label={`${label}: search`} defaultValue={value ?? ''}>
      <Command.Input value={typed} onValueChange={onTyped} placeholder="Type to search" />
      <p className="st-heard" role="status">
        {typed.trim() === '' ? '' : `${found} found`}
      </p>
      <Command.List label={label}>
        {found === 0 && further === undefined && <p className="st-search-none">No entry has these words. Try fewer or other words.</p>}
        {groups.map(({ heading, found: some }) => (
          <Command.Group key={heading ?? ''} heading={heading ?? (isHeaded ? 'Others' : undefined)}>
            {some.map((one) => (
              <Command.Item
                key={one.id}
                value={one.id}
                onSelect={() => onPick(one.id)}
                data-chosen={one.id === value ? 'chosen' : undefined}
              >
                <span>{one.label}</span>
                {one.hint && <small>{one.hint}</small>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {further && (
          <Command.Item value={`as typed: ${further.id}`} onSelect={() => onPick(further.id)}>
            <span>{further.label}</span>
            {further.hint && <small>{further.hint}</small>}
          </Command.Item>
        )}
      </Command.List>
    </Command>
  )
}

'use client'

import { boardMessages, createCatalogue, KeySheet } from '@questwright/board'
import { useEffect } from 'react'

const catalogue = createCatalogue({ messages: boardMessages })

/** Keys that the studio adds to those of the table. */
export const studioKeys: readonly (readonly [string, string])[] = [
  ['Ctrl S', 'Save the script, the facts or the text (⌘ S on a Mac)'],
  ['Esc', 'Close the editor when it has the focus'],
]

interface KeysDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The table hears `?` by itself. */
  readonly listens: 'yes' | 'no'
}

/** The sheet of all keys. */
export function KeysDialog({ open, onOpenChange, listens }: KeysDialogProps) {
  useEffect(() => {
    if (listens === 'no') return
    const keyDown = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable="true"]')
      if (event.key !== '?' || field || event.defaultPrevented || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      onOpenChange(true)
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [listens, onOpenChange])
  return <KeySheet catalogue={catalogue} open={open} onOpenChange={onOpenChange} more={studioKeys} />
}

import type { Command } from '@questwright/table-page/commands/commands'
import type { KeyboardEvent } from 'react'

/** Changes the number of copies with a function of the current number: two quick presses of `+` add two. */
export type SetQuantity = (next: (now: number) => number) => void

export interface QuantityKeys {
  readonly onQuantity: SetQuantity
  /** Moves one copy to or from the sideboard. */
  readonly onSideboard?: (() => void) | undefined
}

/** Handles `+`, `-`, `0` to `3` and `b` on a focused card. @returns whether the key was one of them */
export function pressQuantity(event: KeyboardEvent, { onQuantity, onSideboard }: QuantityKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const { key } = event
  if (key === '+' || key === '=') onQuantity((now) => now + 1)
  else if (key === '-') onQuantity((now) => now - 1)
  else if (/^[0-3]$/.test(key)) onQuantity(() => Number(key))
  else if (key === 'b' && onSideboard) onSideboard()
  else return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** The quantity keys, for the list of keys. */
export const quantityKeys: readonly Command[] = [
  { signs: ['↑', '↓'], words: 'Walk through a list of cards' },
  { signs: ['+', '-'], words: 'One copy more or less of the card that has the focus' },
  { signs: ['0', '…', '3'], words: 'So many copies of it' },
  { signs: ['B'], words: 'One copy to or from the sideboard' },
]

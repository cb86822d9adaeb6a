'use client'

import { type ChoiceWay, nameTyped } from '@questwright/abilities'
import { useState } from 'react'

interface WayNameProps {
  readonly label: string
  readonly way: ChoiceWay
  readonly taken: readonly string[]
  /** Called with the new name; with undefined when the field was emptied, and the name is to be made from the effects. */
  readonly onName: (name: string | undefined) => void
}

/** The field for an option's name. It is applied on blur, if it is valid and no other option has it. */
export function WayName({ label, way, taken, onName }: WayNameProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const leave = () => {
    const name = nameTyped(typed ?? way.name)
    setTyped(undefined)
    if (typed === undefined || name === way.name || taken.includes(name)) return
    onName(name === '' ? undefined : name)
  }
  return (
    <input
      className="st-way-name"
      aria-label={label}
      value={typed ?? way.name}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        leave()
      }}
    />
  )
}

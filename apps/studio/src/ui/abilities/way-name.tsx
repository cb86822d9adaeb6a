'use client'

import { useState } from 'react'
import type { ChoiceWay } from '../../client/abilities/model.ts'
import { nameTyped } from '../../client/abilities/ways.ts'

interface WayNameProps {
  readonly label: string
  readonly way: ChoiceWay
  readonly taken: readonly string[]
  /** Nothing: it is named after what it does. */
  readonly onName: (name: string | undefined) => void
}

/** A name is taken when the field is left, as far as it can be one and no other way has it. */
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

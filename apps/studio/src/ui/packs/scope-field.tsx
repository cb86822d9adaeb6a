'use client'

import { readScope, whyNoScope } from '@questwright/packs/browser'
import { useId } from 'react'

interface ScopeFieldProps {
  /** The typed text. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** The purpose of the field, shown below it. */
  readonly about: string
}

/** Input for the scope under which a pack is published. */
export function ScopeField({ value, onValue, about }: ScopeFieldProps) {
  const id = useId()
  const scope = readScope(value)
  const wrong = scope === '' ? undefined : whyNoScope(scope)
  return (
    <div className="st-field">
      <label htmlFor={id}>Your scope</label>
      <input
        id={id}
        value={value}
        maxLength={101}
        placeholder="@ann"
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-about`}
        aria-invalid={wrong !== undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      <small id={`${id}-about`} className={wrong === undefined ? 'st-quiet' : 'st-finding is-error'}>
        {wrong ?? about}
      </small>
    </div>
  )
}

/** Whether a typed scope is valid. @param least `none`: it may be empty */
export function scopeIsFine(value: string, least: 'none' | 'one'): boolean {
  const scope = readScope(value)
  return scope === '' ? least === 'none' : whyNoScope(scope) === undefined
}

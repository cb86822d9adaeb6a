'use client'

import { readScope, whyNoScope } from '@questwright/packs/browser'
import { useId } from 'react'

interface ScopeFieldProps {
  /** As it was typed. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** What it is for, below the field. */
  readonly about: string
}

/** Under which scope a pack is published. */
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

/** Whether a scope as it was typed can be used. @param least `none`: it may be left out */
export function scopeIsFine(value: string, least: 'none' | 'one'): boolean {
  const scope = readScope(value)
  return scope === '' ? least === 'none' : whyNoScope(scope) === undefined
}

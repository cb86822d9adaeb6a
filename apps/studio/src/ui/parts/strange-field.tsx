'use client'

import type { FactValue } from '@questwright/packs/types'
import type { ReactNode } from 'react'
import { Changing } from './writing.tsx'

interface StrangeFieldProps {
  readonly label: string
  readonly value: FactValue | undefined
  /** The place that contains the value, as the beginning of a sentence: `The file`. */
  readonly holder?: ReactNode
  readonly className?: string
  readonly onTakeOut: () => void
  /** Further notes. */
  readonly children?: ReactNode
}

/** Shows a value whose type does not fit its field: it is kept unchanged until the user removes it. */
export function StrangeField({ label, value, holder = 'The file', className = '', onTakeOut, children }: StrangeFieldProps) {
  return (
    <div className={`st-field ${className}`} role="group" aria-label={label}>
      <span className="st-field-name">{label}</span>
      <p className="st-field-wrong">
        {holder} holds <code>{JSON.stringify(value)}</code>, which this field cannot show. It stays in the file.
      </p>
      <Changing>
        <button type="button" className="qw-button" onClick={onTakeOut}>
          Take it out
        </button>
      </Changing>
      {children}
    </div>
  )
}

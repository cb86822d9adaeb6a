'use client'

import { CardFace, type Catalogue } from '@questwright/board'
import { useState } from 'react'

interface LiveCardProps {
  readonly catalogue: Catalogue
  readonly code: string
}

/** The card as it is being written, large and as it lies on a table. */
export function LiveCard({ catalogue, code }: LiveCardProps) {
  const sides = Object.keys(catalogue.card(code)?.sides ?? {})
  const [chosen, setChosen] = useState('B')
  const side = sides.length === 0 ? undefined : sides.includes(chosen) ? chosen : sides[0]
  return (
    <div className="qw st-live">
      {sides.length > 1 && (
        <div className="st-switch" role="group" aria-label="Side">
          {sides.map((one) => (
            <button key={one} type="button" className="qw-button" aria-pressed={side === one} onClick={() => setChosen(one)}>
              Side {one}
            </button>
          ))}
        </div>
      )}
      <div className="st-live-full">
        <CardFace catalogue={catalogue} code={code} size="full" side={side} />
      </div>
      <div className="st-live-table">
        <div>
          <CardFace catalogue={catalogue} code={code} size="table" side={side} label="Table face" />
        </div>
        <p className="st-quiet">
          <strong>Table face</strong>
          <br />
          Title on top, so that a tucked card still says its name.
        </p>
      </div>
    </div>
  )
}

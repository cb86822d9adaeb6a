'use client'

import './why.css'
import type { Catalogue } from '@questwright/board'
import type { ScriptPlace } from '@questwright/realm/web'
import { openCard } from '../../client/editor/open-card.ts'
import { codeOfPlace, placeText } from './why-words.ts'

/** The line of a script, and the way to it. */
export function ScriptLine({ catalogue, place }: { readonly catalogue: Catalogue; readonly place: ScriptPlace | undefined }) {
  if (!place) return null
  const code = codeOfPlace(place)
  // a file that belongs to no card opens as itself
  if (code === undefined || (!code.includes('/') && !catalogue.card(code)))
    return (
      <code className="st-why-line" title={`${place.pack}/${place.file}`}>
        {placeText(place)}
      </code>
    )
  return (
    <button type="button" className="st-link st-why-line" title={`${place.pack}/${place.file}`} onClick={() => openCard(code, place.line)}>
      {placeText(place)}
    </button>
  )
}

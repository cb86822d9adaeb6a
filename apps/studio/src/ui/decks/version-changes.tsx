'use client'

import type { DeckFinding } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import { type ChangesSince, changesSince } from '../../client/decks/deck-versions.ts'

interface VersionChangesProps {
  readonly finding: DeckFinding
  readonly deck: DeckFacts
  /** The pack of the deck. */
  readonly pack: string
}

/**
 * For a deck that was built with another version of a pack: how the cards of this deck have changed since. It is shown below the finding about the
 * version.
 */
export function VersionChanges({ finding, deck, pack }: VersionChangesProps) {
  const [changes, setChanges] = useState<ChangesSince | undefined>(undefined)
  const id = finding.code === 'deck/other-version' ? String(finding.parts.pack) : undefined
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    // the list is optional: if the request fails, the finding is clear enough without it
    changesSince(deck, id, pack)
      .then((found) => isWanted && setChanges(found))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id, deck, pack])
  if (id === undefined || changes === undefined) return null
  if (changes.state === 'unknown')
    return <span className="st-quiet"> The changes are unknown: that version is not available any more.</span>
  if (changes.sentences.length === 0) return <span className="st-quiet"> No card of this deck changed between them.</span>
  return (
    <ul className="st-version-changes" aria-label={`What changed in ${id}`}>
      {changes.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

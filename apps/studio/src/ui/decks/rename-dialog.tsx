'use client'

import { suggestSlug } from '@questwright/packs/browser'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { DeckEntry } from '../../client/decks/deck-entries.ts'
import { tellError } from '../../client/tell-error.ts'
import { rename } from '../../client/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { deckPage } from './deck-list.tsx'

/** A new title for a deck; its file follows, and whatever names it. */
export function RenameDialog({ entry, onClose }: { readonly entry: DeckEntry; readonly onClose: () => void }) {
  const { pack, slug } = entry
  const [title, setTitle] = useState(entry.title)
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const router = useRouter()
  const isHere = useSearchParams().get('deck') === entry.code
  const to = suggestSlug(title) || slug
  const isReady = title.trim() !== '' && title.trim() !== entry.title && state === 'idle'
  const go = async () => {
    setState('working')
    try {
      const code = await rename({ kind: 'deck', pack, slug, to, title: title.trim() })
      if (isHere) router.replace(deckPage(code))
      onClose()
    } catch (error) {
      setState('idle')
      tellError(error)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Rename ${entry.title}`}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form="rename-deck" className="qw-button is-main st-big" disabled={!isReady}>
            {state === 'working' ? 'Renaming …' : 'Rename'}
          </button>
        </>
      }
    >
      <form
        id="rename-deck"
        className="st-deck-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void go()
        }}
      >
        <div className="st-field">
          <label htmlFor="deck-new-title">Title</label>
          <input id="deck-new-title" value={title} maxLength={200} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
          <small className="st-quiet">
            Its file becomes <code>decks/{to}.json</code>.
          </small>
        </div>
      </form>
    </Dialog>
  )
}

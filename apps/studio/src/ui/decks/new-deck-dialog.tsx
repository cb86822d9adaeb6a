'use client'

import './deck-dialogs.css'
import type { PackOutline } from '@questwright/packs/types'
import { beginningWords } from '@questwright/rulebook'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { tellError } from '@questwright/table-page/tell-error'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { createDeck } from '../../client/workspace.ts'
import { PackChoice, usualPack } from './pack-choice.tsx'

interface NewDeckDialogProps {
  readonly packs: readonly string[]
  readonly bundles: readonly PackOutline[]
  /** The game at hand; undefined where all are shown. */
  readonly game: string | undefined
  readonly onClose: () => void
}

/** Title and pack of a new deck. */
export function NewDeckDialog({ packs, bundles, game, onClose }: NewDeckDialogProps) {
  const [title, setTitle] = useState('')
  const [pack, setPack] = useState(() => usualPack(packs, bundles, game))
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const rulebook = useRulebook(pack)
  const router = useRouter()
  const make = async () => {
    setState('working')
    try {
      router.push(pageOf('deck', await createDeck(pack, { title: title.trim(), kind: 'custom' })))
    } catch (error) {
      setState('idle')
      tellError(error)
    }
  }
  const isReady = title.trim() !== '' && pack !== '' && state === 'idle'
  return (
    <Dialog
      onClose={onClose}
      title="New deck"
      lead={`It is a file in a pack; you choose ${beginningWords(rulebook).several} and cards next.`}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form="new-deck" className="qw-button is-main st-big" disabled={!isReady}>
            {state === 'working' ? 'Making …' : 'Make it'}
          </button>
        </>
      }
    >
      <form
        id="new-deck"
        className="st-deck-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void make()
        }}
      >
        <div className="st-field">
          <label htmlFor="deck-title">Title</label>
          <input id="deck-title" value={title} maxLength={200} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
        </div>
        <PackChoice packs={packs} pack={pack} onPack={setPack} />
      </form>
    </Dialog>
  )
}

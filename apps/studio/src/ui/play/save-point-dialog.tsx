'use client'

import { type Catalogue, statusOf } from '@questwright/board'
import { useId, useState } from 'react'
import { toast } from 'sonner'
import { addSavePoint, useGame } from '../../client/game/game-session.ts'
import { Dialog } from '../parts/dialog.tsx'

/** Names this moment, so that the timeline shows it. */
export function SavePointDialog({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const view = useGame((state) => state.view)
  const id = useId()
  const { round, phase } = statusOf(view)
  const [name, setName] = useState(
    () => `${catalogue.sentence('board.round', { round })}, ${catalogue.sentence(`phase.${phase}`, {}).toLowerCase()}`,
  )
  const done = () => {
    if (name.trim() === '') return
    void addSavePoint(name.trim()).then(() => toast.success(`Save point: ${name.trim()}`))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Save point"
      lead="A flag on the timeline, to come back to."
      foot={
        <button type="button" className="qw-button is-main st-big" disabled={name.trim() === ''} onClick={done}>
          Put the flag
        </button>
      }
    >
      <form
        className="st-field"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <label htmlFor={id}>Name</label>
        <input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </form>
    </Dialog>
  )
}

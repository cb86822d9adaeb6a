'use client'

import { useId, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'

interface NameDialogProps {
  readonly title: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for another name. */
export function NameDialog({ title, name: before, onName, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState(before)
  const done = () => {
    if (name.trim() === '') return
    onName(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      foot={
        <button type="button" className="qw-button is-main st-big" disabled={name.trim() === ''} onClick={done}>
          Rename
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

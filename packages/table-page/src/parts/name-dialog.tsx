import { useId, useState } from 'react'
import { Dialog } from './dialog.tsx'

interface NameDialogProps {
  readonly title: string
  /** The purpose of the name, in one sentence. */
  readonly lead?: string
  /** The label of the field; `Name` without it. */
  readonly label?: string
  /** The initial text of the field. */
  readonly name: string
  /** The label of the button that confirms. */
  readonly action: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for a name. */
export function NameDialog({ title, lead, label = 'Name', name: before, action, onName, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState(before)
  const done = () => {
    if (name.trim() === '') return
    onName(name.trim())
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      {...(lead === undefined ? {} : { lead })}
      foot={
        <button type="button" className="qw-button is-main st-big" disabled={name.trim() === ''} onClick={done}>
          {action}
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
        <label htmlFor={id}>{label}</label>
        <input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </form>
    </Dialog>
  )
}

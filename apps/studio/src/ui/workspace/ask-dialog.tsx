'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { asApiError } from '../../client/library.ts'

interface AskDialogProps {
  readonly title: string
  readonly lead?: string
  /** The label of the button, and its label while the action is running. */
  readonly action: string
  readonly doing: string
  readonly can: boolean
  readonly size?: 'small' | 'large'
  readonly children: ReactNode
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

/** A dialog with a small form. If its action fails, the error is shown in the dialog, with what to do. */
export function AskDialog({ title, lead, action, doing, can, size = 'small', children, act, onClose }: AskDialogProps) {
  const form = useId()
  const [state, setState] = useState<'asking' | 'working'>('asking')
  const [failed, setFailed] = useState<{ readonly message: string; readonly remedy: string } | undefined>(undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!can || state === 'working') return
    setState('working')
    setFailed(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      setFailed(asApiError(error))
      setState('asking')
    }
  }
  return (
    <Dialog
      onClose={() => state !== 'working' && onClose()}
      title={title}
      size={size}
      {...(lead ? { lead } : {})}
      foot={
        <>
          <button type="button" className="qw-button st-big" disabled={state === 'working'} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className="qw-button is-main st-big" disabled={!can || state === 'working'}>
            {state === 'working' ? doing : action}
          </button>
        </>
      }
    >
      <form id={form} className="st-workspace-form" onSubmit={(event) => void submit(event)} autoComplete="off">
        {children}
        {failed && (
          <p className="st-finding is-error" role="alert">
            {failed.message} {failed.remedy}
          </p>
        )}
      </form>
    </Dialog>
  )
}

'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { toast } from '@questwright/table-page/parts/toast'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { doDeed } from '../../client/packs/registry.ts'
import { Refused, useAttempt } from '../parts/attempt.tsx'
import { packPage } from './pack-parts.tsx'

/** Copies a read-only pack into the workspace, where it can be edited. */
export function ForkDialog({ pack, onClose }: { readonly pack: PackState; readonly onClose: () => void }) {
  const name = pack.bundle?.name ?? pack.pack
  const [as, setAs] = useState(`@me/${pack.bundle?.id ?? pack.pack}-fork`)
  const { state, refused, attempt } = useAttempt()
  const router = useRouter()
  const id = useId()
  const fork = () =>
    attempt(async () => {
      const done = await doDeed({ do: 'fork', name, as: as.trim() }, `Copying ${name}`)
      toast.success(`${as.trim()} is in the workspace.`, { description: 'Edit it as your own; the other one stays as it is.' })
      onClose()
      if (done.id !== undefined) router.push(packPage(done.id))
    })
  return (
    <Dialog
      onClose={onClose}
      title="Fork to edit"
      lead={`${name} ${pack.kind === 'installed' ? 'was installed' : 'comes with Questwright'} and is read only. A copy of it in the workspace is yours to change.`}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Leave it
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={state === 'working' || as.trim() === ''}
            onClick={() => void fork()}
          >
            Copy it
          </button>
        </>
      }
    >
      <label className="st-field" htmlFor={id}>
        Name of the copy
        <input id={id} value={as} spellCheck={false} onChange={(event) => setAs(event.target.value)} />
      </label>
      <p className="st-quiet">
        The part after the slash becomes its id. Its licence and credits stay in it: look whether they allow a copy.
      </p>
      <Refused refused={refused} />
    </Dialog>
  )
}

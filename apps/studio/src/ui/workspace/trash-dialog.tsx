'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import type { TrashEntry } from '@questwright/workshop/page'
import { Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '../../client/library.ts'
import { listTrash, restore } from '../../client/workspace.ts'

/** Deletions and renames in this workspace, newest first, each with an undo button. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const [entries, setEntries] = useState<readonly TrashEntry[] | undefined>(undefined)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  const [coming, setComing] = useState<string | undefined>(undefined)
  const tell = useCallback((error: unknown) => {
    const { message, remedy } = asApiError(error)
    setFailed(`${message} ${remedy}`)
  }, [])
  useEffect(() => {
    listTrash().then(setEntries, tell)
  }, [tell])
  const bringBack = async (id: string) => {
    setComing(id)
    setFailed(undefined)
    try {
      await restore(id)
      setEntries(await listTrash())
    } catch (error) {
      tell(error)
    }
    setComing(undefined)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Trash"
      lead="What was deleted here, and what was renamed or turned into a script, as it was before. It is kept in the folder .questwright/trash of the workspace until you empty that folder."
    >
      {failed && (
        <p className="st-finding is-error" role="alert">
          {failed}
        </p>
      )}
      {!entries && !failed && <Working>Looking into the trash …</Working>}
      {entries?.length === 0 && <p>Nothing is in the trash.</p>}
      {entries && entries.length > 0 && (
        <ul className="st-trash">
          {entries.map(({ id, title, kind, pack, when, did }) => (
            <li key={id}>
              <span>
                <strong>{title}</strong>
                <small className="st-quiet">
                  {kind}
                  {kind !== 'pack' && `, ${pack}`}
                  {did !== undefined && `, before it was ${did}`},{' '}
                  {new Date(when).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
                </small>
              </span>
              <button
                type="button"
                className="qw-button"
                aria-label={`Bring ${title} back`}
                disabled={coming !== undefined}
                onClick={() => void bringBack(id)}
              >
                <Undo2 size={14} aria-hidden="true" /> Bring back
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

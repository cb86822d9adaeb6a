'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { useState } from 'react'
import { fileOf, useFiles } from '../../client/editor/files.ts'
import { decideLater, keepMine, takeTheirs } from '../../client/editor/save.ts'

/** The dialog for a file that changed on disk since it was opened: keep one of the two texts. */
export function ConflictDialog({ fileKey: key }: { readonly fileKey: string }) {
  const file = useFiles((state) => state.files[key])
  const [shown, setShown] = useState<'question' | 'both'>('question')
  if (!file?.theirs || file.status === 'saving') return null
  const name = file.path.split('/').at(-1) ?? file.path
  return (
    <Dialog
      onClose={() => fileOf(key) && decideLater(key)}
      size={shown === 'both' ? 'large' : 'small'}
      title={`${name} changed on disk`}
      lead="Another program wrote this file after you opened it. Nothing was overwritten."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => setShown(shown === 'both' ? 'question' : 'both')}>
            {shown === 'both' ? 'Hide both' : 'Show both'}
          </button>
          <button type="button" className="qw-button st-big" onClick={() => void takeTheirs(key)}>
            Take theirs
          </button>
          <button type="button" className="qw-button is-main st-big" onClick={() => void keepMine(key)}>
            Keep mine
          </button>
        </>
      }
    >
      {shown === 'both' ? (
        <div className="st-both">
          <section>
            <h3>Yours</h3>
            <pre>{file.text}</pre>
          </section>
          <section>
            <h3>On disk</h3>
            <pre>{file.theirs.text === '' ? '(the file is gone)' : file.theirs.text}</pre>
          </section>
        </div>
      ) : (
        <p>Keep mine writes the text in the editor. Take theirs replaces it by the text on disk.</p>
      )}
    </Dialog>
  )
}

'use client'

import type { ChapterName, PreviewAnswer } from '@questwright/workshop/page'
import { useEffect, useId, useState } from 'react'
import { fileKey, isChanged, useFiles } from '../../client/editor/files.ts'
import { save } from '../../client/editor/save.ts'
import { asApiError } from '../../client/library.ts'
import { ApiError, offerUndoOfChange, previewRenameName, renameName } from '../../client/workspace.ts'
import { AskDialog } from './ask-dialog.tsx'
import { PreviewList } from './preview-list.tsx'

interface RenameNameDialogProps {
  readonly name: ChapterName
  /** The kind and name: "counter weather". */
  readonly title: string
  readonly onClose: () => void
}

type Preview =
  | { readonly state: 'looking' }
  | { readonly state: 'there'; readonly of: string; readonly answer: PreviewAnswer }
  | { readonly state: 'failed'; readonly words: string }

/**
 * Renames a name that a chapter declares: shows where it is used, asks for the new name, and shows all lines that change before they are written.
 */
export function RenameNameDialog({ name, title, onClose }: RenameNameDialogProps) {
  const id = useId()
  const [to, setTo] = useState(name.name)
  const [preview, setPreview] = useState<Preview>({ state: 'looking' })
  const open = useFiles((state) => state.files)
  // the preview is made from the files on disk, so unsaved changes must be saved first
  const unsaved = Object.values(open).filter((file) => file.pack === name.pack && isChanged(file) && file.status !== 'loading')
  const [begun, setBegun] = useState<'saving' | 'saved' | 'failed'>(unsaved.length > 0 ? 'saving' : 'saved')
  useEffect(() => {
    if (begun !== 'saving') return
    const saving = Object.entries(useFiles.getState().files).filter(
      ([, file]) => file.pack === name.pack && isChanged(file) && file.status === 'ready',
    )
    void Promise.all(saving.map(([key]) => save(key))).then((all) => setBegun(all.every((one) => one === 'saved') ? 'saved' : 'failed'))
  }, [begun, name])
  useEffect(() => {
    if (begun !== 'saved' || to.trim() === '') return
    setPreview({ state: 'looking' })
    let isOld = false
    const timer = setTimeout(() => {
      previewRenameName(name, to.trim()).then(
        (answer) => !isOld && setPreview({ state: 'there', of: to.trim(), answer }),
        (error: unknown) => {
          const { message, remedy } = asApiError(error)
          if (!isOld) setPreview({ state: 'failed', words: `${message} ${remedy}` })
        },
      )
    }, 250)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [name, to, begun])
  const files = preview.state === 'there' ? preview.answer.files : []
  const isOther = to.trim() !== name.name
  const act = async () => {
    if (preview.state !== 'there') return
    const late = files.filter(({ pack, path }) => isChanged(useFiles.getState().files[fileKey(pack, path)]))
    if (late.length > 0)
      throw new ApiError(409, {
        error: { code: 'client/unsaved', message: `${late[0]?.path} has unsaved changes.`, remedy: 'Save it first, then rename.' },
      })
    offerUndoOfChange(`${name.name} is ${to.trim()} now.`, await renameName(name, to.trim(), preview.answer.plan))
  }
  return (
    <AskDialog
      title={`Rename the ${title}`}
      lead="Scripts, scenes, scenarios and cards that name it are changed, too, in every pack that depends on this one."
      action={isOther && files.length > 0 ? `Rename in ${files.length} ${files.length === 1 ? 'file' : 'files'}` : 'Rename'}
      doing="Renaming …"
      size="large"
      can={isOther && preview.state === 'there' && preview.of === to.trim() && files.length > 0}
      onClose={onClose}
      act={act}
    >
      <div className="st-field">
        <label htmlFor={id}>Name</label>
        <input id={id} value={to} maxLength={80} onChange={(event) => setTo(event.target.value)} />
      </div>
      {begun === 'failed' && (
        <p className="st-finding is-error" role="alert">
          What is open could not be saved first: save it in its editor, then rename.
        </p>
      )}
      {preview.state === 'looking' && begun !== 'failed' && (
        <p className="st-quiet" role="status">
          Looking for every place that names it …
        </p>
      )}
      {preview.state === 'failed' && (
        <p className="st-finding is-error" role="alert">
          {preview.words}
        </p>
      )}
      {preview.state === 'there' && (isOther ? <PreviewList answer={preview.answer} /> : <Places answer={preview.answer} />)}
    </AskDialog>
  )
}

/** The places where the name is used now. */
function Places({ answer: { files } }: { readonly answer: PreviewAnswer }) {
  const places = files.flatMap(({ pack, path, lines }) => lines.map(({ line, before }) => ({ place: `${pack}/${path}:${line}`, before })))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard
    <section className="st-import-preview" aria-label="Places" tabIndex={0}>
      <h3>
        Named at {places.length} {places.length === 1 ? 'place' : 'places'}
      </h3>
      <ul>
        {places.map(({ place, before }) => (
          <li key={place}>
            <span className="st-preview-path">{place}</span>
            <code>{before}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

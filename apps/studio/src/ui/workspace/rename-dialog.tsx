'use client'

import { slugIsWellFormed } from '@questwright/packs/browser'
import type { PreviewAnswer } from '@questwright/workshop/page'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fileKey, isChanged, useFiles } from '../../client/editor/files.ts'
import { save } from '../../client/editor/save.ts'
import { useStudioGame } from '../../client/game/game-session.ts'
import { asApiError } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { ApiError, offerUndoOfChange, previewRename, rename, type ThingName } from '../../client/workspace.ts'
import { AskDialog } from './ask-dialog.tsx'
import { PreviewList } from './preview-list.tsx'
import { SlugField } from './slug-field.tsx'

interface RenameDialogProps {
  readonly thing: ThingName
  readonly title: string
  readonly onClose: () => void
}

type Preview =
  | { readonly state: 'none' | 'looking' }
  | { readonly state: 'there'; readonly of: string; readonly answer: PreviewAnswer }
  | { readonly state: 'failed'; readonly message: string; readonly remedy: string }

/** Asks for a new title and file name; all changed references are shown before the rename. */
export function RenameDialog({ thing, title: before, onClose }: RenameDialogProps) {
  const router = useRouter()
  const path = usePathname()
  const [title, setTitle] = useState(before)
  const [to, setTo] = useState(thing.slug)
  const [preview, setPreview] = useState<Preview>({ state: 'none' })
  const running = useStudioGame((state) => state.packs)
  const open = useFiles((state) => state.files)
  const { kind, pack, slug } = thing
  const hasTitle = kind !== 'rule'
  const isOther = to !== slug || (hasTitle && title.trim() !== before)
  const question = `${to}\n${title.trim()}`
  useEffect(() => {
    if (!isOther || !slugIsWellFormed(to) || (hasTitle && title.trim() === '')) return setPreview({ state: 'none' })
    setPreview({ state: 'looking' })
    let isOld = false
    const timer = setTimeout(() => {
      previewRename({ kind, pack, slug, to, ...(hasTitle && title.trim() !== before ? { title: title.trim() } : {}) }).then(
        (answer) => !isOld && setPreview({ state: 'there', of: question, answer }),
        (error: unknown) => !isOld && setPreview({ state: 'failed', ...wordsOf(error) }),
      )
    }, 250)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [kind, pack, slug, to, title, before, hasTitle, isOther, question])

  const files = preview.state === 'there' ? preview.answer.files : []
  const unsaved = files.filter((file) => isChanged(open[fileKey(file.pack, file.path)]))
  const underGame = to !== slug && running?.some((one) => files.some((file) => file.pack === one.id))
  const act = async () => {
    if (preview.state !== 'there') return
    let { plan } = preview.answer
    if (unsaved.length > 0) {
      for (const file of unsaved)
        if ((await save(fileKey(file.pack, file.path))) !== 'saved')
          throw new ApiError(409, {
            error: {
              code: 'client/unsaved',
              message: `${file.path} could not be saved first.`,
              remedy: 'Save it in its editor, then rename.',
            },
          })
      plan = (await previewRename({ kind, pack, slug, to, title: title.trim() })).plan
    }
    const isHere = ['/cards', '/keywords', '/scenarios', '/decks', '/systems'].some((page) => path.startsWith(page))
    const done = await rename({ kind, pack, slug, to, plan, ...(hasTitle && title.trim() !== before ? { title: title.trim() } : {}) })
    offerUndoOfChange(`${before} is ${hasTitle ? title.trim() : to} now.`, done, () => {
      if (isHere) router.replace(pageOf(kind, `${pack}:${slug}`))
    })
    if (isHere) router.replace(pageOf(kind, done.code))
  }
  return (
    <AskDialog
      title={`Rename ${before}`}
      lead="Everything that names it is changed, too, in every pack of the workspace."
      action={files.length > 0 ? `Rename in ${files.length} ${files.length === 1 ? 'file' : 'files'}` : 'Rename'}
      doing="Renaming …"
      size="large"
      can={preview.state === 'there' && preview.of === question && files.length > 0}
      onClose={onClose}
      act={act}
    >
      {hasTitle && (
        <div className="st-field">
          <label htmlFor="rename-title">Title</label>
          <input id="rename-title" value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </div>
      )}
      <SlugField label="File name" prefix={`${pack}:`} value={to} taken={false} onValue={setTo} />
      {unsaved.length > 0 && (
        <p className="st-finding is-warning">
          {unsaved.length} of these files {unsaved.length === 1 ? 'has' : 'have'} unsaved changes; they are saved first.
        </p>
      )}
      {underGame && (
        <p className="st-finding is-warning">
          The running game uses the old name. If the change cannot be used in it, the game goes on with its current packs, and says so.
        </p>
      )}
      {preview.state === 'looking' && (
        <p className="st-quiet" role="status">
          Looking for every place that names it …
        </p>
      )}
      {preview.state === 'failed' && (
        <p className="st-finding is-error" role="alert">
          {preview.message} {preview.remedy}
        </p>
      )}
      {preview.state === 'there' && <PreviewList answer={preview.answer} />}
    </AskDialog>
  )
}

function wordsOf(error: unknown): { readonly message: string; readonly remedy: string } {
  const { message, remedy } = asApiError(error)
  return { message, remedy }
}

'use client'

import { Working } from '@questwright/table-page/parts/notice'
import type { PreviewAnswer } from '@questwright/workshop/page'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { asApiError } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { previewRemove, remove, removePack, type ThingName } from '../../client/workspace.ts'
import { AskDialog } from './ask-dialog.tsx'
import { PreviewList } from './preview-list.tsx'

interface DeleteDialogProps {
  readonly thing: ThingName
  readonly title: string
  readonly onClose: () => void
}

/** Confirms a deletion: lists what goes to the trash, and references that would break. */
export function DeleteDialog({ thing: { kind, pack, slug }, title, onClose }: DeleteDialogProps) {
  const router = useRouter()
  const path = usePathname()
  const [answer, setAnswer] = useState<PreviewAnswer | undefined>(undefined)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  useEffect(() => {
    previewRemove({ kind, pack, slug }).then(setAnswer, (error: unknown) => {
      const { message, remedy } = asApiError(error)
      setFailed(`${message} ${remedy}`)
    })
  }, [kind, pack, slug])
  return (
    <AskDialog
      title={`Delete ${title}?`}
      lead="It goes to the trash of the workspace and can come back, also after a reload."
      action="Delete"
      doing="Deleting …"
      can={answer !== undefined}
      onClose={onClose}
      act={async () => {
        await remove({ kind, pack, slug, title, ...(answer ? { plan: answer.plan } : {}) })
        if (path !== '/' && !path.startsWith('/play')) router.push('/')
      }}
    >
      {failed && (
        <p className="st-finding is-error" role="alert">
          {failed}
        </p>
      )}
      {!answer && !failed && <Working>Looking for what names it …</Working>}
      {answer && answer.references.length === 0 && <p>Nothing else in the workspace names it.</p>}
      {answer && <PreviewList answer={answer} />}
    </AskDialog>
  )
}

/** Confirms moving a whole pack to the trash. */
export function DeletePackDialog({ pack, onClose }: { readonly pack: string; readonly onClose: () => void }) {
  return (
    <AskDialog
      title={`Delete the pack ${titleOf(pack)}?`}
      lead="Its folder goes to the trash of the workspace and can come back, also after a reload."
      action="Delete the pack"
      doing="Deleting …"
      can
      onClose={onClose}
      act={() => removePack(pack)}
    >
      <p>Packs that depend on it will report that it is missing, until it is restored.</p>
    </AskDialog>
  )
}

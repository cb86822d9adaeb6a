'use client'

import './workspace.css'
import { closeWorkspaceQuestion, useWorkspaceQuestion } from '../../client/workspace-dialogs.ts'
import { DeleteDialog, DeletePackDialog } from './delete-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { NewPackDialog } from './new-pack-dialog.tsx'
import { NewThingDialog } from './new-thing-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { RenameNameDialog } from './rename-name-dialog.tsx'
import { TrashDialog } from './trash-dialog.tsx'

/** The open dialog about the workspace. */
export default function WorkspaceDialogs() {
  const { question, count } = useWorkspaceQuestion()
  if (!question) return null
  const onClose = closeWorkspaceQuestion
  switch (question.ask) {
    case 'new-pack':
      return <NewPackDialog key={count} game={question.game} onClose={onClose} />
    case 'new':
      return <NewThingDialog key={count} kind={question.kind} pack={question.pack} onClose={onClose} />
    case 'rename':
      return <RenameDialog key={count} thing={question.thing} title={question.title} onClose={onClose} />
    case 'rename-name':
      return <RenameNameDialog key={count} name={question.name} title={question.title} onClose={onClose} />
    case 'delete':
      return <DeleteDialog key={count} thing={question.thing} title={question.title} onClose={onClose} />
    case 'delete-pack':
      return <DeletePackDialog key={count} pack={question.pack} onClose={onClose} />
    case 'import':
      return <ImportDialog key={count} dropped={question.dropped} onClose={onClose} />
    case 'trash':
      return <TrashDialog key={count} onClose={onClose} />
  }
}

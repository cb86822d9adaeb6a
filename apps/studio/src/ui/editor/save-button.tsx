'use client'

import { useCommands } from '@questwright/table-page/commands/commands'
import { Save } from 'lucide-react'
import { isChanged, useFiles } from '../../client/editor/files.ts'
import { save } from '../../client/editor/save.ts'

interface SaveButtonProps {
  /** The heading of its key in the list of keys: "The card". */
  readonly group: string
  /** Files that it saves (`fileKey`). */
  readonly keys: readonly string[]
  readonly writing: 'allowed' | 'refused'
}

/** Saves unsaved changes, by click or key. */
export function SaveButton({ group, keys, writing }: SaveButtonProps) {
  const files = useFiles((state) => state.files)
  const changed = keys.filter((key) => isChanged(files[key]))
  const isSaving = keys.some((key) => files[key]?.status === 'saving')
  const canSave = writing === 'allowed'
  const saveAll = async () => {
    for (const key of changed) await save(key)
  }
  useCommands(group, [
    // prevents the browser's "save page"
    { key: 'mod+s', words: 'Save what is changed', whileTyping: 'yes', run: () => void (canSave && saveAll()) },
  ])
  return (
    <button
      type="button"
      className="qw-button is-main"
      disabled={changed.length === 0 || isSaving || !canSave}
      aria-keyshortcuts="Control+S Meta+S"
      title={canSave ? 'Write the files and use them in the running game' : 'This cannot be written here'}
      onClick={() => void saveAll()}
    >
      <Save size={15} aria-hidden="true" /> {isSaving ? 'Saving …' : 'Save'} <kbd>Ctrl S</kbd>
    </button>
  )
}

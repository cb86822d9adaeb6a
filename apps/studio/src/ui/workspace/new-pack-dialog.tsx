'use client'

import { slugIsWellFormed, suggestSlug } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { useState } from 'react'
import { useLibrary } from '../../client/library.ts'
import { choosePack } from '../../client/tree/tree-state.ts'
import { createPack } from '../../client/workspace.ts'
import { AskDialog } from './ask-dialog.tsx'
import { SlugField } from './slug-field.tsx'

/** A title and an id: that is a pack. */
export function NewPackDialog({ onClose }: { readonly onClose: () => void }) {
  const packs = useLibrary((state) => state.packs?.packs)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const id = typed ?? suggestSlug(title)
  const taken = packs?.some(({ pack, folder }) => pack === id || folder === id) ?? false
  return (
    <AskDialog
      title="New pack"
      lead="A folder in the workspace for your own cards, scenarios and decks."
      action="Make the pack"
      doing="Making …"
      can={title.trim() !== '' && slugIsWellFormed(id) && !taken}
      onClose={onClose}
      act={async () => {
        const pack = await createPack({ title: title.trim(), id })
        toast.success(`The pack “${title.trim()}” is made.`, { description: 'Its first card is one click away.', duration: 4000 })
        choosePack(pack)
      }}
    >
      <div className="st-field">
        <label htmlFor="new-pack-title">Title</label>
        <input
          id="new-pack-title"
          value={title}
          maxLength={200}
          placeholder="The Drowned Road"
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <SlugField label="Id" value={id} taken={taken} onValue={setTyped} />
    </AskDialog>
  )
}

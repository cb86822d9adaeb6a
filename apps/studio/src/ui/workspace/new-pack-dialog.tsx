'use client'

import { readScope, slugIsWellFormed, suggestSlug } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { useEffect, useState } from 'react'
import { useLibrary } from '../../client/library.ts'
import { doDeed, readRegistry, useRegistry } from '../../client/packs/registry.ts'
import { choosePack } from '../../client/tree/tree-state.ts'
import { createPack } from '../../client/workspace.ts'
import { ScopeField, scopeIsFine } from '../packs/scope-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { SlugField } from './slug-field.tsx'

/** Creates a pack from a title and an id. */
export function NewPackDialog({ onClose }: { readonly onClose: () => void }) {
  const packs = useLibrary((state) => state.packs?.packs)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const known = useRegistry((state) => state.known?.scope)
  const [written, setWritten] = useState<string | undefined>(undefined)
  const scope = written ?? (known ? `@${known}` : '')
  useEffect(() => {
    if (!useRegistry.getState().known) void readRegistry()
  }, [])
  const id = typed ?? suggestSlug(title)
  const taken = packs?.some(({ pack, folder }) => pack === id || folder === id) ?? false
  return (
    <AskDialog
      title="New pack"
      lead="A folder in the workspace for your own cards, scenarios and decks."
      action="Make the pack"
      doing="Making …"
      can={title.trim() !== '' && slugIsWellFormed(id) && !taken && scopeIsFine(scope, 'none')}
      onClose={onClose}
      act={async () => {
        const wanted = readScope(scope)
        if (written !== undefined && wanted !== known) await doDeed({ do: 'scope', scope: wanted }, 'Noting your scope')
        const pack = await createPack({ title: title.trim(), id, scope: wanted })
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
      <ScopeField
        value={scope}
        onValue={setWritten}
        about="Under which you publish; remembered for your next packs. It can be left out until you publish."
      />
    </AskDialog>
  )
}

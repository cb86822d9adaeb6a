'use client'

import './new-menu.css'
import { Plus } from 'lucide-react'
import { titleOf } from '../../client/packs/title-of.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

const kinds = ['card', 'keyword', 'scenario', 'campaign', 'deck', 'system'] as const

/** A button for each kind of thing that can be created in a pack. */
export function NewMenu({ pack }: { readonly pack: string }) {
  return (
    <div className="st-new" role="group" aria-label={`New in ${titleOf(pack)}`}>
      <span className="st-quiet" aria-hidden="true">
        New
      </span>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="qw-button"
          aria-label={`New ${kind} in ${titleOf(pack)} …`}
          onClick={() => askWorkspace({ ask: 'new', kind, pack })}
        >
          <Plus size={14} aria-hidden="true" /> {kind} …
        </button>
      ))}
    </div>
  )
}

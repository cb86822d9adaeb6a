'use client'

import '@questwright/table-page/parts/tiles.css'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { PackagePlus } from 'lucide-react'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/** A tile beside the playable scenarios that leads to the user's own first scenario. */
export function OwnTile() {
  const own = rulebookAt(undefined).scenario?.firstSteps?.own
  if (own === undefined) return null
  return (
    <article className="st-tile is-own">
      <div className="st-tile-words">
        <h3>{own.title}</h3>
        <p className="st-tile-text">{own.text}</p>
      </div>
      <div className="st-tile-foot">
        <button type="button" className="qw-button st-big" onClick={() => askWorkspace({ ask: 'new-pack' })}>
          <PackagePlus size={16} aria-hidden="true" /> Begin a pack …
        </button>
      </div>
    </article>
  )
}

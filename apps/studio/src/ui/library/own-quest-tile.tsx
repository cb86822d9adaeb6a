'use client'

import '@questwright/table-page/parts/tiles.css'
import { PackagePlus } from 'lucide-react'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/** Beside what can be played: the way to a quest of one's own. */
export function OwnQuestTile() {
  return (
    <article className="st-tile is-own">
      <div className="st-tile-words">
        <h3>A quest of your own</h3>
        <p className="st-tile-text">
          Begin with a pack: a folder for your cards. Enemies, locations and a scenario go into it, then it stands here and is played.
        </p>
      </div>
      <div className="st-tile-foot">
        <button type="button" className="qw-button st-big" onClick={() => askWorkspace({ ask: 'new-pack' })}>
          <PackagePlus size={16} aria-hidden="true" /> Begin a pack …
        </button>
      </div>
    </article>
  )
}

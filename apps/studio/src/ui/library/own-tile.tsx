'use client'

import '@questwright/table-page/parts/tiles.css'
import type { OwnPack } from '@questwright/rulebook'
import { PackagePlus } from 'lucide-react'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

interface OwnTileProps {
  readonly own: OwnPack
  /** The game of the new pack; without it the default game. */
  readonly game?: string
}

/** A tile beside the playable scenarios that leads to a pack of the user's own. */
export function OwnTile({ own, game }: OwnTileProps) {
  return (
    <article className="st-tile is-own">
      <div className="st-tile-words">
        <h3>{own.title}</h3>
        <p className="st-tile-text">{own.text}</p>
      </div>
      <div className="st-tile-foot">
        <button
          type="button"
          className="qw-button st-big"
          onClick={() => askWorkspace({ ask: 'new-pack', ...(game === undefined ? {} : { game }) })}
        >
          <PackagePlus size={16} aria-hidden="true" /> Begin a pack …
        </button>
      </div>
    </article>
  )
}

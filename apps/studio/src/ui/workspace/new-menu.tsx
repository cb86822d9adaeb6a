'use client'

import './new-menu.css'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { Plus } from 'lucide-react'
import { titleOf } from '../../client/packs/title-of.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

const kinds = ['card', 'keyword', 'scenario', 'campaign', 'deck', 'system'] as const

/** Kinds that only games with scenarios of several stages have: in other games a scenario merely names a game with decks. */
const withStages: readonly string[] = ['scenario', 'campaign']

interface NewMenuProps {
  readonly pack: string
  /** The game of the pack. */
  readonly game: string | undefined
}

/** A button for each kind of thing that can be created in a pack. */
export function NewMenu({ pack, game }: NewMenuProps) {
  const hasStages = rulebookAt(game).scenario !== undefined
  return (
    <div className="st-new" role="group" aria-label={`New in ${titleOf(pack)}`}>
      <span className="st-quiet" aria-hidden="true">
        New
      </span>
      {kinds
        .filter((kind) => hasStages || !withStages.includes(kind))
        .map((kind) => (
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

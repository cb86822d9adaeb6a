'use client'

import { readScope, slugIsWellFormed, suggestSlug } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { useEffect, useState } from 'react'
import { showGame, useGamesAtHand } from '../../client/game-at-hand.ts'
import { useLibrary } from '../../client/library.ts'
import { doDeed, readRegistry, useRegistry } from '../../client/packs/registry.ts'
import { choosePack } from '../../client/tree/tree-state.ts'
import { createPack } from '../../client/workspace.ts'
import { ScopeField, scopeIsFine } from '../packs/scope-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { SlugField } from './slug-field.tsx'

/** Creates a pack from a title, an id and its game. */
export function NewPackDialog({ game: asked, onClose }: { readonly game?: string | undefined; readonly onClose: () => void }) {
  const answer = useLibrary((state) => state.packs)
  const packs = answer?.packs
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const known = useRegistry((state) => state.known?.scope)
  const [written, setWritten] = useState<string | undefined>(undefined)
  const scope = written ?? (known ? `@${known}` : '')
  useEffect(() => {
    if (!useRegistry.getState().known) void readRegistry()
  }, [])
  const id = typed ?? suggestSlug(title)
  const { games, at } = useGamesAtHand(answer)
  const [wanted, setGame] = useState(asked)
  const game = wanted ?? at ?? games[0]
  const rulebook = rulebookAt(game)
  const taken = packs?.some(({ pack, folder }) => pack === id || folder === id) ?? false
  return (
    <AskDialog
      title="New pack"
      lead={
        rulebook.scenario === undefined
          ? 'A folder in the workspace for your own cards and decks.'
          : 'A folder in the workspace for your own cards, scenarios and decks.'
      }
      action="Make the pack"
      doing="Making …"
      can={title.trim() !== '' && slugIsWellFormed(id) && !taken && scopeIsFine(scope, 'none')}
      onClose={onClose}
      act={async () => {
        const wanted = readScope(scope)
        if (written !== undefined && wanted !== known) await doDeed({ do: 'scope', scope: wanted }, 'Noting your scope')
        const pack = await createPack({ title: title.trim(), id, scope: wanted, ...(game === undefined ? {} : { game }) })
        toast.success(`The pack “${title.trim()}” is made.`, { description: 'Its first card is one click away.', duration: 4000 })
        if (game !== undefined) showGame(game)
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
      {games.length > 1 && (
        <div className="st-field">
          <label htmlFor="new-pack-game">Game</label>
          <select id="new-pack-game" value={game} onChange={(event) => setGame(event.target.value)}>
            {games.map((one) => (
              <option key={one} value={one}>
                {rulebookAt(one).title}
              </option>
            ))}
          </select>
          <small className="st-quiet">
            A pack belongs to one game for good: it can use cards and keywords of packs of that game only, and is never at a table with
            others.
          </small>
        </div>
      )}
      <SlugField label="Id" value={id} taken={taken} onValue={setTyped} />
      <ScopeField
        value={scope}
        onValue={setWritten}
        about="Under which you publish; remembered for your next packs. It can be left out until you publish."
      />
    </AskDialog>
  )
}

import type { PackOutline } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import { useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { tellError } from '../tell-error.ts'
import { KeptGames } from './kept-games.tsx'
import { useKeptGames } from './use-kept-games.ts'

/** The games that this browser keeps, in a dialog over the table. Choosing one opens it; the game on the table stays among the kept games. */
export function MyGamesDialog({ onClose }: { readonly onClose: () => void }) {
  const { packs } = useTablePage()
  const { games, look, state } = useKeptGames()
  const [bundles, setBundles] = useState<readonly PackOutline[] | undefined>(undefined)
  useEffect(() => {
    packs.bundles().then(setBundles, tellError)
  }, [packs])
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="My games"
      lead="This browser keeps every game that you began. Going to another one keeps this one too."
    >
      {bundles && state === 'known' && (
        <>
          {games.length === 0 && <p className="st-quiet">No game is kept.</p>}
          <KeptGames games={games} bundles={bundles} onChange={look} onGo={onClose} />
        </>
      )}
    </Dialog>
  )
}

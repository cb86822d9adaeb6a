import { type Catalogue, seatsOfViewer, statusOf } from '@questwright/board'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTableGame } from '../page.tsx'
import { useSession } from './table-context.tsx'
import { Votes } from './votes.tsx'

/**
 * In a game between opponents: offers to void the game when an ability was switched off because its script failed, since one player lost a card
 * by that. Where one person plays all hands the game is a playtest, so the offer is not shown.
 */
export function VoidOffer({ catalogue }: { readonly catalogue: Catalogue }) {
  const { playing } = useSession()
  const { view, viewer, hands, bots, faults, outcome, game } = useTableGame(
    useShallow(({ view, viewer, hands, bots, faults, outcome, game }) => ({
      view,
      viewer,
      hands,
      bots,
      faults: faults.length,
      outcome,
      game,
    })),
  )
  // for faults that a game had when it was opened, the players were asked when they happened
  const [answered, setAnswered] = useState({ game, faults })
  const before = answered.game === game ? answered.faults : faults
  if (answered.game !== game) setAnswered({ game, faults })
  const seats = statusOf(view).seats.filter(({ seat, eliminated }) => !eliminated && !bots[seat])
  const here = seatsOfViewer(viewer)
  const isOffered = catalogue.rulebook.players === 'against-each-other' && hands === 'hidden' && outcome === undefined && faults > before
  if (!isOffered || !seats.every(({ seat }) => here.includes(seat))) return null
  return (
    <Votes
      key={faults}
      catalogue={catalogue}
      seats={seats.map(({ seat }) => seat)}
      title="An ability failed. Is the game void?"
      why="Its script has an error, so the ability does nothing from now on. If all players agree, the game is void and nobody wins; otherwise it goes on without the ability."
      agree={
        <>
          <Ban size={15} aria-hidden="true" /> All agree: the game is void
        </>
      }
      leave="Play on"
      open="Each player says whether the game is void."
      refused="The game goes on"
      onAgreed={() => void playing.voidGame()}
      onClose={() => setAnswered({ game, faults })}
    />
  )
}

import { PhaseTrack, statusOf } from '@questwright/board'
import { useMemo } from 'react'
import { useTableGame } from '../page.tsx'
import { useTableCatalogue } from '../table/use-table-catalogue.ts'

/** Shows where the running game is in its round. */
export function GameTrack() {
  const view = useTableGame((state) => state.view)
  const catalogue = useTableCatalogue()
  const status = useMemo(() => statusOf(view), [view])
  return <PhaseTrack catalogue={catalogue} status={status} />
}

import { PhaseTrack, statusOf } from '@questwright/board'
import { useMemo } from 'react'
import { useTableGame } from '../page.tsx'
import { useTableCatalogue } from '../table/use-table-catalogue.ts'

/** The place of the running game in its round. */
export function GameTrack() {
  const view = useTableGame((state) => state.view)
  const catalogue = useTableCatalogue()
  const status = useMemo(() => statusOf(view), [view])
  return <PhaseTrack catalogue={catalogue} status={status} />
}

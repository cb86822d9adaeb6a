import { type Catalogue, statusOf } from '@questwright/board'
import { useTableGame } from '../page.tsx'
import { NameDialog } from '../parts/name-dialog.tsx'
import { toast } from '../parts/toast.ts'
import { useSession } from './table-context.tsx'

/** Asks for the name of a save point at the current position; the timeline shows it. */
export function SavePointDialog({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const session = useSession()
  const { round, phase } = statusOf(useTableGame((state) => state.view))
  return (
    <NameDialog
      title="Save point"
      lead="A flag on the timeline, to come back to."
      name={`${catalogue.sentence('board.round', { round })}, ${catalogue.sentence(`phase.${phase}`, {}).toLowerCase()}`}
      action="Put the flag"
      onName={(name) => void session.lines.addSavePoint(name).then(() => toast.success(`Save point: ${name}`))}
      onClose={onClose}
    />
  )
}

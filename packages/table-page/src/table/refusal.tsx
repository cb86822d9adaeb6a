import { CircleX } from 'lucide-react'
import { useTableGame } from '../page.tsx'
import { useTableCatalogue } from './use-table-catalogue.ts'

/** Says why the last answer was refused. */
export function Refusal() {
  const refused = useTableGame((state) => state.refused)
  const catalogue = useTableCatalogue()
  return (
    <div role="alert">
      {refused && (
        <p className="st-refusal">
          <CircleX size={16} aria-hidden="true" /> {catalogue.sentence(refused.code, refused.parts)}
        </p>
      )}
    </div>
  )
}

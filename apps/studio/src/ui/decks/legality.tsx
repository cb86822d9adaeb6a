import './legality.css'
import type { DeckFinding } from '@questwright/packs/browser'
import { Check, CircleX, TriangleAlert } from 'lucide-react'

/** Whether a deck is legal: icon, colour and word. */
export function Legality({ findings }: { readonly findings: readonly Pick<DeckFinding, 'severity'>[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  if (errors > 0)
    return (
      <span className="st-deck-legality is-bad">
        <CircleX size={14} aria-hidden="true" /> Not legal: {errors} {errors === 1 ? 'reason' : 'reasons'}
      </span>
    )
  return (
    <span className={`st-deck-legality ${warnings > 0 ? 'is-warn' : 'is-ok'}`}>
      {warnings > 0 ? <TriangleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />} Legal
      {warnings > 0 && `, ${warnings} ${warnings === 1 ? 'note' : 'notes'}`}
    </span>
  )
}

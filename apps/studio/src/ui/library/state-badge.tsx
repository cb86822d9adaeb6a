import './state-badge.css'
import type { CardState } from '@questwright/contents/card-entries'
import { Check, CircleX, FileText, Info, Wand2 } from 'lucide-react'

export const stateWords: { readonly [state in CardState]: string } = {
  broken: 'broken',
  'script-me': 'script me',
  'facts-only': 'facts only',
  untested: 'untested',
  scripted: 'scripted',
}

export const stateSigns = { broken: CircleX, 'script-me': Wand2, 'facts-only': FileText, untested: Info, scripted: Check }

/** The state of a card: icon, colour and word. */
export function StateBadge({ state }: { readonly state: CardState }) {
  const Sign = stateSigns[state]
  return (
    <span className={`st-badge is-${state}`}>
      <Sign size={13} aria-hidden="true" /> {stateWords[state]}
    </span>
  )
}

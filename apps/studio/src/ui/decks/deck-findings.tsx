import type { Remedy, SearchCard } from '@questwright/editing'
import './deck-findings.css'
import type { DeckFinding } from '@questwright/packs/browser'
import { CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardName } from './card-name.tsx'

export interface DeckFindingsProps {
  readonly findings: readonly DeckFinding[]
  /** The card of a finding, if it is loaded. */
  readonly cardOf: (finding: DeckFinding) => Pick<SearchCard, 'code' | 'title'> | undefined
  readonly remedies: (finding: DeckFinding) => readonly Remedy[]
  readonly onRemedy: (remedy: Remedy) => void
  /** More details of a finding. */
  readonly children?: (finding: DeckFinding) => ReactNode
}

/** The violations of the deck rules, each with what to do; where a single step repairs it, as a button. They can be folded away. */
export function DeckFindings(props: DeckFindingsProps) {
  const { findings } = props
  if (findings.length === 0) return null
  return (
    <details className="st-deck-findings" open>
      <summary>What to know about it ({findings.length})</summary>
      <FindingList {...props} />
    </details>
  )
}

/** The violations of the rules of one section of the deck, which are always shown there. */
export function SectionFindings(props: DeckFindingsProps) {
  if (props.findings.length === 0) return null
  return (
    <div className="st-deck-findings is-of-section">
      <FindingList {...props} />
    </div>
  )
}

function FindingList({ findings, cardOf, remedies, onRemedy, children }: DeckFindingsProps) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.code}:${finding.message}`} className={`st-finding is-${finding.severity}`}>
          {finding.severity === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Note" />}
          <span>
            <Message of={finding} card={cardOf(finding)} /> <span className="st-quiet">{finding.remedy}</span>{' '}
            {remedies(finding).map((remedy) => (
              <button key={remedy.label} type="button" className="qw-button is-small" onClick={() => onRemedy(remedy)}>
                {remedy.label}
              </button>
            ))}
            {children?.(finding)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The message of a finding, in which the card is a link that shows it enlarged. */
function Message({ of: { message }, card }: { readonly of: DeckFinding; readonly card: Pick<SearchCard, 'code' | 'title'> | undefined }) {
  const at = card ? message.indexOf(card.title) : -1
  if (!card || at < 0) return message
  return (
    <>
      {message.slice(0, at)}
      <CardName code={card.code} title={card.title} />
      {message.slice(at + card.title.length)}
    </>
  )
}

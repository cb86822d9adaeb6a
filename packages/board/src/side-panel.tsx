import type { ReactNode } from 'react'
import { CardZoom } from './card-zoom.tsx'
import type { Catalogue } from './catalogue.ts'
import type { CardView } from './door-types.ts'

interface WhyLine {
  readonly text: string
  readonly amount?: string
}

export interface WhyPanelProps {
  readonly title: string
  readonly lines: readonly WhyLine[]
  readonly total?: WhyLine
}

/** Explains a number: a line for everything that contributes to it, and the sum. */
export function WhyPanel({ title, lines, total }: WhyPanelProps) {
  return (
    <section className="qw-why" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map((line) => (
          <div key={line.text}>
            <dt>{line.text}</dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
        {total && (
          <div className="is-total">
            <dt>{total.text}</dt>
            <dd>{total.amount}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

export interface SidePanelProps {
  readonly catalogue: Catalogue
  /** The card under the pointer or with the focus. */
  readonly card?: CardView | undefined
  /** Explanations or an inspector, shown between the card and the log. */
  readonly why?: ReactNode
  readonly log?: ReactNode
}

/** The side panel: the current card, explanations, and the log of the game. */
export function SidePanel({ catalogue, card, why, log }: SidePanelProps) {
  return (
    <div className="qw-side-panel">
      {card ? (
        <CardZoom catalogue={catalogue} card={card} />
      ) : (
        <p className="qw-empty qw-zoom-empty">{catalogue.sentence('board.empty.zoom', {})}</p>
      )}
      {why}
      {log}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { Answer, CardReference, CardView, Question, View } from '../door-types.ts'
import type { RailPhase } from '../round.ts'
import type { StopSettings } from '../stops.ts'

/** What is looked at: pointed at or focused, else what the question is about. */
interface Looking {
  readonly card: CardView | undefined
}

/** What the panel "Why?" explains. */
export type WhyTarget = { readonly kind: 'card'; readonly card: CardView } | { readonly kind: 'question'; readonly question: Question }

export interface TableProps {
  readonly view: View
  readonly catalogue: Catalogue
  /** The pending question, as this viewer got it. */
  readonly question?: Question | undefined
  readonly onAnswer: (answer: Answer) => void
  /** A card is opened: pressed where it is no answer, or by Enter, O, or the second mouse button. */
  readonly onOpenCard?: ((card: CardReference) => void) | undefined
  readonly onWhy?: ((target: WhyTarget) => void) | undefined
  /** U takes back a decision, with Shift an action. */
  readonly onUndo?: ((by: 'decision' | 'action') => void) | undefined
  readonly onRedo?: ((by: 'decision' | 'action') => void) | undefined
  /** N where there is nothing to pass. */
  readonly onNext?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  /** The page shows a sheet of keys itself; without it the table has one. */
  readonly onHelp?: (() => void) | undefined
  /** M: the card that has the focus is to be moved by hand. */
  readonly onByHand?: ((card: CardView | undefined) => void) | undefined
  /** Settings of stops, and who changes them: with both, responses can be used or passed over from their question. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** The page of a handbook that tells of a question. */
  readonly handbookOf?: ((question: Question) => string | undefined) | undefined
  readonly seatNames?: { readonly [seat: string]: string } | undefined
  /** The rail's phases and steps, where they are not those of the ordinary round. */
  readonly phases?: readonly RailPhase[] | undefined
  /** Right: card, reasons, log. A function is given what is looked at. */
  readonly panel?: ReactNode | ((looking: Looking) => ReactNode)
  /** Bottom. */
  readonly timeline?: ReactNode
  /** Below the rail: settings of stops. */
  readonly railFoot?: ReactNode
  /** Keys that the surroundings add to the sheet. */
  readonly moreKeys?: readonly (readonly [string, string])[]
}

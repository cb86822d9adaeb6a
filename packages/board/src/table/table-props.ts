import type { ReactNode } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { Answer, AnswerValue, CardReference, CardView, ChoiceForecast, Question, View } from '../door-types.ts'
import type { LyingCards } from '../lying-cards.ts'
import type { Told } from '../moments/moments-in.ts'
import type { WorkSignal } from '../question-ribbon.tsx'
import type { SoundSettings } from '../sounds/sound-settings.ts'
import type { StopSettings } from '../stop-settings.ts'

/** The card under the pointer or with the focus, else the card of the question. */
interface Looking {
  readonly card: CardView | undefined
}

/** An answer that is not sent yet. */
interface Considered {
  /** The viewer's own question. */
  readonly question: Question
  /** Undefined while it is incomplete. */
  readonly chosen: AnswerValue | undefined
  /** The option under the pointer. */
  readonly pointed: string | undefined
}

/** The object that the panel "Why?" explains. */
export type WhyTarget = { readonly kind: 'card'; readonly card: CardView } | { readonly kind: 'question'; readonly question: Question }

export interface TableProps {
  readonly view: View
  readonly catalogue: Catalogue
  /** The pending question, in this viewer's view. */
  readonly question?: Question | undefined
  /** `over`: no more actions, and no lines from acting cards. */
  readonly game?: 'runs' | 'over'
  /** Whether the game is computing an answer: the old question stays until the next one arrives. */
  readonly work?: WorkSignal | undefined
  /** The forecasts of answers to the question, as far as they are computed. */
  readonly forecast?: ChoiceForecast | undefined
  /** Called when the draft or the option under the pointer changes, so that the host can compute its forecast. */
  readonly onConsider?: ((considered: Considered) => void) | undefined
  /** Shown in a window to players who are asked often. */
  readonly calmer?: ReactNode
  /** The story so far: each step forward shows its moments. Without it there are none. */
  readonly told?: Told | undefined
  /** Whether moments have sound, and the volume; without it the table is silent. */
  readonly sounds?: SoundSettings | undefined
  readonly onAnswer: (answer: Answer) => void
  /** Called when a card is opened: by a press where it is no answer, by Enter or O, or from its menu. */
  readonly onOpenCard?: ((card: CardReference) => void) | undefined
  readonly onWhy?: ((target: WhyTarget) => void) | undefined
  /** U undoes a decision, with Shift an action. */
  readonly onUndo?: ((by: 'decision' | 'action') => void) | undefined
  readonly onRedo?: ((by: 'decision' | 'action') => void) | undefined
  /** Goes on to the next step; N while the viewer is not asked. */
  readonly onNext?: (() => void) | undefined
  /** N in an action window of the viewer: passes until something new happens. */
  readonly onPassOn?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  /** Saves this position under a name. */
  readonly onKeep?: (() => void) | undefined
  /** State of the drawer of the side panel, where the page has its button; without it the table has one. */
  readonly drawer?: { readonly drawer: 'open' | 'closed'; readonly onDrawer: (drawer: 'open' | 'closed') => void } | undefined
  /** Opens the page's own list of keys; without it the table has one. */
  readonly onHelp?: (() => void) | undefined
  /** M: moves the focused card by hand. */
  readonly onByHand?: ((card: CardView | undefined) => void) | undefined
  /** Settings of stops and their callback: with both, responses can be set to be used or passed from their question. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** The handbook page about a question. */
  readonly handbookOf?: ((question: Question) => string | undefined) | undefined
  /** How cards are drawn; default `lyingCards`. */
  readonly cards?: LyingCards | undefined
  readonly seatNames?: { readonly [seat: string]: string } | undefined
  /** Right: card, explanations, log. A function gets the current card. */
  readonly panel?: ReactNode | ((looking: Looking) => ReactNode)
  /**
   * A drawer over the lower edge of the cards, where there is no panel at the right: with it, no card is enlarged elsewhere. A function gets the
   * current card.
   */
  readonly overCards?: ((looking: Looking) => ReactNode) | undefined
  /** Shown at the bottom. */
  readonly timeline?: ReactNode
  /** Beside the button of the next step: further controls for going on, and settings of stops. */
  readonly nextMore?: ReactNode
  /** Keys that the host adds to the list. */
  readonly moreKeys?: readonly (readonly [string, string])[]
}

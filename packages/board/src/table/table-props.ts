import type { ReactNode } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { Answer, AnswerValue, CardReference, CardView, ChoiceForecast, Question, View } from '../door-types.ts'
import type { LyingCards } from '../lying-cards.ts'
import type { Told } from '../moments/moments-in.ts'
import type { WorkSignal } from '../question-ribbon.tsx'
import type { SoundSettings } from '../sounds/sound-settings.ts'
import type { StopSettings } from '../stop-settings.ts'

/** The card that the side panel shows: the card under the pointer or with the focus, else the card that caused the question. */
interface Looking {
  readonly card: CardView | undefined
}

/** An answer that the player is considering and has not sent. */
interface Considered {
  /** The viewer's own question. */
  readonly question: Question
  /** The value of the answer; undefined while it is incomplete. */
  readonly chosen: AnswerValue | undefined
  /** The key of the option under the pointer. */
  readonly pointed: string | undefined
}

/** The subject of the panel "Why?". */
export type WhyTarget = { readonly kind: 'card'; readonly card: CardView } | { readonly kind: 'question'; readonly question: Question }

export interface TableProps {
  readonly view: View
  readonly catalogue: Catalogue
  /** The pending question, in this viewer's view. */
  readonly question?: Question | undefined
  /** `over`: the game has ended, so there are no actions and no lines between acting cards. */
  readonly game?: 'runs' | 'over'
  /** Whether the game is computing the result of an answer; the answered question stays until the next one arrives. */
  readonly work?: WorkSignal | undefined
  /** The forecasts of answers to the question, as far as they are computed. */
  readonly forecast?: ChoiceForecast | undefined
  /** Called when the draft or the option under the pointer changes, so that the host can compute its forecast. */
  readonly onConsider?: ((considered: Considered) => void) | undefined
  /** A control that is shown in an action window to a player who is asked often: it offers settings with fewer questions. */
  readonly calmer?: ReactNode
  /** The story so far. After each step forward, its moments are animated; without the story nothing is. */
  readonly told?: Told | undefined
  /** Whether moments have sound, and how loud; without it the table is silent. */
  readonly sounds?: SoundSettings | undefined
  readonly onAnswer: (answer: Answer) => void
  /** Called when a card is opened: by a press where it is no answer, by Enter or O, or from its menu. */
  readonly onOpenCard?: ((card: CardReference) => void) | undefined
  readonly onWhy?: ((target: WhyTarget) => void) | undefined
  /** Undoes the last decision (key U), or the last player action with everything after it (Shift and U). */
  readonly onUndo?: ((by: 'decision' | 'action') => void) | undefined
  readonly onRedo?: ((by: 'decision' | 'action') => void) | undefined
  /** Goes on to the next step; the key N calls it while the viewer has no question. */
  readonly onNext?: (() => void) | undefined
  /** Passes until something new happens; the key N calls it in an action window of the viewer. */
  readonly onPassOn?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  /** Saves this position under a name. */
  readonly onKeep?: (() => void) | undefined
  /** Whether the drawer with the side panel is open, for a page that has its own button for it. Without it the table has the button. */
  readonly drawer?: { readonly drawer: 'open' | 'closed'; readonly onDrawer: (drawer: 'open' | 'closed') => void } | undefined
  /** Opens the page's own list of keys; without it the table opens its list. */
  readonly onHelp?: (() => void) | undefined
  /** Moves a card by hand; the key M calls it with the focused card. */
  readonly onByHand?: ((card: CardView | undefined) => void) | undefined
  /**
   * The settings of stops. Together with their callback they let the player set, beside a question, that responses are used or passed
   * automatically.
   */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** Returns the address of the handbook page about a question. */
  readonly handbookOf?: ((question: Question) => string | undefined) | undefined
  /** How cards are drawn; default `lyingCards`. */
  readonly cards?: LyingCards | undefined
  readonly seatNames?: { readonly [seat: string]: string } | undefined
  /** The content of the panel at the right: card, explanations, log. A function is called with the current card. */
  readonly panel?: ReactNode | ((looking: Looking) => ReactNode)
  /**
   * A drawer over the lower edge of the cards, for a page without a panel at the right. With it, no card is enlarged anywhere else. A function is
   * called with the current card.
   */
  readonly overCards?: ((looking: Looking) => ReactNode) | undefined
  /** The timeline, shown at the bottom. */
  readonly timeline?: ReactNode
  /** Controls beside the button for the next step: other ways to go on, and the settings of stops. */
  readonly nextMore?: ReactNode
  /** Keys that the host page adds to the list of keys. */
  readonly moreKeys?: readonly (readonly [string, string])[]
}

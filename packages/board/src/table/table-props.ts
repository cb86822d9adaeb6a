import type { ReactNode } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { Answer, AnswerValue, CardReference, CardView, ChoiceForecast, Question, View } from '../door-types.ts'
import type { LyingCards } from '../lying-cards.ts'
import type { Told } from '../moments/moments-in.ts'
import type { WorkSignal } from '../question-ribbon.tsx'
import type { SoundSettings } from '../sounds/sound-settings.ts'
import type { StopSettings } from '../stop-settings.ts'

/** What is looked at: pointed at or focused, else what the question is about. */
interface Looking {
  readonly card: CardView | undefined
}

/** An answer that is not given yet. */
interface Considered {
  /** The viewer's own question. */
  readonly question: Question
  /** Undefined while something is missing in it. */
  readonly chosen: AnswerValue | undefined
  /** The option that is pointed at. */
  readonly pointed: string | undefined
}

/** What the panel "Why?" explains. */
export type WhyTarget = { readonly kind: 'card'; readonly card: CardView } | { readonly kind: 'question'; readonly question: Question }

export interface TableProps {
  readonly view: View
  readonly catalogue: Catalogue
  /** The pending question, as this viewer got it. */
  readonly question?: Question | undefined
  /** `over`: nobody acts any more, and no lines are drawn from those who did. */
  readonly game?: 'runs' | 'over'
  /** Whether the game is at work on an answer: the question stands until the next one is there. */
  readonly work?: WorkSignal | undefined
  /** What would follow from answers to the question, as far as it is known by now. */
  readonly forecast?: ChoiceForecast | undefined
  /** The viewer considers an answer, or points at an option: whoever knows what would follow may say it. */
  readonly onConsider?: ((considered: Considered) => void) | undefined
  /** Said in a window to whom is asked often. */
  readonly calmer?: ReactNode
  /** How far the story is told: each step forward shows its moments. Without it there are none. */
  readonly told?: Told | undefined
  /** Whether moments are heard, and how loud; without it the table is silent. */
  readonly sounds?: SoundSettings | undefined
  readonly onAnswer: (answer: Answer) => void
  /** A card is opened: pressed where it is no answer, by Enter or O, or from the list behind the second mouse button. */
  readonly onOpenCard?: ((card: CardReference) => void) | undefined
  readonly onWhy?: ((target: WhyTarget) => void) | undefined
  /** U takes back a decision, with Shift an action. */
  readonly onUndo?: ((by: 'decision' | 'action') => void) | undefined
  readonly onRedo?: ((by: 'decision' | 'action') => void) | undefined
  /** Goes on to the next step; N where nothing is asked. */
  readonly onNext?: (() => void) | undefined
  /** N in a window in which the viewer may act: passes until there is something new. */
  readonly onPassOn?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  /** Keeps this moment under a name. */
  readonly onKeep?: (() => void) | undefined
  /** The drawer of the side panel, where the page has its button; without it the table has one. */
  readonly drawer?: { readonly drawer: 'open' | 'closed'; readonly onDrawer: (drawer: 'open' | 'closed') => void } | undefined
  /** The page shows a sheet of keys itself; without it the table has one. */
  readonly onHelp?: (() => void) | undefined
  /** M: the card that has the focus is to be moved by hand. */
  readonly onByHand?: ((card: CardView | undefined) => void) | undefined
  /** Settings of stops, and who changes them: with both, responses can be used or passed over from their question. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** The page of a handbook that tells of a question. */
  readonly handbookOf?: ((question: Question) => string | undefined) | undefined
  /** How cards lie; without it as `lyingCards` has them. */
  readonly cards?: LyingCards | undefined
  readonly seatNames?: { readonly [seat: string]: string } | undefined
  /** Right: card, reasons, log. A function is given what is looked at. */
  readonly panel?: ReactNode | ((looking: Looking) => ReactNode)
  /** A drawer over the lower edge of the cards, where there is no panel at the right: with it, no card is shown large elsewhere. A function is given what is looked at. */
  readonly overCards?: ((looking: Looking) => ReactNode) | undefined
  /** Bottom. */
  readonly timeline?: ReactNode
  /** Beside the button of the next step: further ways to go on, and settings of stops. */
  readonly nextMore?: ReactNode
  /** Keys that the surroundings add to the sheet. */
  readonly moreKeys?: readonly (readonly [string, string])[]
}

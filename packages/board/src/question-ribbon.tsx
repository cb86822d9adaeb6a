import { Info } from 'lucide-react'
import { type ReactNode, type Ref, useId, useSyncExternalStore } from 'react'
import { AboutQuestion, AskNextTime, askedNextTime } from './about-question.tsx'
import { isFor } from './answering.ts'
import type { CardReference, JsonObject } from './door-types.ts'
import { SentenceText } from './linked-text.tsx'
import { AllConsequences } from './question/all-consequences.tsx'
import { Amount } from './question/amount.tsx'
import { AskedSeat } from './question/asked-seat.tsx'
import { Buttons } from './question/buttons.tsx'
import { Choices, type Listed, listedOf } from './question/choices.tsx'
import { Consequence } from './question/consequence.tsx'
import { foretoldNow } from './question/foretold.ts'
import { Order } from './question/order.tsx'
import { Pairs } from './question/pairs.tsx'
import { momentOf, optionWords, questionWords } from './question/question-words.ts'
import type { ShapeProps } from './question/shape-props.ts'
import { Shares } from './question/shares.tsx'
import { WindowOptions } from './question/window-options.tsx'
import type { StopSettings } from './stop-settings.ts'
import { isActionWindow } from './stops.ts'
import { UnwordedNote } from './unworded-note.tsx'

/** Whether the game is computing the result of an answer: `short` at first, `long` once it takes noticeable time. */
export type Work = 'none' | 'short' | 'long'

/**
 * Tells subscribers whether the game is computing. It is not a prop of the table, because it changes twice with each answer and the table should
 * render only once.
 */
export interface WorkSignal {
  readonly subscribe: (listener: () => void) => () => void
  readonly now: () => Work
}

export interface QuestionRibbonProps extends Omit<ShapeProps, 'say'> {
  readonly onWhy?: (() => void) | undefined
  readonly onOpenCard?: ((reference: CardReference) => void) | undefined
  /** `told` while the explanation of the question is open. */
  readonly about?: 'told' | 'hidden' | undefined
  readonly onAbout?: (() => void) | undefined
  /** A handbook page about the question. */
  readonly handbook?: string | undefined
  /** The settings that say where windows stop for the player, and the callback that changes them: to ask for, use or skip responses from now on. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  /** A control that the host shows in an action window to a player who is asked often: it offers settings with fewer questions. */
  readonly calmer?: ReactNode
  /** The key of the option under the pointer. */
  readonly pointed?: string | undefined
  readonly work?: WorkSignal | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** The signal for tables whose host does not report that the game is computing. */
export const noWork: WorkSignal = { subscribe: () => () => undefined, now: () => 'none' }

/** The greatest number of options, and of letters in all of them together, for which their buttons fit into the line. */
const mostInline = { options: 4, letters: 56 }

/** How a title is set by its length: in large letters, in smaller ones, or in two lines. */
const lengthOf = ({ length }: string): 'short' | 'middle' | 'long' => (length > 44 ? 'long' : length > 28 ? 'middle' : 'short')

/** The pending question in one line, with every part of it that is not answered on a card. Parts that need more room open below the line. */
export function QuestionRibbon(props: QuestionRibbonProps) {
  const { catalogue, question, view, onWhy, ref, work = noWork } = props
  const heading = useId()
  const busy = useSyncExternalStore(work.subscribe, work.now, work.now)
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  const mine = isFor(question, view.viewer)
  const moment = momentOf(catalogue, question)
  const title = questionWords(catalogue, question).title
  const nextTime = props.stops && props.onStops && mine ? askedNextTime(question) : []
  const listed = listedOf(props)
  const below = mine ? whatOpens(props, listed) : 'nothing'
  const asking = (abilities: readonly string[]) =>
    props.stops && props.onStops && <AskNextTime catalogue={catalogue} abilities={abilities} stops={props.stops} onStops={props.onStops} />
  return (
    <section
      ref={ref}
      className={mine ? 'qw-question' : 'qw-question is-waiting'}
      data-question={question.name}
      data-shape={question.shape}
      aria-labelledby={heading}
      aria-busy={busy !== 'none'}
      data-busy={busy}
    >
      <div className="qw-ask">
        <AskedSeat seat={question.who} />
        <header>
          <h3 id={heading} data-length={lengthOf(title)}>
            {moment === undefined ? (
              <SentenceText catalogue={catalogue} code={question.name} parts={question.parts} onOpen={props.onOpenCard} />
            ) : (
              title
            )}
          </h3>
        </header>
        <div className="qw-ask-says">
          <p className="qw-question-text">
            {busy === 'long' ? (
              say('board.working')
            ) : mine ? (
              <WhatToDo {...props} say={say} listed={listed} />
            ) : (
              say('board.waits', { seat: question.who })
            )}
            {mine && moment !== undefined && props.calmer}
          </p>
          {mine && <Consequence catalogue={catalogue} view={view} forecast={foretoldNow(question, props.told, props.pointed)} />}
        </div>
        {mine && (
          <>
            {isActionWindow(question) ? (
              <WindowOptions {...props} say={say} />
            ) : (
              below !== 'choices' && question.shape === 'choose' && <Choices {...props} say={say} listed={listed} />
            )}
            {question.shape === 'number' && <Amount {...props} say={say} />}
            {nextTime.length === 1 && asking(nextTime)}
            <footer>
              <Buttons {...props} say={say} />
              {onWhy && (
                <button type="button" className="qw-button is-quiet" onClick={onWhy} aria-keyshortcuts="w">
                  {say('board.why')} <kbd>W</kbd>
                </button>
              )}
              {props.onAbout && (
                <button
                  type="button"
                  className="qw-button is-quiet is-icon"
                  aria-expanded={props.about === 'told'}
                  aria-keyshortcuts="i"
                  aria-label={say('board.about')}
                  title={say('board.about')}
                  onClick={props.onAbout}
                >
                  <Info size={17} aria-hidden="true" />
                </button>
              )}
            </footer>
          </>
        )}
      </div>
      {(below !== 'nothing' || props.about === 'told') && (
        <div className="qw-ask-more">
          {props.about === 'told' && (
            <AboutQuestion catalogue={catalogue} view={view} question={question} onOpenCard={props.onOpenCard} handbook={props.handbook}>
              <AllConsequences {...props} say={say} />
              {nextTime.length > 1 && asking(nextTime)}
            </AboutQuestion>
          )}
          <UnwordedNote catalogue={catalogue} value={question} />
          {below === 'choices' && <Choices {...props} say={say} listed={listed} />}
          {below === 'shape' && <Shape {...props} say={say} />}
        </div>
      )}
    </section>
  )
}

/**
 * The part that opens below the line: options that are too long for it, a question whose answer is a list, or a note about keys without
 * words.
 */
function whatOpens(props: QuestionRibbonProps, { faces, words }: Listed): 'nothing' | 'choices' | 'shape' | 'note' {
  const { catalogue, question } = props
  if (question.shape === 'order' || question.shape === 'distribute' || question.shape === 'pairs') return 'shape'
  if (question.shape === 'choose' && !isActionWindow(question)) {
    const letters = words.reduce((sum, option) => sum + optionWords(catalogue, option).length, 0)
    if (faces.length > 0 || words.length > mostInline.options || letters > mostInline.letters) return 'choices'
  }
  return catalogue.unworded(question).length > 0 ? 'note' : 'nothing'
}

/**
 * The instruction in small letters below the question: the author's text; else how many options to choose, or that the question is answered on the
 * cards, and then the card that caused it.
 */
function WhatToDo({
  catalogue,
  question,
  onOpenCard,
  listed,
  say,
}: QuestionRibbonProps & Pick<ShapeProps, 'say'> & { readonly listed: Listed }) {
  const code = `${question.name}.text`
  if (catalogue.has(code)) return <SentenceText catalogue={catalogue} code={code} parts={question.parts} onOpen={onOpenCard} />
  const { text } = questionWords(catalogue, question)
  const because = question.because.card
  const isOnCards = text === '' && question.shape === 'choose' && listed.words.length + listed.faces.length === 0
  return (
    <>
      {text !== '' ? text : isOnCards && say('board.answer-on-card')}
      {because?.code !== undefined && (
        <>
          {' '}
          <SentenceText
            catalogue={catalogue}
            code="board.because"
            parts={{ card: { card: because.card, code: because.code } }}
            onOpen={onOpenCard}
          />
        </>
      )}
    </>
  )
}

function Shape(props: ShapeProps) {
  switch (props.question.shape) {
    case 'pairs':
      return <Pairs {...props} />
    case 'order':
      return <Order {...props} />
    case 'distribute':
      return <Shares {...props} />
    case 'choose':
    case 'number':
    case 'confirm':
      return null
  }
}

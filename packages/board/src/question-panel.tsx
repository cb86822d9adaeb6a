import { Info, Undo } from 'lucide-react'
import { type Ref, useId } from 'react'
import { AboutQuestion, AskNextTime, askedNextTime } from './about-question.tsx'
import { isFor } from './answering.ts'
import type { CardReference, JsonObject } from './door-types.ts'
import { SentenceText } from './linked-text.tsx'
import { Amount } from './question/amount.tsx'
import { Buttons } from './question/buttons.tsx'
import { Choices } from './question/choices.tsx'
import { Grip } from './question/grip.tsx'
import { Order } from './question/order.tsx'
import { Pairs } from './question/pairs.tsx'
import { questionWords } from './question/question-words.ts'
import type { ShapeProps } from './question/shape-props.ts'
import { Shares } from './question/shares.tsx'
import type { StopSettings } from './stops.ts'
import { UnwordedNote } from './unworded-note.tsx'

export interface QuestionPanelProps extends Omit<ShapeProps, 'say'> {
  readonly onWhy?: (() => void) | undefined
  readonly onOpenCard?: ((reference: CardReference) => void) | undefined
  /** Where the panel lies in its field, in pixels. */
  readonly place?: { readonly x: number; readonly y: number } | undefined
  readonly onMove?: ((place: { readonly x: number; readonly y: number }) => void) | undefined
  /** Puts a panel that a player moved back to the place that the table found for it; undefined while it lies there. */
  readonly onHome?: (() => void) | undefined
  /** Whether what the question means is told. */
  readonly about?: 'told' | 'hidden' | undefined
  readonly onAbout?: (() => void) | undefined
  /** A page that tells more. */
  readonly handbook?: string | undefined
  /** Where windows stop, and who changes it: responses can be used or passed over from now on. */
  readonly stops?: StopSettings | undefined
  readonly onStops?: ((stops: StopSettings) => void) | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** A question with everything that is not answered on a card: sentence, buttons, order, number, distribution. It can be moved by its grip. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { catalogue, question, view, onWhy, onMove, place, ref } = props
  const heading = useId()
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  const mine = isFor(question, view.viewer)
  const code = `${question.name}.text`
  const text = questionWords(catalogue, question).text
  const because = question.because.card
  const nextTime = askedNextTime(question)
  return (
    <section
      ref={ref}
      className={mine ? 'qw-question' : 'qw-question is-waiting'}
      data-question={question.name}
      data-shape={question.shape}
      aria-labelledby={heading}
      style={place ? { left: place.x, top: place.y } : undefined}
    >
      <header>
        <h3 id={heading}>
          <SentenceText catalogue={catalogue} code={question.name} parts={question.parts} onOpen={props.onOpenCard} />
        </h3>
        {props.onAbout && (
          <button
            type="button"
            className="qw-grip is-about"
            aria-expanded={props.about === 'told'}
            aria-keyshortcuts="i"
            aria-label={say('board.about')}
            title={say('board.about')}
            onClick={props.onAbout}
          >
            <Info size={17} aria-hidden="true" />
          </button>
        )}
        {props.onHome && (
          <button
            type="button"
            className="qw-grip is-home"
            aria-label={say('board.home-panel')}
            title={say('board.home-panel')}
            onClick={props.onHome}
          >
            <Undo size={15} aria-hidden="true" />
          </button>
        )}
        {onMove && place && <Grip label={say('board.move-panel')} place={place} onMove={onMove} onHome={props.onHome} />}
      </header>
      {props.about === 'told' && (
        <AboutQuestion catalogue={catalogue} view={view} question={question} onOpenCard={props.onOpenCard} handbook={props.handbook} />
      )}
      {mine ? (
        <>
          {(text !== '' || because) && (
            <p className="qw-question-text">
              {catalogue.has(code) ? (
                <SentenceText catalogue={catalogue} code={code} parts={question.parts} onOpen={props.onOpenCard} />
              ) : (
                text
              )}{' '}
              {!catalogue.has(code) && because?.code !== undefined && (
                <SentenceText
                  catalogue={catalogue}
                  code="board.because"
                  parts={{ card: { card: because.card, code: because.code } }}
                  onOpen={props.onOpenCard}
                />
              )}
            </p>
          )}
          <UnwordedNote catalogue={catalogue} value={question} />
          <Shape {...props} say={say} />
          {props.stops && props.onStops && nextTime.length > 0 && (
            <AskNextTime catalogue={catalogue} abilities={nextTime} stops={props.stops} onStops={props.onStops} />
          )}
          <footer>
            <Buttons {...props} say={say} />
            {onWhy && (
              <button type="button" className="qw-button" onClick={onWhy} aria-keyshortcuts="w">
                {say('board.why')} <kbd>W</kbd>
              </button>
            )}
          </footer>
        </>
      ) : (
        <p className="qw-question-text">{say('board.waits', { seat: question.who })}</p>
      )}
    </section>
  )
}

function Shape(props: ShapeProps) {
  switch (props.question.shape) {
    case 'choose':
      return <Choices {...props} />
    case 'pairs':
      return <Pairs {...props} />
    case 'order':
      return <Order {...props} />
    case 'number':
      return <Amount {...props} />
    case 'distribute':
      return <Shares {...props} />
    case 'confirm':
      return null
  }
}

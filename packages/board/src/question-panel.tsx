import { ChevronDown, ChevronUp, GripVertical, Info, Minus, Plus, Undo } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { AboutQuestion, AskNextTime, askedNextTime } from './about-question.tsx'
import {
  type AnswerDraft,
  addTo,
  answerKeys,
  answerOf,
  answersAtOnce,
  isFor,
  moveTo,
  offered,
  passValue,
  pressOption,
  stepNumber,
  sumOf,
  withNumber,
} from './answering.ts'
import { CardBack, CardFace } from './card-face.tsx'
import type { Catalogue } from './catalogue.ts'
import type { AnswerValue, CardReference, CardView, JsonObject, Option, Question, View } from './door-types.ts'
import { SentenceText } from './linked-text.tsx'
import { titleOf } from './printed.ts'
import { isSeat } from './seat.ts'
import type { StopSettings } from './stops.ts'
import { UnwordedNote } from './unworded-note.tsx'

export interface QuestionPanelProps {
  readonly catalogue: Catalogue
  readonly view: View
  readonly question: Question
  readonly draft: AnswerDraft
  readonly onDraft: (draft: AnswerDraft) => void
  readonly onAnswer: (value: AnswerValue) => void
  /** Whether an option's card is drawn on the table, so that it is answered there. */
  readonly isDrawn?: ((card: string) => boolean) | undefined
  readonly onWhy?: (() => void) | undefined
  readonly onOpenCard?: ((reference: CardReference) => void) | undefined
  /** Shows a card large while it is pointed at. */
  readonly onPoint?: ((card: CardView | undefined, element?: Element) => void) | undefined
  /** Where the panel lies in its field. */
  readonly place?: { readonly x: number; readonly y: number } | undefined
  readonly onMove?: ((place: { readonly x: number; readonly y: number }) => void) | undefined
  /** Puts a panel that was moved back to its own place; without it, it lies there. */
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

/** What an option is called: its label in the game's or the author's words, its card's title, or its key. */
export function optionWords(catalogue: Catalogue, option: Option): string {
  const code = option.card?.code
  if (option.label) {
    const { label } = option
    return catalogue.sentence(label.code, label.parts)
  }
  if (option.card && isSeat(option.card.card)) return catalogue.sentence('board.seat-name', { seat: option.card.card })
  if (code !== undefined) return titleOf(catalogue.card(code), code, undefined)
  if (option.card) return catalogue.sentence('board.hidden-card', {})
  return catalogue.sentence(option.key, {})
}

/** A question in words: its title, and what is to be done where the catalogue has a second message `<name>.text`. */
export function questionWords(catalogue: Catalogue, question: Question): { readonly title: string; readonly text: string } {
  const code = `${question.name}.text`
  const text = catalogue.has(code) ? catalogue.sentence(code, question.parts) : instruction(catalogue, question)
  return { title: catalogue.sentence(question.name, question.parts), text }
}

function instruction(catalogue: Catalogue, question: Question): string {
  const range = question.least === question.most ? 'exact' : 'range'
  const parts = { least: question.least, most: question.most, range }
  switch (question.shape) {
    case 'choose':
      return answersAtOnce(question) ? '' : catalogue.sentence('board.choose-count', parts)
    case 'order':
      return catalogue.sentence('board.order-help', {})
    case 'number':
      return catalogue.sentence('board.number-range', parts)
    case 'distribute':
      return catalogue.sentence('board.distribute-sum', parts)
    case 'confirm':
      return ''
  }
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
          {props.stops && props.onStops && (
            <NextTime catalogue={catalogue} question={question} stops={props.stops} onStops={props.onStops} />
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

/** Nothing where no ability answers to something. */
function NextTime({
  catalogue,
  question,
  stops,
  onStops,
}: {
  readonly catalogue: Catalogue
  readonly question: Question
  readonly stops: StopSettings
  readonly onStops: (stops: StopSettings) => void
}) {
  const abilities = askedNextTime(question)
  return abilities.length === 0 ? null : <AskNextTime catalogue={catalogue} abilities={abilities} stops={stops} onStops={onStops} />
}

type Inner = QuestionPanelProps & { readonly say: (code: string, parts?: JsonObject) => string }

function Shape(props: Inner) {
  switch (props.question.shape) {
    case 'choose':
      return <Choices {...props} />
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

/** Options without a card on the table, and those that share their card with another one. */
function Choices({ catalogue, view, question, draft, onDraft, onAnswer, isDrawn, onPoint, say }: Inner) {
  const keys = answerKeys(question)
  const options = offered(question)
  const perCard = new Map<string, number>()
  for (const option of options) if (option.card) perCard.set(option.card.card, (perCard.get(option.card.card) ?? 0) + 1)
  const onCard = (option: Option) =>
    option.card !== undefined && isDrawn?.(option.card.card) === true && perCard.get(option.card.card) === 1
  const listed = options.filter((option) => !onCard(option))
  if (listed.length === 0)
    return question.shape === 'choose' && options.length > 0 && answersAtOnce(question) && !catalogue.has(`${question.name}.text`) ? (
      <p className="qw-hint">{say('board.answer-on-card')}</p>
    ) : null
  const press = (option: Option) => {
    if (answersAtOnce(question)) onAnswer([option.key])
    else onDraft(pressOption(question, draft, option.key))
  }
  const faces = listed.filter((option) => option.card !== undefined && !isSeat(option.card.card) && isDrawn?.(option.card.card) !== true)
  const words = listed.filter((option) => !faces.includes(option))
  const pressed = (option: Option) => (answersAtOnce(question) ? undefined : draft.keys.includes(option.key))
  return (
    <>
      {faces.length > 0 && (
        <div className="qw-choice-faces">
          {faces.map((option) => {
            const card = view.cards[option.card?.card ?? '']
            const sign = keys.get(option.key)
            return (
              <button
                key={option.key}
                type="button"
                className="qw-choice-face"
                data-option={option.key}
                aria-pressed={pressed(option)}
                aria-label={optionWords(catalogue, option)}
                aria-keyshortcuts={sign}
                onClick={() => press(option)}
                onFocus={(event) => onPoint?.(card, event.currentTarget)}
                onPointerEnter={(event) => onPoint?.(card, event.currentTarget)}
                onPointerLeave={() => onPoint?.(undefined)}
                onBlur={() => onPoint?.(undefined)}
              >
                {option.card?.code === undefined ? (
                  <CardBack kind="player" />
                ) : (
                  <CardFace catalogue={catalogue} code={option.card.code} side={card?.side} view={card} size="table" />
                )}
                {sign !== undefined && <span className="qw-sign">{sign.toUpperCase()}</span>}
              </button>
            )
          })}
        </div>
      )}
      {words.length > 0 && (
        <div className="qw-choice-list">
          {words.map((option) => {
            const sign = keys.get(option.key)
            return (
              <button
                key={option.key}
                type="button"
                className="qw-button"
                data-option={option.key}
                aria-pressed={pressed(option)}
                aria-keyshortcuts={sign}
                onClick={() => press(option)}
              >
                <span>{optionWords(catalogue, option)}</span>
                {sign !== undefined && <kbd>{sign.toUpperCase()}</kbd>}
              </button>
            )
          })}
        </div>
      )}
    </>
  )
}

function Order({ catalogue, question, draft, onDraft, say }: Inner) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order moves the row that has the focus
  useEffect(() => {
    if (moved.current === undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    rows.find((row) => row.dataset.row === moved.current)?.focus()
    moved.current = undefined
  }, [draft])
  const move = (key: string, place: number) => {
    const next = moveTo(draft, key, place)
    if (next === draft) return
    moved.current = key
    onDraft(next)
  }
  const keyDown = (event: KeyboardEvent, key: string, place: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(key, place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <ol className="qw-order" ref={list}>
      {draft.keys.map((key, place) => {
        const option = question.options.find((candidate) => candidate.key === key)
        if (!option) return null
        const words = optionWords(catalogue, option)
        return (
          <li key={key}>
            <button
              type="button"
              className="qw-order-row"
              data-row={key}
              data-option={key}
              onKeyDown={(event) => keyDown(event, key, place)}
            >
              <b>{place + 1}</b>
              <span>{words}</span>
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={say('board.up', { option: words })}
              disabled={place === 0}
              onClick={() => move(key, place - 1)}
            >
              <ChevronUp size={16} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={say('board.down', { option: words })}
              disabled={place === draft.keys.length - 1}
              onClick={() => move(key, place + 1)}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Amount({ question, draft, onDraft, say }: Inner) {
  const step = (way: 1 | -1) => onDraft(stepNumber(question, draft, way))
  return (
    <div className="qw-stepper is-large">
      <button
        type="button"
        className="qw-button is-icon"
        aria-label={say('board.less', { option: say('board.amount') })}
        disabled={stepNumber(question, draft, -1) === draft || draft.number <= question.least}
        onClick={() => step(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={say('board.amount')}
        data-first-answer=""
        min={question.least}
        max={question.most}
        value={draft.number}
        onChange={(event) => onDraft(withNumber(question, draft, event.currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        className="qw-button is-icon"
        aria-label={say('board.more', { option: say('board.amount') })}
        disabled={draft.number >= question.most}
        onClick={() => step(1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  )
}

function Shares({ catalogue, question, draft, onDraft, say }: Inner) {
  const keys = answerKeys(question)
  const sum = sumOf(draft)
  return (
    <ul className="qw-shares">
      {offered(question).map((option) => {
        const words = optionWords(catalogue, option)
        const amount = draft.amounts[option.key] ?? 0
        const full = sum >= question.most || amount >= (option.most ?? question.most)
        return (
          <li key={option.key} data-option={option.key}>
            <kbd>{keys.get(option.key)?.toUpperCase()}</kbd>
            <span className="qw-share-name">{words}</span>
            <span className="qw-stepper">
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={say('board.less', { option: words })}
                disabled={amount === 0}
                onClick={() => onDraft(addTo(question, draft, option.key, -1))}
              >
                <Minus size={14} aria-hidden="true" />
              </button>
              <output aria-label={words}>{option.most === undefined ? amount : `${amount}/${option.most}`}</output>
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={say('board.more', { option: words })}
                disabled={full}
                onClick={() => onDraft(addTo(question, draft, option.key, 1))}
              >
                <Plus size={14} aria-hidden="true" />
              </button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Buttons({ catalogue, question, draft, onAnswer, say }: Inner) {
  if (question.shape === 'confirm') {
    const words = (key: 'yes' | 'no') => {
      const option = question.options.find((candidate) => candidate.key === key)
      return option?.label ? optionWords(catalogue, option) : say(`board.${key}`)
    }
    return (
      <>
        <button
          type="button"
          className="qw-button is-main"
          data-option="yes"
          data-first-answer=""
          aria-keyshortcuts="y 1"
          onClick={() => onAnswer(['yes'])}
        >
          {words('yes')} <kbd>Y</kbd>
        </button>
        <button type="button" className="qw-button" data-option="no" aria-keyshortcuts="n 0" onClick={() => onAnswer(['no'])}>
          {words('no')} <kbd>N</kbd>
        </button>
      </>
    )
  }
  const value = answerOf(question, draft)
  const pass = passValue(question)
  const passOption = question.options.find((option) => option.key === 'pass')
  const confirmWords =
    question.shape === 'choose'
      ? say('board.confirm-count', { count: draft.keys.length, most: question.most })
      : question.shape === 'distribute'
        ? say('board.confirm-sum', { count: sumOf(draft), most: question.most })
        : say('board.confirm')
  return (
    <>
      {!answersAtOnce(question) && (
        <button
          type="button"
          className="qw-button is-main"
          data-confirm=""
          disabled={value === undefined}
          onClick={() => value !== undefined && onAnswer(value)}
        >
          {confirmWords} <kbd>↵</kbd>
        </button>
      )}
      {pass !== undefined && (answersAtOnce(question) || passOption) && (
        <button type="button" className="qw-button is-wide" data-option="pass" aria-keyshortcuts="0 n" onClick={() => onAnswer(pass)}>
          {passOption?.label && passOption.label.code !== 'pass'
            ? optionWords(catalogue, passOption)
            : say(passOption ? 'board.pass' : passWord(catalogue, question))}{' '}
          <kbd>0</kbd>
        </button>
      )}
    </>
  )
}

/** The word for choosing nothing: a message `<name>.none` where the catalogue has one. */
function passWord(catalogue: Catalogue, question: Question): string {
  return catalogue.has(`${question.name}.none`) ? `${question.name}.none` : 'board.nobody'
}

interface GripProps {
  readonly label: string
  readonly place: { readonly x: number; readonly y: number }
  readonly onMove: (place: { readonly x: number; readonly y: number }) => void
  readonly onHome: (() => void) | undefined
}

const gripStep = 24

function Grip({ label, place, onMove, onHome }: GripProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly y: number; readonly place: GripProps['place'] } | undefined>(undefined)
  const move = (event: PointerEvent) => {
    if (start) onMove({ x: start.place.x + event.clientX - start.x, y: start.place.y + event.clientY - start.y })
  }
  const keyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Home' || event.key === 'Escape') && onHome) {
      event.preventDefault()
      onHome()
      return
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way) return
    event.preventDefault()
    onMove({ x: place.x + (way[0] as number) * gripStep, y: place.y + (way[1] as number) * gripStep })
  }
  return (
    <button
      type="button"
      className="qw-grip"
      aria-label={label}
      title={label}
      onDoubleClick={onHome}
      onKeyDown={keyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setStart({ x: event.clientX, y: event.clientY, place })
      }}
      onPointerMove={move}
      onPointerUp={() => setStart(undefined)}
      onPointerCancel={() => setStart(undefined)}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  )
}

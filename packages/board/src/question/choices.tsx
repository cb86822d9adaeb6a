import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { answerKeys, answersAtOnce, offered, pressOption } from '../answering.ts'
import { isByFinger } from '../by-finger.ts'
import { CardBack } from '../card-back.tsx'
import { CardFace } from '../card-face.tsx'
import type { Option } from '../door-types.ts'
import { backDrawing } from '../printed.ts'
import { isSeat } from '../seat.ts'
import { foretoldOption } from './foretold.ts'
import { optionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/** The options that are listed beside the question: as faces those whose card is not drawn on the table, and as words all others. */
export interface Listed {
  readonly faces: readonly Option[]
  readonly words: readonly Option[]
}

/** The options that cannot be chosen on the table: those without a drawn card, and those that share their card with another option. */
export function listedOf({ question, isDrawn }: Pick<ShapeProps, 'question' | 'isDrawn'>): Listed {
  const options = offered(question)
  // a card does not say with which other card it would be paired
  if (question.shape === 'pairs') return { faces: [], words: options }
  const perCard = new Map<string, number>()
  for (const option of options) if (option.card) perCard.set(option.card.card, (perCard.get(option.card.card) ?? 0) + 1)
  const onCard = (option: Option) =>
    option.card !== undefined && isDrawn?.(option.card.card) === true && perCard.get(option.card.card) === 1
  const listed = options.filter((option) => !onCard(option))
  const faces = listed.filter((option) => option.card !== undefined && !isSeat(option.card.card) && isDrawn?.(option.card.card) !== true)
  return { faces, words: listed.filter((option) => !faces.includes(option)) }
}

/** The listed options, as buttons. */
export function Choices(props: ShapeProps & { readonly listed: Listed }) {
  const { catalogue, view, question, draft, onDraft, onAnswer, onTake, onPoint, listed, told } = props
  const pointer = useRef('')
  const keys = answerKeys(question)
  const { faces, words } = listed
  const press = (option: Option, event: MouseEvent) => {
    if (answersAtOnce(question) && onTake && isByFinger(event, pointer.current)) onTake(option.key)
    else if (answersAtOnce(question)) onAnswer([option.key])
    else onDraft(pressOption(question, draft, option.key))
  }
  const cardOf = (option: Option) => view.cards[option.card?.card ?? '']
  const button = (option: Option) => ({
    type: 'button' as const,
    'data-option': option.key,
    'data-idle': option.idle === undefined ? undefined : '',
    'aria-pressed': answersAtOnce(question) ? draft.keys.includes(option.key) || undefined : draft.keys.includes(option.key),
    'aria-keyshortcuts': keys.get(option.key),
    title: foretoldOption(catalogue, view, question, option, told).aloud || undefined,
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    onClick: (event: MouseEvent) => press(option, event),
    onFocus: (event: FocusEvent) => onPoint?.(cardOf(option), event.currentTarget, option.key),
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && onPoint?.(cardOf(option), event.currentTarget, option.key),
    onPointerLeave: () => onPoint?.(undefined),
    onBlur: () => onPoint?.(undefined),
  })
  return (
    <>
      {faces.length > 0 && (
        <div className="qw-choice-faces">
          {faces.map((option) => {
            const card = cardOf(option)
            const sign = keys.get(option.key)
            return (
              <button key={option.key} {...button(option)} className="qw-choice-face" aria-label={optionWords(catalogue, option)}>
                {option.card?.code === undefined ? (
                  <CardBack drawing={backDrawing(catalogue.rulebook, catalogue.rulebook.table.backs?.owned)} />
                ) : (
                  <CardFace catalogue={catalogue} code={option.card.code} side={card?.side} view={card} size="held" />
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
              <button key={option.key} {...button(option)} className="qw-button">
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

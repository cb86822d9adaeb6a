import { Maximize2 } from 'lucide-react'
import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import type { CardView } from './door-types.ts'
import { faceOf } from './faces.ts'
import { backDrawing, cardName, disguiseOf, markWord } from './printed.ts'
import { Tokens } from './tokens.tsx'
import { cardsIn, zonesOn } from './view.ts'
import { backOf, liesOnHost } from './zone-look.ts'

const longPress = 450

/** Whether a card is drawn with its back: the viewer may not know it, or it lies face down. */
export function showsBack(card: CardView): boolean {
  return card.knowledge === 'hidden' || card.code === undefined || card.marks.includes('face-down')
}

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined).join(' ')
}

export interface CardOnTableProps {
  readonly card: CardView
  /** How it lies: by itself, tucked behind its host, or peeking out at its side. */
  readonly lies?: 'open' | 'tucked' | 'peeking'
}

/** One card on the table: face or back, turned when exhausted, with tokens, state, and the ring and number of a question that it answers. */
export function CardOnTable({ card, lies = 'open' }: CardOnTableProps) {
  const { catalogue, asked, roving, focusCard, point, press, open, pin, pinned, say } = useBoard()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef<'held' | 'free'>('free')
  const pointer = useRef('mouse')
  const back = showsBack(card)
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  const question = asked.get(card.key)
  const exhausted = card.marks.includes('exhausted')
  const wide = !back && faceOf(catalogue.rulebook, printed?.type).lies === 'wide'
  const shownMarks = [...Object.keys(catalogue.rulebook.marks), 'muted'].filter((name) => card.marks.includes(name))
  const mark = shownMarks[0]
  const name = [
    cardName(catalogue, card, back ? undefined : printed),
    ...(question ? question.labels : []),
    ...(question && question.signs.length > 0 ? [say('board.answer-with-key', { key: question.signs.join(', ') })] : []),
  ].join(', ')

  const startHold = (event: PointerEvent<HTMLElement>) => {
    held.current = 'free'
    pointer.current = event.pointerType
    if (event.pointerType !== 'touch') return
    const element = event.currentTarget
    timer.current = setTimeout(() => {
      held.current = 'held'
      pin(card, element)
    }, longPress)
  }
  const endHold = () => clearTimeout(timer.current)

  return (
    <span
      className={classes(
        'qw-slot',
        `lies-${lies}`,
        exhausted && 'is-exhausted',
        wide && 'is-wide',
        question && 'is-option',
        question?.state === 'chosen' && 'is-chosen',
        ...shownMarks.map((name) => `is-${name}`),
      )}
      data-card={card.key}
    >
      <button
        type="button"
        className="qw-card"
        data-card-button={card.key}
        tabIndex={roving === card.key ? 0 : -1}
        aria-label={name}
        aria-pressed={question?.toggles === 'toggles' ? question.state === 'chosen' : undefined}
        aria-keyshortcuts={question && question.signs.length > 0 ? question.signs.join(' ') : undefined}
        onClick={(event) => {
          // a finger cannot point without pressing: its first tap shows the card large, the second answers
          const looks = pointer.current === 'touch' && event.detail > 0 && pinned !== card.key
          if (held.current === 'held') held.current = 'free'
          else if (looks) pin(card, event.currentTarget)
          else press(card)
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          if (held.current === 'free') open(card)
        }}
        onFocus={(event) => {
          focusCard(card.key)
          point(card, event.currentTarget)
        }}
        onBlur={() => point(undefined)}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') point(card, event.currentTarget)
        }}
        onPointerLeave={() => {
          endHold()
          point(undefined)
        }}
        onPointerDown={startHold}
        onPointerUp={endHold}
        onPointerCancel={endHold}
      >
        <span className="qw-turn">
          {back || card.code === undefined ? (
            <CardBack drawing={backDrawing(catalogue.rulebook, backOf(catalogue.rulebook, card))} as={disguiseOf(catalogue, card)} />
          ) : (
            <CardFace catalogue={catalogue} code={card.code} side={card.side} view={card} size="table" />
          )}
        </span>
      </button>
      <Tokens catalogue={catalogue} card={card} without={wide ? ['progress'] : []} />
      {mark !== undefined && (
        <span className="qw-mark" data-mark={mark} aria-hidden="true">
          {markWord(catalogue, mark)}
        </span>
      )}
      {question && (
        <>
          <span className="qw-sign" aria-hidden="true">
            {question.amount === undefined
              ? question.signs.length > 2
                ? `${question.signs[0]}–${question.signs.at(-1)}`
                : question.signs.join(' ')
              : `${question.signs.join(' ')}: ${question.amount}`}
            {question.state === 'chosen' && question.amount === undefined && (
              <span className="qw-chosen-tick">{question.pairs.length > 0 ? `⚭${question.pairs.join(' ')}` : '✓'}</span>
            )}
          </span>
          <button type="button" className="qw-open" tabIndex={-1} aria-hidden="true" title={say('board.open')} onClick={() => open(card)}>
            <Maximize2 size={13} aria-hidden="true" />
          </button>
        </>
      )}
    </span>
  )
}

const tuckStep = 19

/** A card with everything that lies on it: what is tucked behind so that its title shows, and what peeks out. */
export function CardStack({ card }: { readonly card: CardView }) {
  const { view, catalogue } = useBoard()
  const zones = zonesOn(view, card)
  const lying = (how: 'tucked' | 'peeking') =>
    zones.filter((zone) => liesOnHost(catalogue.rulebook, zone) === how).flatMap((zone) => cardsIn(view, zone.id))
  const [tucked, peeking] = [lying('tucked'), lying('peeking')]
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  const wide = !showsBack(card) && faceOf(catalogue.rulebook, printed?.type).lies === 'wide'
  const style: CSSProperties & { readonly [variable: `--${string}`]: string | number } = {
    '--tuck': `${tucked.length * tuckStep}px`,
    '--peeking': peeking.length,
  }
  const stack = classes(
    'qw-stack',
    card.marks.includes('exhausted') && 'is-exhausted',
    wide && 'is-wide',
    peeking.length > 0 && 'has-peeking',
    peeking.some((one) => !showsBack(one)) && 'has-open-peeking',
  )
  return (
    <li className={stack} style={style}>
      {tucked.map((attachment, index) => (
        <span key={attachment.key} className="qw-tucked" style={{ top: index * tuckStep }}>
          <CardOnTable card={attachment} lies="tucked" />
        </span>
      ))}
      {peeking.map((one, index) => (
        <span
          key={one.key}
          className={classes('qw-peeking', !showsBack(one) && 'is-open')}
          style={{ left: 26 + index * 12 + (showsBack(one) ? 0 : 12) }}
        >
          <CardOnTable card={one} lies="peeking" />
        </span>
      ))}
      <span className="qw-host">
        <CardOnTable card={card} />
      </span>
    </li>
  )
}

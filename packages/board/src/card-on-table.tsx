import { entryIn } from '@questwright/rulebook'
import { dequal } from 'dequal'
import { Maximize2, RotateCw } from 'lucide-react'
import { type CSSProperties, memo, type PointerEvent, useRef } from 'react'
import { type AskedCard, type Board, useBoard } from './board-context.ts'
import { HiddenFace } from './board-face.tsx'
import { isByFinger } from './by-finger.ts'
import { CardFace } from './card-face.tsx'
import { backOf, showsBack } from './card-hidden.ts'
import type { Catalogue } from './catalogue.ts'
import { Chip } from './chip.tsx'
import { countedOn } from './counted.ts'
import type { CardView } from './door-types.ts'
import { faceOf } from './faces.ts'
import { frameColor } from './frames.ts'
import { Icon, isIconName } from './icons.tsx'
import { Clips } from './phone/clips.tsx'
import { PillFace } from './phone/pill-face.tsx'
import { backDrawing, cardName, disguiseOf, frameValueOf, markWord, statColumn, titleOf, typeOf } from './printed.ts'
import { ReachedSign } from './reached-sign.tsx'
import { plainText, RichText } from './rich-text.tsx'
import { liesWide, lyingOn, type Sizes, stripsInColumn, widthsOf } from './room.ts'
import { tellingOf } from './rules-text.tsx'
import { Tokens } from './tokens.tsx'

const longPress = 450

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined).join(' ')
}

/**
 * How a card is shown: `open` in play by itself, `held` in a hand, `peeking` out behind the card it is attached to, `strip` as a line with
 * its title, `chip` in a folded seat, `pill` with title and count, `presented` enlarged to be read.
 */
export type Lies = 'open' | 'held' | 'peeking' | 'strip' | 'chip' | 'pill' | 'presented'

interface CardOnTableProps {
  readonly card: CardView
  readonly lies?: Lies
  /** `tab`: Tab always reaches this card, whichever card has the focus: it is the first card of a row that is scrolled by finger. */
  readonly stop?: 'tab' | undefined
}

interface CardStackProps extends CardOnTableProps {
  /** The place of the card in a grid. */
  readonly place?: Pick<CSSProperties, 'gridColumn' | 'gridRow'> | undefined
}

/**
 * A card on the table: its face, back or strip, turned when exhausted, with its tokens and states, and, while a question can be answered
 * with it, an outline and the key that answers.
 */
export function CardOnTable({ card, lies = 'open', stop }: CardOnTableProps) {
  const { catalogue, asked, moved, roving, looked, reached, focusCard, point, press, open, menu, pin, say } = useBoard()
  return (
    <Slot
      card={card}
      lies={lies}
      tab={roving === card.key || stop === 'tab' ? 'reaches' : 'passes'}
      looked={looked === card.key ? 'at' : 'away'}
      question={asked.get(card.key)}
      reached={reached.has(card.key) ? 'reached' : 'not'}
      withoutMark={moved.has(card.key) ? catalogue.rulebook.table.faceOff?.pairs.mark : undefined}
      {...{ catalogue, focusCard, point, press, open, menu, pin, say }}
    />
  )
}

interface SlotProps extends Pick<Board, 'catalogue' | 'focusCard' | 'point' | 'press' | 'open' | 'menu' | 'pin' | 'say'> {
  readonly card: CardView
  readonly lies: Lies
  readonly tab: 'reaches' | 'passes'
  readonly looked: 'at' | 'away'
  readonly question: AskedCard | undefined
  readonly reached: 'reached' | 'not'
  /** A mark that is shown in another way than with its word. */
  readonly withoutMark: string | undefined
}

/**
 * Compares props for `memo`. `question` is compared by content: each question and each forecast makes a new object, mostly with the same
 * content.
 */
function isSameSlot(before: SlotProps, now: SlotProps): boolean {
  return (Object.keys(now) as (keyof SlotProps)[]).every((name) =>
    name === 'question' ? dequal(before.question, now.question) : Object.is(before[name], now[name]),
  )
}

/** Memoised, and given only the data of its own card: an answer changes few cards, and the others do not render again. */
const Slot = memo(function Slot({
  card,
  lies,
  tab,
  looked,
  question,
  reached,
  withoutMark,
  catalogue,
  focusCard,
  point,
  press,
  open,
  menu,
  pin,
  say,
}: SlotProps) {
  const { rulebook } = catalogue
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef<'held' | 'free'>('free')
  const pointer = useRef('mouse')
  const back = showsBack(card)
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  const exhausted = card.marks.includes('exhausted')
  const isLine = lies === 'strip' || lies === 'chip' || lies === 'pill'
  const wide = lies === 'open' && liesWide(catalogue, card)
  const shownMarks = [...Object.keys(rulebook.marks), 'muted'].filter((name) => card.marks.includes(name))
  const stats = lies === 'open' && !back ? statColumn(rulebook, { card: printed, view: card, side: card.side }) : []
  const onBars = countedOn(rulebook, stats, card).flatMap(({ way, token }) => (way === 'fills' ? token : []))
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
      menu(card, element)
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
        looked === 'at' && 'is-looked-at',
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
        tabIndex={tab === 'reaches' ? 0 : -1}
        aria-label={name}
        aria-pressed={question?.toggles === 'toggles' ? question.state === 'chosen' : undefined}
        aria-keyshortcuts={question && question.signs.length > 0 ? question.signs.join(' ') : undefined}
        onClick={(event) => {
          const byFinger = isByFinger(event, pointer.current)
          if (held.current === 'held') held.current = 'free'
          // a finger cannot hover: its press enlarges the card, or chooses it where it is an answer
          else if (byFinger && !question) pin(card, event.currentTarget)
          else press(card, byFinger ? 'finger' : undefined)
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          if (held.current === 'free') menu(card, event.currentTarget)
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
          {lies === 'strip' ? (
            <Strip card={card} />
          ) : lies === 'chip' ? (
            <Chip card={card} />
          ) : lies === 'pill' ? (
            <PillFace card={card} />
          ) : (
            <Drawn catalogue={catalogue} card={card} lies={lies} />
          )}
        </span>
      </button>
      {lies !== 'chip' && lies !== 'pill' && <Tokens catalogue={catalogue} card={card} without={onBars} />}
      {!isLine && (
        <Mark catalogue={catalogue} name={shownMarks.find((name) => name !== withoutMark) ?? (exhausted ? 'exhausted' : undefined)} />
      )}
      {!isLine && reached === 'reached' && <ReachedSign card={card} />}
      {question && (
        <>
          <SignOf question={question} />
          {!isLine && (
            <button type="button" className="qw-open" tabIndex={-1} aria-hidden="true" title={say('board.open')} onClick={() => open(card)}>
              <Maximize2 size={13} aria-hidden="true" />
            </button>
          )}
        </>
      )}
    </span>
  )
}, isSameSlot)

/** The card's face, or its back where the viewer may not see the face. */
function Drawn({ catalogue, card, lies }: { readonly catalogue: Catalogue; readonly card: CardView; readonly lies: Lies }) {
  const size = lies === 'held' ? 'held' : lies === 'presented' ? 'read' : 'table'
  if (!showsBack(card) && card.code !== undefined)
    return <CardFace catalogue={catalogue} code={card.code} side={card.side} view={card} size={size} />
  const drawing = backDrawing(catalogue.rulebook, backOf(catalogue.rulebook, card))
  return (
    <HiddenFace
      catalogue={catalogue}
      drawing={drawing}
      view={card}
      shape={lies === 'open' || lies === 'presented' ? 'square' : 'printed'}
    />
  )
}

function titleOnStrip(catalogue: Catalogue, card: CardView, say: (code: string) => string): string {
  if (showsBack(card)) return disguiseOf(catalogue, card)?.title ?? say('board.mark.face-down')
  return titleOf(card.code === undefined ? undefined : catalogue.card(card.code), card.code, card.side)
}

/** A card as one line: the colour of its frame, and its title or the words that its zone gives it. */
function Strip({ card }: { readonly card: CardView }) {
  const { view, catalogue, say } = useBoard()
  const { rulebook } = catalogue
  const printed = card.code === undefined || showsBack(card) ? undefined : catalogue.card(card.code)
  const face = faceOf(rulebook, typeOf(printed, card.side))
  const style: Sizes = { '--f': frameColor(face.frame, frameValueOf(rulebook, printed)?.tone) }
  const title = titleOnStrip(catalogue, card, say)
  const { tells } = entryIn(rulebook.zones, view.zones[card.zone]?.name ?? '') ?? {}
  const told = printed && tellingOf(catalogue, printed, card.side, tells)
  const [mark] = Object.keys(rulebook.marks).filter((name) => card.marks.includes(name))
  const icon = rulebook.markFaces[mark ?? '']?.icon ?? ''
  return (
    <span className="qw-strip" style={style}>
      {isIconName(icon) ? (
        <Icon name={icon} className={`is-${rulebook.markFaces[mark ?? '']?.tone}`} />
      ) : (
        card.marks.includes('exhausted') && <RotateCw size={12} aria-hidden="true" />
      )}
      <b title={told && plainText(`${title}. ${told}`)}>{told === undefined ? title : <RichText text={told} />}</b>
    </span>
  )
}

/** A state of the card, as an icon with its word. */
function Mark({ catalogue, name }: { readonly catalogue: Catalogue; readonly name: string | undefined }) {
  if (name === undefined) return null
  const look = Object.hasOwn(catalogue.rulebook.markFaces, name) ? catalogue.rulebook.markFaces[name] : undefined
  return (
    <span className="qw-mark" data-mark={name} data-tone={look?.tone} aria-hidden="true">
      {name === 'exhausted' && <RotateCw size={12} />}
      {look && isIconName(look.icon) && <Icon name={look.icon} />}
      <span>{markWord(catalogue, name)}</span>
    </span>
  )
}

const withSign = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** The badge of a card that answers the question: its keys, its share of a distributed amount, the positions of its pairs. */
function SignOf({ question }: { readonly question: AskedCard }) {
  const { signs, amount, state, pairs, brings } = question
  const keys = signs.length > 2 ? `${signs[0]}–${signs.at(-1)}` : signs.join(' ')
  return (
    <span className="qw-sign" aria-hidden="true">
      {amount === undefined ? keys : `${signs.join(' ')}: ${amount}`}
      {brings && (
        <span className="qw-brings">
          {isIconName(brings.icon) && <Icon name={brings.icon} />}
          {brings.signed === 'signed' ? withSign(brings.number) : brings.number}
        </span>
      )}
      {state === 'chosen' && amount === undefined && (
        <span className="qw-chosen-tick">{pairs.length > 0 ? `⚭${pairs.join(' ')}` : '✓'}</span>
      )}
    </span>
  )
}

/**
 * A card with its attachments: strips with titles beside it, and backs that peek out behind it. The attachments do not move other cards
 * down.
 */
export function CardStack({ card, lies = 'open', stop, place }: CardStackProps) {
  const { view, catalogue, asked, say, attached } = useBoard()
  const lying = lyingOn(view, catalogue, card)
  // a chip shows the count of its attachments; only attachments that answer a question get a strip to press
  const strips = lies === 'chip' ? lying.strips.filter(({ key }) => asked.has(key)) : lying.strips
  const backs = lies === 'chip' ? [] : lying.backs
  const { alone, whole } = widthsOf(view, catalogue, card)
  const letters = Math.max(0, ...strips.map((one) => titleOnStrip(catalogue, one, say).length))
  const style: Sizes = {
    ...place,
    '--wide': Number((attached === 'counted' ? alone : whole).toFixed(2)),
    '--beside': Number(alone.toFixed(2)),
    '--letters': letters,
  }
  return (
    <li className={classes('qw-stack', attached === 'strips' && strips.length > 0 && 'has-strips')} style={style}>
      <span className="qw-host">
        <CardOnTable card={card} lies={lies} stop={stop} />
      </span>
      {backs.map((one, index) => (
        <span key={one.key} className="qw-peeking" style={{ '--nth': index } as Sizes}>
          <CardOnTable card={one} lies="peeking" />
        </span>
      ))}
      {attached === 'counted' && strips.length > 0 && <Clips card={card} cards={strips} />}
      {attached === 'strips' && strips.length > 0 && (
        <span className="qw-strips" data-full={strips.length >= stripsInColumn ? 'full' : 'some'}>
          {strips.map((one) => (
            <CardOnTable key={one.key} card={one} lies="strip" />
          ))}
        </span>
      )}
    </li>
  )
}

import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FaceProps } from './card-face.tsx'
import { type CatalogueCard, textParts } from './catalogue.ts'
import { artOf, Badge, badgeLook, Frame, Plate, SetMark, stageOf, ValueMark, Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { fitTitle, guessWidth } from './fit-title.ts'
import { iconDrawing } from './icons.tsx'
import { badgeOf, frameValueOf, statColumn, titleOf, typeOf, typeWord, written } from './printed.ts'
import { RichParagraphs, RichText } from './rich-text.tsx'

/** About how many lines these paragraphs take on a full face. */
function linesOf(texts: readonly string[]): number {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((paragraph) => paragraph !== '')
    .reduce((lines, paragraph) => lines + Math.ceil(paragraph.replace(/\*\*|\[[^\]]*\]/g, '').length / 29) + 0.3, 0)
}

function shortTo(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** The words of a list that the side prints, else those of the card. */
function wordsOf(card: CatalogueCard | undefined, side: string | undefined, list: 'traits' | 'keywords'): readonly string[] {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[list]
  const words = Array.isArray(own) ? own.filter((word): word is string => typeof word === 'string') : (card?.[list] ?? [])
  return words.map((word) => bounded(word, mostInWord))
}

/** More than a card has room for in its smallest letters. What is longer is cut: browsers break such lines for minutes. */
const mostInPart = 1200
const mostInWord = 80

function bounded(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** What a side says besides what both say. */
function partOf(card: CatalogueCard | undefined, side: string | undefined, part: string): string {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[part]
  const whole = [card?.[part], own].filter((one): one is string => typeof one === 'string' && one !== '').join('\n')
  return bounded(whole, mostInPart)
}

/** A whole card: 240 x 336, the proportions of 2.5 x 3.5 inches. */
export function FullFace({ catalogue, card, code, side, view, label, text: fitting = 'scroll', bleed }: FaceProps) {
  const over = bleed ?? 0
  const { rulebook } = catalogue
  const type = typeOf(card, side) ?? 'unknown'
  const face = faceOf(rulebook, type)
  const title = titleOf(card, code, side)
  const badge = badgeOf(rulebook, { card, view, side })
  const look = badgeLook(face)
  const stage = stageOf(card, side)
  const stats = statColumn(rulebook, { card, view, side })
  const own = frameValueOf(rulebook, card)
  const hasLeft = badge !== undefined || stage !== undefined
  const isUnique = card?.unique === true
  const room = 204 - (hasLeft ? 42 : 0) - (own ? 32 : 0) - (isUnique ? 13 : 0)
  const fitted = fitTitle(title, room, 20, fitting === 'shrink' ? 9 : 13, 1)
  const middle = 120 + (hasLeft ? 19 : 0) - (own ? 16 : 0) + (isUnique ? 6 : 0)
  const text = partOf(card, side, 'text')
  const parts = textParts(rulebook)
    .map((part) => ({ part, title: catalogue.sentence(`board.text.${part}`, {}), text: partOf(card, side, part) }))
    .filter((one) => one.text !== '')
  const flavour = partOf(card, side, 'flavour')
  const traits = wordsOf(card, side, 'traits')
  // texts mostly begin with the keywords; those that don't get them
  const untold = wordsOf(card, side, 'keywords').filter((keyword) => !text.includes(keyword))
  const lines = linesOf([traits.join('. '), untold.join('. '), text, flavour, ...parts.map((one) => `${one.title}: ${one.text}`)])
  const dense = lines > 9.5 ? 'dense' : lines < 5 && fitting === 'shrink' ? 'roomy' : 'airy'
  const picture = dense === 'dense' ? (fitting === 'shrink' ? 66 : 46) : dense === 'roomy' ? 122 : 88
  const rules = { y: 50 + picture, height: 250 - picture }
  const columns = dense === 'dense'
  const kind = card ? typeWord(catalogue, type) : catalogue.sentence('board.script-me', {})
  const number = written(card?.number)
  const artist = artOf(card, side)?.artist
  const hasSet = card?.setSlug !== undefined
  const origin = fitOrigin(card?.setTitle ?? card?.pack ?? '', number ?? '', kind, hasSet ? 190 : 208)
  return (
    <svg
      className={`qw-face qw-face-full${bleed !== undefined ? ' is-print' : ''}`}
      data-type={type}
      viewBox={`${-over} ${-over} ${240 + 2 * over} ${336 + 2 * over}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Frame face={face} own={own?.tone} width={240} height={336} radius={12} bleed={bleed} />
      <Window
        card={card}
        face={face}
        seed={code}
        side={side}
        box={{ x: 12, y: 44, width: 216, height: picture }}
        unit={columns ? 1 : 1.5}
      />
      <rect x="10" y="10" width="220" height="31" rx="4" className="qw-paper" />
      {isUnique && (
        <svg
          x={middle - Math.min(room, (fitted.squeeze(fitted.lines[0] ?? '') ?? widthOf(fitted.lines[0] ?? '', fitted.size)) + 2) / 2 - 13}
          y="19.5"
          width="11"
          height="11"
          viewBox="0 0 16 16"
          style={{ color: 'var(--card-ink)' }}
          aria-hidden="true"
          data-unique="unique"
        >
          {iconDrawing('unique')}
        </svg>
      )}
      <text
        x={middle}
        y="32"
        className="qw-title"
        fontSize={fitted.size}
        textLength={fitted.squeeze(fitted.lines[0] ?? '')}
        lengthAdjust="spacingAndGlyphs"
      >
        {fitted.lines[0]}
      </text>
      <ValueMark shown={own} x={215} y={25.5} size={11} />
      {badge && <Badge stat={badge} form={look.form} x={look.full} y={25.5} size={13.5} />}
      {stage !== undefined && (
        <>
          <rect x="12" y="12.5" width="38" height="26" rx="4" className="qw-plate-ground" />
          <text x="31" y="31" className="qw-plate-text" fontSize="16">
            {stage}
          </text>
        </>
      )}
      {stats.map((stat, index) => (
        <Plate
          key={stat.stat}
          stat={stat}
          x={columns ? 10 + Math.floor(index / 2) * (stats.some((one) => one.change !== 'same') ? 82 : 46) : 10}
          y={45 + (columns ? index % 2 : index) * 20.7}
          width={44}
          height={19.5}
          text={14.5}
        />
      ))}
      <rect x="12" y={rules.y} width="216" height={rules.height} rx="5" className="qw-paper" />
      <foreignObject x="12" y={rules.y} width="216" height={rules.height}>
        <Rules
          key={`${fitting} ${dense}`}
          fitting={fitting}
          dense={dense}
          words={`${text}|${parts.map((one) => one.text).join('|')}|${flavour}|${traits}|${untold}`}
        >
          {traits.length > 0 && <div className="qw-traits">{traits.map((trait) => `${trait}.`).join(' ')}</div>}
          {untold.length > 0 && <p className="qw-keywords">{untold.map((keyword) => `${keyword}.`).join(' ')}</p>}
          <RichParagraphs text={text} />
          {parts.map((one) => (
            <Fragment key={one.part}>
              <hr />
              <p>
                <strong>{one.title}:</strong> <RichText text={one.text} />
              </p>
            </Fragment>
          ))}
          {flavour !== '' && (
            <div className="qw-flavour">
              <RichParagraphs text={flavour} />
            </div>
          )}
          {!card && <p>{catalogue.sentence('board.unknown-card', {})}</p>}
        </Rules>
      </foreignObject>
      <text x="16" y={artist ? 315 : 322} className="qw-foot">
        {kind}
      </text>
      {artist && (
        <text x="16" y="327" className="qw-foot is-small">
          {shortTo(catalogue.sentence('board.art-by', { name: artist }), 34)}
        </text>
      )}
      <SetMark card={card} x={218} y={318} size={8} />
      <text x={hasSet ? 206 : 224} y="322" className="qw-foot" textAnchor="end" style={{ fontSize: origin.size }}>
        {origin.text}
      </text>
    </svg>
  )
}

/** How wide a letter of the foot is, of its size. */
const letter = 0.57

/**
 * Where a card comes from and its number, beside its kind: smaller, and at last shorter, so that they do not meet.
 * @param width of the whole foot
 */
function fitOrigin(home: string, number: string, kind: string, width: number): { readonly text: string; readonly size: number } {
  // short kinds have wide letters: "Envoy"
  const room = width - (kind.length + 0.5) * 12 * letter - 8
  const end = number === '' ? '' : ` ${number}`
  const size = Math.max(9.5, Math.min(12, room / ((home.length + end.length) * letter)))
  return { text: `${shortTo(home, Math.max(4, Math.floor(room / (size * letter)) - end.length))}${end}`.trim(), size }
}

/** The width of a title, as `fitTitle` guesses it. */
function widthOf(line: string, size: number): number {
  return guessWidth(line) * size
}

interface RulesProps {
  readonly fitting: 'scroll' | 'shrink'
  readonly dense: 'dense' | 'airy' | 'roomy'
  /** What the text depends on: when it changes, it is fitted anew. */
  readonly words: string
  readonly children: ReactNode
}

/** The text box. Its letters shrink until everything stands in it. */
function Rules({ fitting, dense, words, children }: RulesProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what is measured
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const shrinkToFit = () => {
      const least = fitting === 'shrink' ? 6 : 12
      let size = fitting === 'shrink' ? 13 : dense === 'dense' ? 12 : 12.5
      element.style.fontSize = `${size}px`
      while (size > least && element.scrollHeight > element.clientHeight) {
        size -= 0.25
        element.style.fontSize = `${size}px`
      }
    }
    shrinkToFit()
    let isThere = true
    // letters of another width come with their font
    void document.fonts?.ready.then(() => isThere && shrinkToFit())
    return () => {
      isThere = false
    }
  }, [fitting, dense, words])
  const classes = ['qw-rules', dense === 'dense' ? 'is-long' : '', fitting === 'shrink' ? 'is-fitted' : ''].filter((one) => one !== '')
  return (
    <div ref={box} className={classes.join(' ')}>
      {children}
    </div>
  )
}

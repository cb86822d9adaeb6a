import { entryIn, readable, typeIn } from '@questwright/rulebook'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { type Catalogue, type CatalogueCard, textParts } from './catalogue.ts'
import { typeOf } from './printed.ts'
import { RichParagraphs, RichText } from './rich-text.tsx'
import { withoutMarks } from './text-marks.ts'

/** The content of the text box of one side of a card. */
export interface Told {
  /** Words beside the title; empty where the card has none. */
  readonly subtitle: string
  readonly traits: readonly string[]
  /** Keywords that the text does not mention: the text of most cards begins with their keywords. */
  readonly keywords: readonly string[]
  readonly text: string
  /** Parts of the text that have a title of their own. */
  readonly parts: readonly { readonly part: string; readonly title: string; readonly text: string }[]
  readonly flavour: string
  readonly isKnown: boolean
}

export function toldBy(catalogue: Catalogue, card: CatalogueCard | undefined, side: string | undefined): Told {
  const text = partOf(card, side, 'text')
  return {
    subtitle: bounded(card?.subtitle ?? '', mostInWord),
    traits: [...saidBy(catalogue, card, side), ...wordsOf(card, side, 'traits')],
    keywords: wordsOf(card, side, 'keywords').filter((keyword) => !text.includes(keyword)),
    text,
    parts: textParts(catalogue.rulebook)
      .map((part) => ({ part, title: catalogue.sentence(`board.text.${part}`, {}), text: partOf(card, side, part) }))
      .filter((one) => one.text !== ''),
    flavour: partOf(card, side, 'flavour'),
    isKnown: card !== undefined,
  }
}

/** The values of facts that a card tells in words, such as its clan and its craft. */
function saidBy({ rulebook }: Catalogue, card: CatalogueCard | undefined, side: string | undefined): readonly string[] {
  const { says = [] } = typeIn(rulebook, typeOf(card, side))?.face ?? {}
  return says.flatMap((fact) => {
    const value = card?.[fact]
    if (typeof value !== 'string') return []
    return bounded(entryIn(rulebook.facts[fact]?.values ?? {}, value)?.name ?? readable(value), mostInWord)
  })
}

/** One part of a card's text in one line, after its title, such as "Shade: Deal 1 wound."; undefined where the card has no such part. */
export function tellingOf(
  catalogue: Catalogue,
  card: CatalogueCard,
  side: string | undefined,
  part: string | undefined,
): string | undefined {
  const text = part === undefined ? '' : withoutMarks(partOf(card, side, part))
  return text === '' ? undefined : `${catalogue.sentence(`board.text.${part}`, {})}: ${text}`
}

/**
 * The estimated number of lines of the text.
 * @param letters the number of letters in a line
 */
export function linesOf({ subtitle, traits, keywords, text, parts, flavour }: Told, letters: number): number {
  return [subtitle, traits.join('. '), keywords.join('. '), text, flavour, ...parts.map((one) => `${one.title}: ${one.text}`)]
    .flatMap((one) => one.split('\n'))
    .filter((paragraph) => paragraph !== '')
    .reduce((lines, paragraph) => lines + Math.ceil(paragraph.replace(/\*\*|\[[^\]]*\]/g, '').length / letters) + 0.3, 0)
}

/** The traits or keywords printed on the side, else those printed for the whole card. */
function wordsOf(card: CatalogueCard | undefined, side: string | undefined, list: 'traits' | 'keywords'): readonly string[] {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[list]
  const words = Array.isArray(own) ? own.filter((word): word is string => typeof word === 'string') : (card?.[list] ?? [])
  return words.map((word) => bounded(word, mostInWord))
}

/**
 * The greatest number of letters of one part, and of one trait or keyword. More does not fit on a card even in the smallest letters, so it is cut off:
 * browsers take minutes to break such text into lines.
 */
const mostInPart = 1200
const mostInWord = 80

function bounded(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** The text of a part that all sides share, followed by the text of this side. */
function partOf(card: CatalogueCard | undefined, side: string | undefined, part: string): string {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[part]
  const whole = [card?.[part], own].filter((one): one is string => typeof one === 'string' && one !== '').join('\n')
  return bounded(whole, mostInPart)
}

interface RulesProps {
  readonly catalogue: Catalogue
  readonly told: Told
  readonly fitting: 'scroll' | 'shrink'
  readonly dense: 'dense' | 'airy' | 'roomy'
}

/** The text box. Its letters shrink until all text fits. */
export function Rules({ catalogue, told, fitting, dense }: RulesProps) {
  const { subtitle, traits, keywords, text, parts, flavour, isKnown } = told
  const box = useRef<HTMLDivElement>(null)
  // everything that the box shows: the letters are fitted again when it changes
  const words = `${text}|${parts.map((one) => one.text).join('|')}|${flavour}|${traits}|${keywords}|${subtitle}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures the words
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
    // a text longer than its box can be scrolled by keyboard as well, but not inside of a button, which keeps the focus itself
    const reachByKeys = () => {
      const scrolls = fitting === 'scroll' && element.scrollHeight > element.clientHeight + 1 && element.closest('button') === null
      if (scrolls) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const fitText = () => {
      shrinkToFit()
      reachByKeys()
    }
    fitText()
    let isThere = true
    // a font that is loaded later changes the width of the letters
    void document.fonts?.ready.then(() => isThere && fitText())
    return () => {
      isThere = false
    }
  }, [fitting, dense, words])
  const classes = ['qw-rules', dense === 'dense' ? 'is-long' : '', fitting === 'shrink' ? 'is-fitted' : ''].filter((one) => one !== '')
  return (
    <div ref={box} className={classes.join(' ')}>
      {subtitle !== '' && <div className="qw-traits">{subtitle}</div>}
      {traits.length > 0 && <div className="qw-traits">{traits.map((trait) => `${trait}.`).join(' ')}</div>}
      {keywords.length > 0 && <p className="qw-keywords">{keywords.map((keyword) => `${keyword}.`).join(' ')}</p>}
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
      {!isKnown && <p>{catalogue.sentence('board.unknown-card', {})}</p>}
    </div>
  )
}

import { Fragment, useLayoutEffect, useRef } from 'react'
import { type Catalogue, type CatalogueCard, textParts } from './catalogue.ts'
import { RichParagraphs, RichText } from './rich-text.tsx'
import { withoutMarks } from './text-marks.ts'

/** Content of the text box of a side. */
export interface Told {
  readonly traits: readonly string[]
  /** Keywords missing from the text: most texts begin with theirs. */
  readonly keywords: readonly string[]
  readonly text: string
  /** Separate parts, with their titles. */
  readonly parts: readonly { readonly part: string; readonly title: string; readonly text: string }[]
  readonly flavour: string
  readonly isKnown: boolean
}

export function toldBy(catalogue: Catalogue, card: CatalogueCard | undefined, side: string | undefined): Told {
  const text = partOf(card, side, 'text')
  return {
    traits: wordsOf(card, side, 'traits'),
    keywords: wordsOf(card, side, 'keywords').filter((keyword) => !text.includes(keyword)),
    text,
    parts: textParts(catalogue.rulebook)
      .map((part) => ({ part, title: catalogue.sentence(`board.text.${part}`, {}), text: partOf(card, side, part) }))
      .filter((one) => one.text !== ''),
    flavour: partOf(card, side, 'flavour'),
    isKnown: card !== undefined,
  }
}

/** One part of a card's texts in one line after its title: "Shade: Deal 1 wound."; undefined where it has none. */
export function tellingOf(
  catalogue: Catalogue,
  card: CatalogueCard,
  side: string | undefined,
  part: string | undefined,
): string | undefined {
  const text = part === undefined ? '' : withoutMarks(partOf(card, side, part))
  return text === '' ? undefined : `${catalogue.sentence(`board.text.${part}`, {})}: ${text}`
}

/** Estimated number of lines of the text. @param letters letters in a line */
export function linesOf({ traits, keywords, text, parts, flavour }: Told, letters: number): number {
  return [traits.join('. '), keywords.join('. '), text, flavour, ...parts.map((one) => `${one.title}: ${one.text}`)]
    .flatMap((one) => one.split('\n'))
    .filter((paragraph) => paragraph !== '')
    .reduce((lines, paragraph) => lines + Math.ceil(paragraph.replace(/\*\*|\[[^\]]*\]/g, '').length / letters) + 0.3, 0)
}

/** The traits or keywords printed on the side, else those of the card. */
function wordsOf(card: CatalogueCard | undefined, side: string | undefined, list: 'traits' | 'keywords'): readonly string[] {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[list]
  const words = Array.isArray(own) ? own.filter((word): word is string => typeof word === 'string') : (card?.[list] ?? [])
  return words.map((word) => bounded(word, mostInWord))
}

/** Greatest numbers of letters; more does not fit on a card in its smallest letters. Longer texts are cut: browsers break such lines for minutes. */
const mostInPart = 1200
const mostInWord = 80

function bounded(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** The shared text of a part, followed by the side's own. */
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

/** The text box. Its letters shrink until everything fits. */
export function Rules({ catalogue, told, fitting, dense }: RulesProps) {
  const { traits, keywords, text, parts, flavour, isKnown } = told
  const box = useRef<HTMLDivElement>(null)
  // when the text changes, it is fitted again
  const words = `${text}|${parts.map((one) => one.text).join('|')}|${flavour}|${traits}|${keywords}`
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
    // a text longer than its box can be scrolled by keyboard, too; inside of a button the button keeps the focus
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
    // loading a font changes the width of the letters
    void document.fonts?.ready.then(() => isThere && fitText())
    return () => {
      isThere = false
    }
  }, [fitting, dense, words])
  const classes = ['qw-rules', dense === 'dense' ? 'is-long' : '', fitting === 'shrink' ? 'is-fitted' : ''].filter((one) => one !== '')
  return (
    <div ref={box} className={classes.join(' ')}>
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

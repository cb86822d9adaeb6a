/** Divides the texts of a card into units: abilities with a label, and sentences without one. */
import type { Menus } from '@questwright/abilities'
import type { TextRequest } from './text-unit.ts'

/** A part of a text before it is read. */
export interface Unit {
  readonly text: string
  readonly start: number
  readonly word: string | undefined
  readonly phase: string | undefined
  readonly keyword: string | undefined
  /** The text without its label. */
  readonly body: string
  /** The field of its text, if not the usual one. */
  readonly field?: string
  /** `nothing`: it lies beyond a limit and is not read. */
  readonly reads?: 'nothing'
}

/** No card has so many units in one text. */
const mostUnits = 60
/** No ability is so long. The number of readings may grow with the square of the length. */
const mostLetters = 1_500

/** The units of all texts of a card: lines are split at labels, and before a label at the ends of sentences. */
export function unitsOf(menus: Menus, request: TextRequest): readonly Unit[] {
  const { pattern, labelled } = labelsOf(menus, request.keywords)
  const usual = partsWithQuotes(request.text, menus.texts.quotes).flatMap(({ text, start, isQuoted }) => {
    const units = unitsOfText(text, pattern, labelled)
    const open = isQuoted ? units.map(withoutClosing) : units
    return open.filter((unit) => unit.text !== '').map((unit) => ({ ...unit, start: start + unit.start }))
  })
  const others = Object.entries(request.others ?? {}).map(([field, text]): Unit => {
    const [word, entry] = Object.entries(menus.words).find(([, { saysIn }]) => saysIn === field) ?? []
    // some people write the label in the field too
    const label = `${entry?.label}:`.toLowerCase()
    const bare = text.trimStart()
    const body = bare.toLowerCase().startsWith(label) ? bare.slice(label.length).trimStart() : text
    return { ...unlabelled, text, start: 0, word, body, field }
  })
  return [...usual, ...others].map((unit) => (unit.text.length > mostLetters ? { ...unit, reads: 'nothing' } : unit))
}

/** Where labels begin in texts, and what a label says. */
interface Labels {
  readonly menus: Menus
  readonly pattern: RegExp
  readonly labelled: (lead: string, label: string) => Labelled
}

const madeLabels = new WeakMap<TextRequest['keywords'], Labels>()

/** The labels of a game, also with a keyword before them. They are made once for the keywords of a pack. */
function labelsOf(menus: Menus, keywords: TextRequest['keywords']): Labels {
  const made = madeLabels.get(keywords)
  if (made?.menus === menus) return made
  const labels = Object.entries(menus.words)
    .filter(
      ([, { offer, reads, changes, parts }]) =>
        offer !== 'read' && reads === undefined && changes === undefined && !parts.includes('hosts'),
    )
    .map(([word, { label }]) => ({ word, label }))
  const phases = Object.keys(menus.lists.phase ?? {})
  const leads = [...phases, ...[...keywords.keys()].filter((keyword) => /^\p{Ll}+$/u.test(keyword))].map(capital)
  const either = (words: readonly string[]): string => words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<=^\\s*|[.)”"!]\\s*)((?:(?:${either(leads)}) )?)(${either(labels.map(({ label }) => label))}):\\s*`, 'gimu')
  const labelled = (lead: string, label: string): Labelled => ({
    word: labels.find((one) => one.label.toLowerCase() === label.toLowerCase())?.word,
    phase: phases.includes(lead) ? lead : undefined,
    keyword: lead === '' || phases.includes(lead) ? undefined : keywords.get(lead),
  })
  const all: Labels = { menus, pattern, labelled }
  madeLabels.set(keywords, all)
  return all
}

/**
 * A text, divided behind each place where a quote of further abilities begins: "counts as a hat with the text: “…".
 * @param leads the words before such a quote, as a pattern
 */
function partsWithQuotes(text: string, leads: string | undefined): readonly { text: string; start: number; isQuoted: boolean }[] {
  if (leads === undefined) return [{ text, start: 0, isQuoted: false }]
  const ends = [...text.matchAll(new RegExp(`${leads}[:,]?\\s*["“'‘]?\\s*`, 'giu'))].map((found) => (found.index ?? 0) + found[0].length)
  return [0, ...ends].map((start, at) => ({ text: text.slice(start, ends[at]), start, isQuoted: at > 0 }))
}

/** A unit without the sign and the bracket that close a quote which began before it. */
function withoutClosing(unit: Unit): Unit {
  const closing = /\s*["”'’]?\s*\.?\)\.?\s*$/.exec(unit.text) ?? /\s*["”]\s*$/.exec(unit.text)
  const [ends = ''] = closing ?? []
  const isOpenBefore = ends.includes(')')
    ? (unit.text.match(/\(/g) ?? []).length < (unit.text.match(/\)/g) ?? []).length
    : (unit.text.match(/["“”]/g) ?? []).length % 2 === 1
  if (!isOpenBefore) return unit
  return { ...unit, text: unit.text.slice(0, -ends.length), body: unit.body.slice(0, Math.max(0, unit.body.length - ends.length)) }
}

type Labelled = Pick<Unit, 'word' | 'phase' | 'keyword'>

const unlabelled: Labelled = { word: undefined, phase: undefined, keyword: undefined }

function unitsOfText(text: string, pattern: RegExp, labelled: (lead: string, label: string) => Labelled): readonly Unit[] {
  const found: Unit[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    if (found.length >= mostUnits) {
      const rest = text.slice(offset)
      return rest.trim() === '' ? found : [...found, { ...unlabelled, text: rest, start: offset, body: rest, reads: 'nothing' }]
    }
    const above = found.at(-1)
    if (above && /^\s*•/.test(line) && /\bchoose\b[^.]*:\s*(?:$|\n\s*•)/i.test(above.text)) {
      const behind = text.slice(above.start, offset + line.length).trimEnd()
      found[found.length - 1] = { ...above, text: behind, body: behind.slice(above.text.length - above.body.trimEnd().length) }
      offset += line.length + 1
      continue
    }
    const starts = line.length > mostLetters ? [] : [...line.matchAll(pattern)].filter(({ index = 0 }) => !insideQuotes(line, index))
    const before = line.slice(0, starts[0]?.index ?? line.length)
    for (const sentence of line.length > mostLetters
      ? [{ text: line, start: 0 }]
      : momentTogether(before, gainedTogether(before, withLimits(before, sentencesOf(before)))))
      found.push({ ...unlabelled, ...sentence, start: offset + sentence.start, body: sentence.text })
    for (const [i, match] of starts.entries()) {
      const from = match.index ?? 0
      const part = line.slice(from, starts[i + 1]?.index ?? line.length)
      found.push({
        ...labelled((match[1] ?? '').trim().toLowerCase(), match[2] ?? ''),
        text: part.trim(),
        start: offset + from,
        body: part.slice(match[0].length),
      })
    }
    offset += line.length + 1
  }
  return found
}

const insideQuotes = (line: string, at: number): boolean => (line.slice(0, at).match(/["“”]/g) ?? []).length % 2 === 1

/**
 * Sentences, with brackets that change what the sentence before them does: "(Limit +4 speed.)", "(+2 speed instead if …)". Other brackets
 * are reminders, and remain alone.
 */
function withLimits(text: string, sentences: readonly { text: string; start: number }[]): readonly { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  for (const one of sentences) {
    const before = found.at(-1)
    if (before && /^\((?:limit\b|[^)]*\binstead\b)/i.test(one.text))
      found[found.length - 1] = { text: text.slice(before.start, one.start + one.text.length), start: before.start }
    else found.push(one)
  }
  return found
}

/** Sentences, of which those behind "gains: Forced: …" belong to the gained ability. */
function gainedTogether(text: string, sentences: readonly { text: string; start: number }[]): readonly { text: string; start: number }[] {
  const at = sentences.findIndex((one) => /\bgains?:? \p{Lu}[\p{L} ]*: /u.test(one.text))
  const first = sentences[at]
  return first === undefined ? sentences : [...sentences.slice(0, at), { text: text.slice(first.start), start: first.start }]
}

/** Sentences, of which those behind "as a fox dances, choose …" belong to it. */
function momentTogether(text: string, sentences: readonly { text: string; start: number }[]): readonly { text: string; start: number }[] {
  const at = sentences.findIndex((one) => /^As \p{L}[^.]*, (?:if [^.]*, )?(?:choose|do this:) /u.test(one.text))
  const first = sentences[at]
  return first === undefined ? sentences : [...sentences.slice(0, at), { text: text.slice(first.start), start: first.start }]
}

/** The sentences of a text without labels; brackets and quotes are not split. */
export function sentencesOf(text: string): readonly { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  let depth = 0
  let begin = 0
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string
    if ('(“'.includes(letter)) depth++
    else if (')”'.includes(letter)) depth--
    else if (letter === '"') depth = depth > 0 ? depth - 1 : depth + 1
    if (depth <= 0 && /[.!)]/.test(letter) && /^\s+\S|^\s*$/.test(text.slice(i + 1)) && (letter !== ')' || text[begin] === '(')) {
      found.push({ text: text.slice(begin, i + 1), start: begin })
      begin = i + 1 + (/^\s*/.exec(text.slice(i + 1))?.[0].length ?? 0)
      i = begin - 1
    }
  }
  if (text.slice(begin).trim() !== '') found.push({ text: text.slice(begin), start: begin })
  return found.filter((one) => one.text.trim() !== '')
}

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

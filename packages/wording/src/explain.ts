/** Explains how a unit of a card's text was read: its understood parts, and the words that no phrase covers, with wordings that would fit. */
import {
  type BuiltAbility,
  blankAbility,
  type Choice,
  choice,
  isChoice,
  type Menus,
  sayParts,
  type Value,
  wordsFor,
} from '@questwright/abilities'
import { AbilityReader, type PartReading } from './ability-reader.ts'
import { type Grammar, grammarOf } from './grammar.ts'
import { type Edit, type Fitting, fittings, isJoint, isNear, scoreOf, type Words } from './nearest.ts'
import { agrees } from './phrase.ts'
import { readerOptions } from './read-text.ts'
import type { ReaderOptions } from './reader.ts'
import type { TextRequest, TextUnit } from './text-unit.ts'
import type { Token } from './tokens.ts'
import { unitReading } from './unit-reading.ts'
import { sentencesOf, type Unit, unitsOf } from './units.ts'
import { withInner } from './values.ts'
import { vocabularyOf } from './vocabulary.ts'

/** An understood part of a text. Offsets are those of the text of its field. */
export interface TextPart {
  /** `cards`, `player`, `until`: words within a part that as a whole is not understood. */
  readonly part: 'label' | PartReading['part'] | 'cards' | 'player' | 'until'
  readonly start: number
  readonly end: number
  /** The ids of its menu entries. */
  readonly entries: readonly string[]
  /** How the builder says it. */
  readonly says?: string
}

/** Why a part of a text is not understood. */
export type FindingCode =
  | 'unknown-word'
  | 'unknown-order'
  | 'two-readings'
  | 'which-card'
  | 'x-of-what'
  | 'how-long'
  | 'not-on-this-type'
  | 'too-long'

/** A replacement for a part of a text. */
interface TextOffer {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A part of a text that is not understood, or that has several meanings. */
export interface TextFinding {
  readonly code: FindingCode
  readonly start: number
  readonly end: number
  readonly message: string
  /** The nearest wordings that are understood, at most three. */
  readonly offers: readonly TextOffer[]
}

interface Explained {
  readonly parts: readonly TextPart[]
  readonly findings: readonly TextFinding[]
}

/** A part of a sentence in tokens. */
interface Covered {
  readonly from: number
  readonly to: number
  readonly reading: PartReading | undefined
  readonly inner?: 'cards' | 'player' | 'until'
}

/** The most wordings that a finding offers. */
const mostOffers = 3
/** How often a sentence is read again with another wording. */
const mostTrials = 10
/** A sentence with more tokens is not compared with phrases. */
const mostTokens = 60
const unknownX = 'The text does not say what X is.'
/** The share of a sentence that is underlined at most. */
const mostUnderlined = 0.4

/**
 * Explains a unit. The time is bounded for every text.
 * @param unit as `readText` returned it for this request
 */
export function explainUnit(menus: Menus, request: TextRequest, unit: TextUnit): Explained {
  const grammar = grammarOf(menus)
  const own = unitsOf(menus, request).find(({ start, field }) => start === unit.start && field === unit.field)
  if (own === undefined || unit.state === 'keyword' || unit.state === 'reminder') return { parts: [], findings: [] }
  const begin = unit.start + own.text.length - own.body.trimEnd().length
  if (own.reads === 'nothing') {
    const message = 'This text is too long to be read. Divide it into paragraphs, or write the ability by hand.'
    return { parts: [], findings: [{ code: 'too-long', start: unit.start, end: unit.start + unit.text.length, message, offers: [] }] }
  }
  const label: readonly TextPart[] =
    own.word === undefined || own.body.length === own.text.length
      ? []
      : [
          {
            part: 'label',
            start: unit.start,
            end: unit.start + own.text.slice(0, own.text.length - own.body.trimEnd().length).trimEnd().length,
            entries: [own.word],
          },
        ]
  const sentences = sentencesOf(own.body).map(
    ({ text, start }, nth) => new Sentence(grammar, request, own, text, begin + start, nth === 0 ? 'first' : 'later'),
  )
  const parts = [...label, ...sentences.flatMap((one) => one.parts())]
  if (unit.state === 'whole') return { parts, findings: [] }
  if (unit.state === 'asked') {
    const message = 'This has several meanings, each with a script of its own.'
    return { parts, findings: [{ code: 'two-readings', start: begin, end: unit.start + unit.text.length, message, offers: [] }] }
  }
  if (unit.isBehindUnread) {
    const message = 'The words before this in its line are not understood, and may say when it holds.'
    const end = begin + (/^\s*\S+/.exec(own.body)?.[0].length ?? 0)
    return { parts, findings: [{ code: 'unknown-order', start: begin, end, message, offers: [] }] }
  }
  const strange = strangeLabel(menus, request, own, begin)
  if (strange) return { parts, findings: [strange] }
  const unread = sentences.filter((_, nth) => unit.sentences[nth]?.isRead !== true)
  const findings = unread.flatMap((one) => one.findings())
  if (findings.length > 0) return { parts, findings }
  // all parts are understood, but not together
  const last = unread[0] ?? sentences.findLast((one) => one.reference() !== undefined) ?? sentences.at(-1)
  return { parts, findings: last === undefined ? [] : [last.unjoined()] }
}

/** The finding for a label that cards of this type do not have. */
function strangeLabel(menus: Menus, { type }: TextRequest, { word, start, text, body }: Unit, begin: number): TextFinding | undefined {
  if (word === undefined || wordsFor(menus, { kind: 'card', type }).includes(word)) return undefined
  const { label } = menus.words[word] ?? {}
  const message = `“${label}” cannot stand on a card of the type “${menus.lists.type?.[type] ?? type}”.`
  const end = body.length === text.length ? start + text.length : start + text.slice(0, begin - start).trimEnd().length
  return { code: 'not-on-this-type', start, end, message, offers: [] }
}

class Sentence {
  readonly #grammar: Grammar
  readonly #request: TextRequest
  readonly #unit: Unit
  readonly #text: string
  /** The offset of its first character. */
  readonly #start: number
  readonly #place: 'first' | 'later'
  readonly #options: ReaderOptions
  readonly #tokens: readonly Token[]
  readonly #reader: AbilityReader
  readonly #inner = new Map<number, readonly Covered[]>()
  readonly #known: boolean[] = []
  #cover: readonly Covered[] | undefined

  constructor(grammar: Grammar, request: TextRequest, unit: Unit, text: string, start: number, place: 'first' | 'later') {
    this.#grammar = grammar
    this.#request = request
    this.#unit = { ...unit, body: text }
    this.#text = text
    this.#start = start
    this.#place = place
    this.#options = readerOptions(grammar, request, unit)
    this.#reader = new AbilityReader(unitReading(grammar, request, this.#unit, this.#options), place)
    this.#tokens = this.#reader.chart.tokens
  }

  #reads(text: string): boolean {
    return (
      new AbilityReader(unitReading(this.#grammar, this.#request, { ...this.#unit, body: text }, this.#options), this.#place).read()
        .length > 0
    )
  }

  // parts

  parts(): readonly TextPart[] {
    return this.#covered().flatMap(({ from, to, reading, inner }): TextPart[] => {
      const [start, end] = this.#span(from, to)
      if (inner !== undefined) return [{ part: inner, start, end, entries: [] }]
      if (reading === undefined) return []
      const says = this.#says(reading)
      return [{ part: reading.part, start, end, entries: entriesOf(reading), ...(says !== undefined && { says }) }]
    })
  }

  #span(from: number, to: number): readonly [number, number] {
    return [this.#start + (this.#tokens[from]?.start ?? 0), this.#start + (this.#tokens[to - 1]?.end ?? 0)]
  }

  /** How the builder says a part; undefined where a word of it refers to something outside of it. */
  #says({ part, choices, trigger, limit, changes }: PartReading): string | undefined {
    const { menus } = this.#grammar
    const word = this.#unit.word ?? changes?.all[0]?.word
    if (word === undefined) return undefined
    const plain = choices.map(withoutReferences)
    const [change] = changes?.all ?? []
    const ability: BuiltAbility = {
      ...blankAbility(word),
      ...(trigger && { trigger }),
      ...(limit && { limit }),
      ...(part === 'condition' && { conditions: plain }),
      ...(part === 'cost' && { costs: plain }),
      ...(part === 'effect' && { effects: plain }),
      ...(changes && change && { word: change.word, on: changes.on, change: change.change }),
    }
    try {
      return sayParts(menus, ability, this.#request.titles.self, this.#options.host).slice(1).join(', ') || undefined
    } catch {
      // a part that refers to another one has no sentence of its own
      return undefined
    }
  }

  /** The tokens as understood parts and others, with as few others as possible. */
  #covered(): readonly Covered[] {
    this.#cover ??= this.#coveredAnew()
    return this.#cover
  }

  #coveredAnew(): readonly Covered[] {
    const count = this.#tokens.length
    const best: { readonly cost: number; readonly covered: Covered | undefined }[] = []
    best[count] = { cost: 0, covered: undefined }
    for (let at = count - 1; at >= 0; at--) {
      const word = this.#tokens[at]?.word ?? ''
      let now = {
        cost: (best[at + 1]?.cost ?? 0) + (isLoose(word) ? 0.05 : 1),
        covered: undefined as Covered | undefined,
      }
      if (this.#mayBegin(at))
        for (const reading of this.#reader.partsAt(at)) {
          // a cost or a trigger is one only where something follows
          const cost = (best[reading.end]?.cost ?? 99) + 0.2
          if (cost < now.cost) now = { cost, covered: { from: at, to: reading.end, reading } }
        }
      best[at] = now
    }
    const found: Covered[] = []
    let open = 0
    const gap = (to: number): void => {
      for (let at = open; at < to; ) {
        const [longest] = this.#innerAt(at)
        if (longest && longest.to <= to) found.push(longest)
        at = longest && longest.to <= to ? longest.to : at + 1
      }
    }
    for (let at = 0; at < count; ) {
      const covered = best[at]?.covered
      if (covered === undefined) {
        at++
        continue
      }
      gap(at)
      found.push(covered)
      at = covered.to
      open = at
    }
    gap(count)
    return found
  }

  #mayBegin(at: number): boolean {
    if (at === 0) return true
    const word = this.#tokens[at]?.word ?? ''
    return word === 'if' || word === 'while' || isLoose(this.#tokens[at - 1]?.word ?? '') || word === '('
  }

  /** Words for cards and players that begin at a token, the longest first. */
  #innerAt(at: number): readonly Covered[] {
    const known = this.#inner.get(at)
    if (known) return known
    const { chart } = this.#reader
    const ends = (readings: readonly { readonly end: number }[], inner: 'cards' | 'player' | 'until'): readonly Covered[] =>
      readings.flatMap(({ end }) => (end > at ? [{ from: at, to: end, reading: undefined, inner }] : []))
    const found = [
      ...ends(chart.cards('cards', at, 'you'), 'cards'),
      ...ends(chart.filters(at, 'you'), 'cards'),
      ...ends(chart.subject(at), 'cards'),
      ...ends(chart.player('players', at), 'player'),
      ...ends(chart.listed('until', at), 'until'),
    ].sort((one, other) => other.to - one.to)
    this.#inner.set(at, found)
    return found
  }

  /** The weight of tokens that belong to no words for cards or players. */
  readonly #bare = (from: number, to: number): number => {
    const least: number[] = []
    least[to] = 0
    for (let at = to - 1; at >= from; at--) {
      let now = (least[at + 1] ?? 0) + (isSmall(this.#tokens[at]?.word ?? '') ? 0.4 : 1)
      for (const one of this.#innerAt(at)) if (one.to <= to) now = Math.min(now, (least[one.to] ?? 0) + 0.1)
      least[at] = now
    }
    return least[from] ?? 0
  }

  // findings

  /** The findings for the words that no understood part covers. */
  findings(): readonly TextFinding[] {
    const unknownNumber = this.#unknownNumber()
    if (unknownNumber) return [unknownNumber]
    const gaps = this.#gaps()
    const found: TextFinding[] = []
    let room = this.#text.trim().length * mostUnderlined
    for (const { from, to } of gaps) {
      const finding = this.#inGap(from, to, Math.max(room, 1), gaps.length === 1 ? 'alone' : 'one of several')
      if (finding === undefined) continue
      room -= finding.end - finding.start
      found.push(finding)
      if (room <= 0) break
    }
    return found
  }

  /** The finding for a sentence that is understood with a number in place of X, in a text that does not say what X is. */
  #unknownNumber(): TextFinding | undefined {
    const x = this.#tokens.findIndex(({ word }) => word === 'x')
    const says = /\bX (?:is|equals)\b/iu
    if (x < 0 || says.test(this.#request.text) || !this.#reads(this.#text.replace(/\bX\b/gu, '2'))) return undefined
    return this.#finding('x-of-what', x, x + 1, unknownX)
  }

  /** Runs of tokens outside of understood parts. */
  #gaps(): readonly { readonly from: number; readonly to: number }[] {
    const gaps: { from: number; to: number }[] = []
    let at = 0
    const add = (from: number, to: number): void => {
      let [first, last] = [from, to]
      while (first < last && isJoint(this.#tokens, first) && !/^(?:or|\()$/.test(this.#tokens[first]?.word ?? '')) first++
      while (first < last && /^[.,)]$/.test(this.#tokens[last - 1]?.word ?? '')) last--
      if (last > first) gaps.push({ from: first, to: last })
    }
    for (const { from, to, reading } of this.#covered()) {
      if (reading === undefined) continue
      add(at, from)
      at = to
    }
    add(at, this.#tokens.length)
    return gaps
  }

  /** The first word that refers to a card. */
  reference(): number | undefined {
    const at = this.#tokens.findIndex(
      ({ word }, i) => /^(?:it|them|its)$/.test(word) || (/^(?:that|those)$/.test(word) && this.#tokens[i + 1]?.kind === 'word'),
    )
    return at < 0 ? undefined : at
  }

  /** The finding for a sentence whose parts are all understood, but not together. */
  unjoined(): TextFinding {
    const x = this.#tokens.findIndex(({ word }) => word === 'x')
    if (x >= 0) return this.#finding('x-of-what', x, x + 1, unknownX)
    const refers = this.reference()
    if (refers !== undefined) {
      const last = /^(?:that|those)$/.test(this.#tokens[refers]?.word ?? '') ? refers + 2 : refers + 1
      return this.#finding('which-card', refers, last, `It is not clear which card “${this.#words(refers, last)}” is.`)
    }
    const strange = this.#strangePart()
    if (strange !== undefined) return strange
    const to = this.#within(0, this.#tokens.length, this.#text.length * mostUnderlined)
    return this.#finding('unknown-order', 0, to, 'All words are known, but no phrase has them in this order.')
  }

  /** A part that abilities on cards of this type cannot have. */
  #strangePart(): TextFinding | undefined {
    const { type } = this.#request
    const card = `a card of the type “${this.#grammar.menus.lists.type?.[type] ?? type}”`
    const all = this.#reader.readForAnyType()
    if (all.length === 0) return undefined
    const message = all.some((abilities) => abilities.every((one) => this.#reader.isTold(one)))
      ? `This cannot stand on ${card}.`
      : `On ${card} this means more than the entries of the menus do.`
    const [first] = this.#covered().filter(({ reading }) => reading?.part === 'effect' || reading?.part === 'condition')
    const [from, to] = [first?.from ?? 0, first?.to ?? this.#tokens.length]
    return this.#finding('not-on-this-type', from, this.#within(from, to, this.#text.length * mostUnderlined), message)
  }

  /** The finding for tokens outside of understood parts. */
  #inGap(from: number, to: number, room: number, number: 'alone' | 'one of several'): TextFinding | undefined {
    const lasting = this.#lasting(from)
    if (lasting) return lasting
    const { length } = this.#tokens
    const close = this.#clauseEnd(to)
    const candidates = length > mostTokens ? [] : this.#candidates(this.#compared(from, close), from, close)
    const right = number === 'alone' ? this.#tried(candidates) : []
    const [best] = right.length > 0 ? right : candidates
    const unknown = Array.from({ length: to - from }, (_, i) => from + i).filter((at) => !this.#isKnown(at))
    const [first, last] =
      this.#unknownRun(unknown) ?? (right.length > 0 && best ? rangeOf(best.edits, length) : this.#bareRun(from, to, best))
    const end = Math.max(first + 1, this.#within(first, last, room))
    const isWord = unknown.some((at) => at >= first && at < end)
    const offers = right.length > 0 ? right : candidates.filter(({ cost, fits }) => cost <= 1 && fits >= 1.4).slice(0, mostOffers)
    const quoted = `“${this.#words(first, end)}”`
    const told = isWord
      ? end - first === 1
        ? `No phrase has the word ${quoted}.`
        : `No phrase has the words ${quoted}.`
      : `The words ${quoted} are known, but not here.`
    return {
      ...this.#finding(isWord ? 'unknown-word' : 'unknown-order', first, end, offers.length > 0 ? told : `${told} No menu has this.`),
      offers: this.#offered(offers),
    }
  }

  /** The tokens as they are compared with phrases. */
  #compared(from: number, to: number): Words {
    const tokens = this.#tokens
    const range = Array.from({ length: Math.min(to, tokens.length) - Math.max(0, from - 2) }, (_, i) => Math.max(0, from - 2) + i)
    const known = new Map<string, boolean>()
    const near = new Map<string, boolean>()
    const isNearTo = (word: string, at: number): boolean => {
      const key = `${word} ${at}`
      const found = near.get(key) ?? (!this.#isKnown(at) && isNear(word, tokens[at]?.word ?? ''))
      near.set(key, found)
      return found
    }
    return {
      tokens,
      chart: this.#reader.chart,
      isKnown: this.#isKnown,
      bare: this.#bare,
      isNear: isNearTo,
      shares: (word) => {
        const found = known.get(word) ?? range.some((at) => agrees(word, tokens[at]?.word ?? '') || isNearTo(word, at))
        known.set(word, found)
        return found
      },
    }
  }

  /** The first changes after which the sentence is understood, among those that are tried. */
  #tried(candidates: readonly Fitting[]): readonly Fitting[] {
    const right = new Map<string, Fitting>()
    for (const one of candidates.slice(0, mostTrials)) {
      const text = this.#changed(one.edits)
      if (!right.has(text) && this.#reads(text)) right.set(text, one)
      if (right.size === mostOffers) break
    }
    return [...right.values()]
  }

  /** Where a clause that does not say how long its effect lasts would be understood if it did. */
  #lasting(from: number): TextFinding | undefined {
    const { chart } = this.#reader
    const { menus, effects } = this.#grammar
    for (const { entry, pattern } of effects) {
      if (entry.blanks.until === undefined || entry.offer === 'read') continue
      const open = pattern.filter((one) => one.kind !== 'blank' || one.blank !== 'until')
      for (const { end } of chart.pattern(open, from, 'you')) {
        if (!isJoint(this.#tokens, end)) continue
        const [start, close] = this.#span(from, end)
        const offers: TextOffer[] = []
        for (const until of Object.values(menus.lists.until ?? {})) {
          const text = `${this.#words(from, end)} ${until}`
          if (this.#reads(this.#replaced(start, close, text))) offers.push({ start, end: close, text })
          if (offers.length === mostOffers) break
        }
        if (offers.length > 0) return { code: 'how-long', start, end: close, message: 'The text does not say how long this lasts.', offers }
      }
    }
    return undefined
  }

  readonly #isKnown = (at: number): boolean => {
    const token = this.#tokens[at]
    const known = this.#known[at] ?? (token !== undefined && vocabularyOf(this.#grammar).isKnown(token, this.#options))
    this.#known[at] = known
    return known
  }

  /** The end of the clause in which a token is. */
  #clauseEnd(from: number): number {
    let at = from
    while (at < this.#tokens.length && !/^[.,)]$/.test(this.#tokens[at]?.word ?? '')) at++
    return at
  }

  /** Changes of the text that may make it understood, the least first. */
  #candidates(words: Words, from: number, to: number): readonly Fitting[] {
    const { phrases, words: known } = vocabularyOf(this.#grammar)
    const found: Fitting[] = []
    for (let at = from; at < to; at++) {
      if (this.#isKnown(at)) continue
      const { word = '', text = '', kind } = this.#tokens[at] ?? {}
      const names = kind === 'name' ? [...(this.#options.traits ?? []), ...this.#request.titles.others.keys()] : []
      for (const one of [...known, ...names])
        if (isNear(one.toLowerCase(), word) || isNear(word, one.toLowerCase()))
          found.push({ edits: [{ from: at, to: at + 1, words: one }], cost: 0.3, fits: one[0] === text[0] ? 1.2 : 1, end: to })
    }
    const clauses = this.#clauseStarts(from, to)
    for (const { pattern, size } of phrases) {
      const starts = size === 'whole' ? clauses : [from - 2, from - 1, from, from + 1, from + 2].filter((at) => at >= 0 && at < to)
      for (const start of starts)
        for (const one of fittings(pattern, words, start, size === 'whole' ? to : Math.min(to, start + 10)))
          if (one.edits.length > 0 && one.cost < 4 && one.fits > 0.5) found.push(one)
    }
    for (let last = from + 1; last <= Math.min(to, from + 5); last++)
      found.push({ edits: [{ from, to: last, words: '' }], cost: 1.4 + 0.4 * (last - from), fits: 0, end: last })
    const done = new Set<string>()
    return found
      .sort((one, other) => scoreOf(one) - scoreOf(other))
      .filter(({ edits }) => {
        const key = JSON.stringify(edits)
        return !done.has(key) && done.add(key)
      })
      .slice(0, 40)
  }

  /** Where a clause may begin within tokens that are not understood: also behind the cards or the player of which it speaks. */
  #clauseStarts(from: number, to: number): readonly number[] {
    const starts = new Set([from])
    for (let at = from; at < Math.min(to, from + 6); at++) {
      if (starts.has(at)) for (const one of this.#innerAt(at)) starts.add(one.to)
      if (/^(?:after|when|if|while|may|must|player|you|and|to)$/.test(this.#tokens[at]?.word ?? '')) starts.add(at + 1)
    }
    return [...starts].filter((at) => at < to)
  }

  #unknownRun(unknown: readonly number[]): readonly [number, number] | undefined {
    const [first] = unknown
    if (first === undefined) return undefined
    let last = first
    for (const at of unknown) if (at - last <= 2) last = at
    return [first, last + 1]
  }

  /** The tokens that a change would replace, or else those that belong to no understood words. */
  #bareRun(from: number, to: number, best: Fitting | undefined): readonly [number, number] {
    if (best && best.cost <= 2.2 && best.fits > best.cost) {
      const [first, last] = rangeOf(best.edits, this.#tokens.length)
      if (first >= from && last <= to) return [first, last]
    }
    const inner = this.#covered().filter((one) => one.reading === undefined && one.from >= from && one.to <= to && one.to - one.from > 1)
    let first = from
    for (const one of inner) if (one.from === first) first = one.to
    if (first >= to) return [from, to]
    const next = inner.find((one) => one.from > first)?.from ?? to
    return [first, next]
  }

  /** The end of a range of tokens that is no longer than so many letters. */
  #within(from: number, to: number, letters: number): number {
    let end = to
    while (end > from + 1 && (this.#tokens[end - 1]?.end ?? 0) - (this.#tokens[from]?.start ?? 0) > letters) end--
    return end
  }

  #words(from: number, to: number): string {
    return this.#text.slice(this.#tokens[from]?.start ?? 0, this.#tokens[to - 1]?.end ?? 0)
  }

  #finding(code: FindingCode, from: number, to: number, message: string): TextFinding {
    const [start, end] = this.#span(from, to)
    return { code, start, end, message, offers: [] }
  }

  #replaced(start: number, end: number, text: string): string {
    return this.#text.slice(0, start - this.#start) + text + this.#text.slice(end - this.#start)
  }

  /** The sentence after changes. */
  #changed(edits: readonly Edit[]): string {
    let done = this.#text
    for (const one of [...edits].reverse()) {
      const { start, end, text } = this.#offer([one])
      done = done.slice(0, start - this.#start) + text + done.slice(end - this.#start)
    }
    return done
  }

  /** Changes as one replacement. */
  #offer(edits: readonly Edit[]): TextOffer {
    const [from, to] = rangeOf(edits, this.#tokens.length)
    const [start, end] = this.#span(from, to)
    let text = ''
    let at = from
    for (const edit of edits) {
      text = spaced(text, this.#words(at, edit.from))
      text = spaced(text, edit.words)
      at = edit.to
    }
    if (at < to) text = spaced(text, this.#words(at, to))
    // a sign belongs to the number behind it
    if (/(?:^| )[+-]$/.test(text) && this.#tokens[to]?.kind === 'number')
      return { start, end: this.#span(from, to + 1)[1], text: `${text}${this.#words(to, to + 1)}` }
    const isFirst = from === 0 && /^\p{Lu}/u.test(this.#tokens[0]?.text ?? '')
    return { start, end, text: isFirst ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text }
  }

  #offered(fittings: readonly Fitting[]): readonly TextOffer[] {
    return fittings.map(({ edits }) => this.#offer(edits))
  }
}

/** Text with further text behind it. */
const spaced = (text: string, more: string): string =>
  text === '' || more === '' || /^(?:[,.)]|'s\b)/.test(more) || text.endsWith('(') ? text + more : `${text} ${more}`

/** The tokens that changes replace; an insertion, and a deletion without another change, takes a neighbour with it. */
function rangeOf(edits: readonly Edit[], count: number): readonly [number, number] {
  const from = Math.min(...edits.map((one) => one.from))
  const to = Math.max(...edits.map((one) => one.to))
  const isVisible = to > from && edits.some(({ words }) => words !== '')
  if (isVisible) return [from, to]
  return to < count ? [from, to + 1] : [Math.max(0, from - 1), to]
}

/** Words between parts. */
const isLoose = (word: string): boolean => /^(?:[.,:()"]|and|then|to|or|either|may|must|player|players|you|otherwise|choose|do)$/.test(word)

const isSmall = (word: string): boolean => /^(?:a|an|the|each|every|all|any|of|to|\d+|[.,])$/.test(word)

const entriesOf = ({ choices, trigger }: PartReading): readonly string[] => [
  ...(trigger === undefined ? [] : [trigger.kind]),
  ...choices.map(({ id }) => id).filter((id) => !id.startsWith('~')),
]

/** A choice in which a reference is the chosen card. */
function withoutReferences(one: Choice): Choice {
  const put = (value: Value): Value => {
    const refers = isChoice(value) && (value.id === '~reference' || value.id === '~player')
    return refers ? choice('target') : withInner(value, put)
  }
  return put(one) as Choice
}

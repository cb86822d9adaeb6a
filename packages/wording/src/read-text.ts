/** Reads the texts of a card: each of their units is an ability, a keyword, a reminder, or something that no phrase covers. */
import { type Choice, choice, type Menus, wordOf } from '@questwright/abilities'
import { AbilityReader } from './ability-reader.ts'
import { type Grammar, grammarOf } from './grammar.ts'
import { distinctMeanings, nearest, type ScriptOf } from './meanings.ts'
import { nounsOf } from './noun-words.ts'
import { defaultsOf, type ReaderOptions } from './reader.ts'
import type { TextRequest, TextUnit } from './text-unit.ts'
import { unitReading } from './unit-reading.ts'
import { sentencesOf, type Unit, unitsOf } from './units.ts'

/**
 * Reads the texts of a card. The time is bounded for every text: an ability that is too long, and the units beyond the sixtieth, are returned unread.
 * @param menus of the card's game, with those of the systems that the card's pack may use
 * @param scriptOf prints an ability as script; without it readings are compared by their choices
 * @returns the units, first of the usual text and then of the other fields, each in the order of its text
 */
export function readText(menus: Menus, request: TextRequest, scriptOf: ScriptOf = JSON.stringify): readonly TextUnit[] {
  const grammar = grammarOf(menus)
  return withHeads(
    request,
    unitsOf(menus, request).map((unit) => readUnit(grammar, request, unit, scriptOf)),
  )
}

/** An unread sentence with at most so many words may be a condition for the sentences after it: "High tide. The fox gets +1 [speed]." */
const mostWordsOfHead = 3

/** The units, of which those behind unread words in the same line are left by hand too, because their meaning may depend on them. */
function withHeads({ text }: TextRequest, units: readonly TextUnit[]): readonly TextUnit[] {
  let behind: number | undefined
  return units.map((unit) => {
    if (unit.field !== undefined) return unit
    if (behind !== undefined && !text.slice(behind, unit.start).includes('\n')) {
      const isAbility = unit.state !== 'keyword' && unit.state !== 'reminder'
      const { fact: _, ...rest } = unit
      const sentences = unit.sentences.map((one) => ({ ...one, isRead: false }))
      return isAbility
        ? { ...rest, state: 'by-hand' as const, meanings: [], sentences, reached: unit.start, isBehindUnread: true as const }
        : unit
    }
    const isHead = unit.state === 'by-hand' && unit.word === undefined && unit.text.trim().split(/\s+/).length <= mostWordsOfHead
    behind = isHead && /\.\s*$/.test(unit.text) ? unit.start + unit.text.length : undefined
    return unit
  })
}

function readUnit(grammar: Grammar, request: TextRequest, unit: Unit, scriptOf: ScriptOf): TextUnit {
  const base = { text: unit.text, start: unit.start, word: unit.word, ...(unit.field && { field: unit.field }) }
  if (unit.reads === 'nothing')
    return { ...base, state: 'by-hand', meanings: [], sentences: [{ text: unit.text, isRead: false }], reached: unit.start }
  const bare = unit.body.trim()
  if (unit.word === undefined) {
    if (/^\(.*\)\.?$/s.test(bare)) return { ...base, state: 'reminder', meanings: [], sentences: [] }
    if (isKeyword(bare, request.keywords)) return { ...base, state: 'keyword', meanings: [], sentences: [] }
  }
  const options = readerOptions(grammar, request, unit)
  const reader = new AbilityReader(unitReading(grammar, request, unit, options))
  const meanings = distinctMeanings(grammar.menus, nearest(grammar.menus, reader.read()), scriptOf)
  const furthest = Math.max(0, ...reader.chart.reached.filter((one) => one !== undefined))
  const parts = sentencesOf(unit.body)
  // a single sentence is the whole unit, which was read already
  const isRead = (body: string, at: number): boolean =>
    parts.length > 1 &&
    new AbilityReader(unitReading(grammar, request, { ...unit, body }, options), at === 0 ? 'first' : 'later').read().length > 0
  const sentences = parts.map(({ text }, at) => ({ text, isRead: meanings.length > 0 || isRead(text, at) }))
  if (meanings.length > 0) return { ...base, state: meanings.length === 1 ? 'whole' : 'asked', meanings, sentences }
  const fact = unit.word === undefined ? factOf(grammar, reader, request) : undefined
  if (fact) return { ...base, state: 'whole', meanings: [[]], fact, sentences: sentences.map((one) => ({ ...one, isRead: true })) }
  const reached = unit.start + unit.text.length - unit.body.length + (reader.chart.tokens[furthest - 1]?.end ?? 0)
  return { ...base, state: sentences.some(({ isRead }) => isRead) ? 'partly' : 'by-hand', meanings, sentences, reached }
}

/** The fact that a sentence without a label says. */
function factOf({ facts }: Grammar, { chart }: AbilityReader, { type }: TextRequest): Choice | undefined {
  for (const { pattern, defaults, types, blanks, fact } of facts) {
    if (types !== undefined && !types.includes(type)) continue
    const whole = chart.pattern(pattern, 0, 'you', defaultsOf({ blanks }, defaults, 'you')).find(({ end }) => chart.isEnd(end))
    if (whole) return choice(fact, whole.value)
  }
  return undefined
}

/** What the reader of a unit has to know of its card. */
export function readerOptions(grammar: Grammar, request: TextRequest, { word }: Pick<Unit, 'word'>): ReaderOptions {
  const until = wordOf(grammar.menus, word ?? '')?.first?.until
  const { chosenX } = grammar.menus.texts
  const isXChosen =
    chosenX?.types.includes(request.type) && request.unknownNumbers?.includes(chosenX.stat) && !/\bX (?:is|equals)\b/.test(request.text)
  return {
    ...(chosenX && isXChosen && { chosenX: chosenX.amount }),
    type: request.type,
    keywords: request.keywords,
    host: hostWord(request.text, nounsOf(grammar)),
    ...(request.stage !== undefined && { stage: request.stage }),
    ...(request.titles.types && { typesOfTitles: request.titles.types }),
    ...(request.traits && { traits: request.traits }),
    ...(typeof until === 'string' && { until }),
    ...(wordOf(grammar.menus, word ?? '')?.you !== undefined && { yous: grammar.menus.texts.yous ?? [] }),
  }
}

const isKeyword = (text: string, keywords: ReadonlyMap<string, string>): boolean =>
  keywords.has(
    text
      .toLowerCase()
      .replace(/\s*\(.*\)\.?$/, '')
      .replace(/\.$/, '')
      .replace(/ (?:\d+|x)$/, ''),
  )

/** The noun for the card to which the card is attached, as its text names it. */
const hostWord = (text: string, nouns: ReadonlySet<string>): string =>
  [...text.matchAll(/\battached (\p{L}+)/giu)].map(([, noun = '']) => noun.toLowerCase()).find((noun) => nouns.has(noun)) ?? 'card'

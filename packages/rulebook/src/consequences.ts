/** Writes forecasts: story lines that have not happened yet, in fewer words and with icons. */
import type { Rulebook } from './rulebook.ts'

/** An icon of the board, with a part of the story line as its number. */
interface SignedPart {
  /** A part of the line that names another stat: if the line has it, the icon of that stat is used. */
  readonly by?: string
  readonly icon: string
  readonly tone: string
  readonly part: string
}

/** How a kind of story line is shown in a forecast. Kinds without an entry are shown in the words of the story. */
export interface ConsequenceLook {
  /** `never`: it is left out, because it is obvious or another line says the same. */
  readonly told?: 'never'
  /**
   * The words: an ICU message of the parts of the line. With `counts` also `{now}`, and `{full}` if the tokens count towards a number of
   * the card.
   */
  readonly reads?: string
  /** The words for several lines in a row that differ only in the player or card that they name: "each player pays {amount}". */
  readonly several?: string
  /** The words to use after another line about the same card: "destroyed". */
  readonly again?: string
  /** Whether it is good or bad for the players. `loss`: bad for a card of a player, good for another card. */
  readonly tone?: 'good' | 'bad' | 'loss'
  /** The tokens on the card that the amount of the line adds or removes. */
  readonly counts?: { readonly token: string; readonly way: 'more' | 'fewer' }
  /** Two numbers that are compared: drawn as icons instead of words. */
  readonly compares?: readonly [SignedPart, SignedPart]
  /** Parts that the line must have; a line without them is left out. */
  readonly needs?: readonly string[]
  /** Kinds of later lines that it includes, if they have the same amount. */
  readonly says?: readonly string[]
  /** The question whose answer leads to it: it is not shown before that answer is chosen. */
  readonly of?: string
}

/**
 * The icon next to each option of a question: with a stat of the option's card, or with the sum of the amounts of one kind of line in the
 * forecast of the option.
 */
export type OptionSign =
  /** `part`: the part of the question that names another stat, if it has one. */
  | { readonly stat: string; readonly part?: string }
  /** `less`: a kind of line whose amounts are subtracted; the sum then has a sign, and an option that changes nothing has no icon. */
  | { readonly sum: string; readonly less?: string; readonly icon: string; readonly tone: string }

type Json = null | boolean | number | string | readonly Json[] | Parts

interface Parts {
  readonly [part: string]: Json | undefined
}

interface Line {
  readonly kind: string
  readonly parts: Parts
}

/** A forecast as the table sends it. */
interface Foretold {
  readonly follows: readonly Line[]
  readonly unknown: readonly { readonly code: string; readonly parts: Parts }[]
  readonly guessed: readonly string[]
}

/** Cards in a player's current view. */
interface Cards {
  readonly [card: string]: CardNow | undefined
}

interface CardNow {
  readonly controller?: string | null | undefined
  readonly tokens: { readonly [token: string]: number | undefined }
  readonly stats: { readonly [stat: string]: { readonly now: Json } | undefined }
}

/** One consequence: a sentence of the catalogue, and how it is drawn. */
export interface Consequence {
  readonly code: string
  readonly parts: Parts
  readonly tone: 'good' | 'bad' | 'plain'
  readonly compares?: readonly { readonly icon: string; readonly tone: string; readonly number: number }[]
}

/** Sentences for the unknowns that the kernel reports; rules report others. */
const unknownWords = {
  'unknown.asked': 'then {seat} has to choose',
  'unknown.choice': 'before {seat} chooses',
  'unknown.more': 'and more that is not known yet',
  'unknown.hidden': 'the rest depends on hidden cards',
  'unknown.chance': 'the rest is left to chance',
} as const

/** The message code of a kind of line in forecasts. */
const foretold = (kind: string): string => `foretold.${kind}`
const severalOf = (kind: string): string => `${foretold(kind)}.several`
const againOf = (kind: string): string => `${foretold(kind)}.again`

/** The words of forecasts, as messages by code. */
export function consequenceMessages({ consequences }: Pick<Rulebook, 'consequences'>): { readonly [code: string]: string } {
  const messages: { [code: string]: string } = { ...unknownWords, 'foretold.against': 'against' }
  for (const [kind, { reads, several, again }] of Object.entries(consequences)) {
    if (reads !== undefined) messages[foretold(kind)] = reads
    if (several !== undefined) messages[severalOf(kind)] = several
    if (again !== undefined) messages[againOf(kind)] = again
  }
  return messages
}

/** The consequences of a choice, in the order in which they would happen. @param cards the cards now, before the choice */
export function consequencesOf(rulebook: Rulebook, { follows, guessed }: Foretold, cards: Cards): Consequence[] {
  const changed = new Map<string, number>()
  const told: (Consequence & { readonly line: Line })[] = []
  for (const line of follows) {
    const look = lookOf(rulebook, line.kind)
    if (look.told === 'never' || rulebook.clockwork.includes(line.kind) || (look.of !== undefined && guessed.includes(look.of))) continue
    if (look.needs?.some((part) => line.parts[part] === undefined)) continue
    const { because: _because, ...own } = line.parts
    const parts: Parts = { ...own, ...countedParts(rulebook, look, line, cards, changed) }
    const before = told.at(-1)
    const said = before && lookOf(rulebook, before.line.kind).says?.includes(line.kind)
    if (said && before.line.parts.amount === line.parts.amount) continue
    if (look.several !== undefined && before?.line.kind === line.kind && before.line.parts.amount === line.parts.amount) {
      told[told.length - 1] = { ...before, code: severalOf(line.kind) }
      continue
    }
    const card = cardOf(line)
    const again = look.again !== undefined && card !== undefined && before !== undefined && cardOf(before.line) === card
    told.push({
      line,
      code: again ? againOf(line.kind) : look.reads === undefined ? line.kind : foretold(line.kind),
      parts,
      tone: toneOf(look, card === undefined ? undefined : cards[card]),
      ...(look.compares ? { compares: look.compares.map((sign) => signedPart(rulebook, sign, line)) } : {}),
    })
  }
  return told.map(({ line: _line, ...consequence }) => consequence)
}

/** The icon next to an option; undefined if it has none. @param forecast the forecast of that option */
export function optionSignOf(
  rulebook: Rulebook,
  question: { readonly name: string; readonly parts: Parts },
  card: CardNow | undefined,
  forecast: Foretold | undefined,
): { readonly icon: string; readonly tone: string; readonly number: number; readonly signed?: 'signed' } | undefined {
  const sign = Object.hasOwn(rulebook.optionSigns, question.name) ? rulebook.optionSigns[question.name] : undefined
  if (sign === undefined) return undefined
  if ('sum' in sign) {
    const { icon, tone, sum, less } = sign
    // the forecast stopped at another choice, so the number is not known
    if (forecast === undefined || forecast.unknown.some(({ code }) => code === 'unknown.asked')) return undefined
    const factors = new Map([[sum, 1], ...(less === undefined ? [] : [[less, -1] as const])])
    const number = forecast.follows.reduce((all, { kind, parts }) => all + (factors.get(kind) ?? 0) * Number(parts.amount ?? 0), 0)
    if (less !== undefined && number === 0) return undefined
    return { icon, tone, number, ...(less === undefined ? {} : { signed: 'signed' as const }) }
  }
  const other = sign.part === undefined ? undefined : question.parts[sign.part]
  const stat = typeof other === 'string' ? other : sign.stat
  const now = card?.stats[stat]?.now
  if (typeof now !== 'number') return undefined
  const fact = Object.hasOwn(rulebook.facts, stat) ? rulebook.facts[stat] : undefined
  return { icon: fact?.icon ?? stat, tone: fact?.tone ?? stat, number: now }
}

function lookOf({ consequences }: Rulebook, kind: string): ConsequenceLook {
  return (Object.hasOwn(consequences, kind) ? consequences[kind] : undefined) ?? {}
}

/** The key of the card that a line is about. */
function cardOf({ parts: { card } }: Line): string | undefined {
  return typeof card === 'object' && card !== null && 'card' in card ? String((card as Parts).card) : undefined
}

function toneOf({ tone }: ConsequenceLook, card: CardNow | undefined): Consequence['tone'] {
  if (tone === undefined) return 'plain'
  return tone !== 'loss' ? tone : typeof card?.controller === 'string' ? 'bad' : 'good'
}

function signedPart({ facts }: Rulebook, { icon, tone, part, by }: SignedPart, { parts }: Line) {
  const other = by === undefined ? undefined : parts[by]
  const fact = typeof other === 'string' && Object.hasOwn(facts, other) ? facts[other] : undefined
  return { icon: fact?.icon ?? icon, tone: fact?.tone ?? tone, number: Number(parts[part] ?? 0) }
}

/** How many tokens would be on the card of a line, and the number of the card towards which they count. */
function countedParts(rulebook: Rulebook, { counts }: ConsequenceLook, line: Line, cards: Cards, changed: Map<string, number>): Parts {
  const { parts } = line
  const key = cardOf(line)
  if (counts === undefined || key === undefined) return {}
  const { token, way } = counts
  const place = `${token} ${key}`
  const now = Math.max(0, (changed.get(place) ?? cards[key]?.tokens[token] ?? 0) + Number(parts.amount ?? 0) * (way === 'more' ? 1 : -1))
  changed.set(place, now)
  const fact = Object.hasOwn(rulebook.tokenFaces, token) ? rulebook.tokenFaces[token]?.counts?.fact : undefined
  const full = fact === undefined ? undefined : cards[key]?.stats[fact]?.now
  // tokens beyond the card's number do not count
  return typeof full === 'number' ? { now: Math.min(now, full), full } : { now, full: 0 }
}

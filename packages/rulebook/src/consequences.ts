/** How what would follow from a choice is told before it is made: lines of the story that has not happened yet, in fewer words and with signs. */
import type { Rulebook } from './rulebook.ts'

/** A sign of the board with a part of a line as its number. */
interface SignedPart {
  /** A part of the line that names another stat, whose sign it is where the line has one. */
  readonly by?: string
  readonly icon: string
  readonly tone: string
  readonly part: string
}

/** A kind of line of the story, as it is told before it happens. Kinds without a look are told in the words of the story. */
export interface ConsequenceLook {
  /** It goes without saying, or another line says it. */
  readonly told?: 'never'
  /** The words, an ICU message of the parts of the line. With `counts` also `{now}`, and `{full}` where the tokens count against a number of the card. */
  readonly reads?: string
  /** In place of several lines in a row that differ in whom they name: "each player pays {amount}". */
  readonly several?: string
  /** In place of these words behind a line that is told of the same card: "destroyed". */
  readonly again?: string
  /** For the players. `loss`: bad where it happens to a card of a player, good where it happens to another. */
  readonly tone?: 'good' | 'bad' | 'loss'
  /** Tokens on the card of which the line's amount makes more, or fewer. */
  readonly counts?: { readonly token: string; readonly way: 'more' | 'fewer' }
  /** Two numbers that are set against each other: drawn as signs instead of words. */
  readonly compares?: readonly [SignedPart, SignedPart]
  /** Parts without which it is not told. */
  readonly needs?: readonly string[]
  /** Kinds of lines behind it that it says as well, where they have the same amount. */
  readonly says?: readonly string[]
  /** The question from whose answer it follows: it is not told before that answer. */
  readonly of?: string
}

/** The sign beside the key of each option of a question: a stat of its card, or the sum of the amounts of a kind of line that would follow. */
export type OptionSign =
  /** `part`: the part of the question that names another stat, where it has one. */
  { readonly stat: string; readonly part?: string } | { readonly sum: string; readonly icon: string; readonly tone: string }

type Json = null | boolean | number | string | readonly Json[] | Parts

interface Parts {
  readonly [part: string]: Json | undefined
}

interface Line {
  readonly kind: string
  readonly parts: Parts
}

/** What would follow, as a table tells it. */
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

/** One thing that would follow: its words as a sentence of the catalogue, and how it is drawn. */
export interface Consequence {
  readonly code: string
  readonly parts: Parts
  readonly tone: 'good' | 'bad' | 'plain'
  readonly compares?: readonly { readonly icon: string; readonly tone: string; readonly number: number }[]
}

/** What the kernel itself says is unknown; rules say the rest. */
const unknownWords = {
  'unknown.asked': 'then {seat} has to choose',
  'unknown.choice': 'before {seat} chooses',
  'unknown.more': 'and what nobody knows yet',
  'unknown.hidden': 'the rest lies hidden',
  'unknown.chance': 'the rest is left to chance',
} as const

/** The code under which a kind of line is told before it happens. */
const foretold = (kind: string): string => `foretold.${kind}`
const severalOf = (kind: string): string => `${foretold(kind)}.several`
const againOf = (kind: string): string => `${foretold(kind)}.again`

/** The words of what would follow, as messages by their codes. */
export function consequenceMessages({ consequences }: Pick<Rulebook, 'consequences'>): { readonly [code: string]: string } {
  const messages: { [code: string]: string } = { ...unknownWords, 'foretold.against': 'against' }
  for (const [kind, { reads, several, again }] of Object.entries(consequences)) {
    if (reads !== undefined) messages[foretold(kind)] = reads
    if (several !== undefined) messages[severalOf(kind)] = several
    if (again !== undefined) messages[againOf(kind)] = again
  }
  return messages
}

/** What would follow from a choice, in the order in which it would happen. @param cards as they are now */
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

/** The sign beside the key of an option; undefined without one. @param forecast of that option */
export function optionSignOf(
  rulebook: Rulebook,
  question: { readonly name: string; readonly parts: Parts },
  card: CardNow | undefined,
  forecast: Foretold | undefined,
): { readonly icon: string; readonly tone: string; readonly number: number } | undefined {
  const sign = Object.hasOwn(rulebook.optionSigns, question.name) ? rulebook.optionSigns[question.name] : undefined
  if (sign === undefined) return undefined
  if ('sum' in sign) {
    const { icon, tone, sum } = sign
    // where something has to be chosen first, nothing is known of it
    if (forecast === undefined || forecast.unknown.some(({ code }) => code === 'unknown.asked')) return undefined
    return {
      icon,
      tone,
      number: forecast.follows.reduce((all, { kind, parts }) => all + (kind === sum ? Number(parts.amount ?? 0) : 0), 0),
    }
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

/** The key of the card of which a line is told. */
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

/** How many tokens would lie on the card of a line, and against which of its numbers they count. */
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
  // more than there is room for is no more than all
  return typeof full === 'number' ? { now: Math.min(now, full), full } : { now, full: 0 }
}

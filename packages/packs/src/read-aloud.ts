/** Puts a step of a setup, or a condition under which a game ends, into words as a card would. The texts come from the rulebook. */
import { entryIn, type FieldKind, type Phrase, type Rulebook, typeIn } from '@questwright/rulebook'

/** A fixed number, or `per-player`: one for each player. */
export type Amount = number | 'per-player'

/** A selection of cards: all given conditions must be met. */
export interface CardFilter {
  /** Slug of a set, or `pack:slug`. */
  readonly set?: string
  readonly type?: string
  readonly trait?: string
}

/** A part of the sentence: plain words, or a name to emphasise. */
export type Word = string | { readonly name: string }

type Told = { readonly [field: string]: unknown }

/** Returns the title of the card, or of the set, with this code. */
type NameOf = (code: string, what: 'card' | 'set') => string

interface Reading {
  readonly phrase: Phrase
  readonly told: Told
  readonly nameOf: NameOf
  readonly rulebook: Rulebook
}

/**
 * The sentence for a step or a condition.
 * @param rulebook of the game to which the phrase belongs
 */
export function readAloud(phrase: Phrase, told: Told, nameOf: NameOf, rulebook: Rulebook): Word[] {
  const words: Word[] = []
  for (const part of phrase.reads.split(/(\{\w+\})/)) {
    const field = /^\{(\w+)\}$/.exec(part)?.[1]
    if (field === undefined) words.push(part)
    else words.push(...wordsOf(phrase.fields[field] as FieldKind, told[field], part, { phrase, told, nameOf, rulebook }))
  }
  return words.filter((word) => word !== '')
}

function wordsOf(kind: FieldKind, value: unknown, missing: string, reading: Reading): Word[] {
  const { told, nameOf, rulebook } = reading
  switch (kind) {
    case 'copies':
      return value === undefined || value === 1 ? [] : [value === 'per-player' ? '1 copy per player of ' : `${String(value)} copies of `]
    case 'amount':
      return [value === 'per-player' ? '1 per player' : typeof value === 'number' ? numbered(value, reading) : '…']
    case 'number':
      return [typeof value === 'number' ? numbered(value, reading) : '…']
    case 'filter':
      return filterWords((value ?? {}) as CardFilter, told.count, reading)
    case 'cards': {
      const codes = Array.isArray(value) ? (value as string[]) : []
      return codes.length === 0 ? ['…'] : codes.flatMap((code, i): Word[] => [...(i > 0 ? [', '] : []), { name: nameOf(code, 'card') }])
    }
    case 'host':
      return [typeof value !== 'string' || value === '' ? '…' : (entryIn(rulebook.hosts, value) ?? { name: nameOf(value, 'card') })]
    case 'place':
      return [entryIn(rulebook.places, value) ?? '…']
    case 'way':
      return [entryIn(rulebook.ways, value) ?? '…']
    case 'token':
      return [entryIn(rulebook.tokens, value) ?? (typeof value === 'string' ? `${value} tokens` : '…')]
    case 'optional-trait':
      return typeof value === 'string' && value !== '' ? [{ name: value }, ' '] : []
    case 'trait':
      return typeof value === 'string' && value !== '' ? [{ name: value }] : ['…']
    default:
      return typeof value === 'string' && value !== '' ? [{ name: nameOf(value, 'card') }] : [missing === '' ? '' : '…']
  }
}

/** A number with its noun, such as `2 cards`, where the phrase counts cards; otherwise the bare number. */
function numbered(value: number, { phrase }: Reading): string {
  return phrase.counts === 'cards' ? `${value} ${value === 1 ? 'card' : 'cards'}` : String(value)
}

function filterWords({ set, type = 'card', trait }: CardFilter, count: unknown, { nameOf, rulebook }: Reading): Word[] {
  const several = typeIn(rulebook, type)?.plural.toLowerCase() ?? `${type}s`
  return [
    ...(trait ? [{ name: trait }, ' '] : []),
    typeof count === 'number' && count > 1 ? several : type,
    ...(set ? [' of the set ', { name: nameOf(set, 'set') }] : []),
  ]
}

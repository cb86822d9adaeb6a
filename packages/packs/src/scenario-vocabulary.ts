/**
 * The words in which a scenario says its setup, its branches and how it ends, as data: one table for each vocabulary.
 * Forms are built from it, files are checked against it, and steps are read aloud by it. The deeds are the engine's (`packages/lcg/src/scenario-parts.ts`).
 */

/** A whole number, or so many for each player. */
export type Amount = number | 'per-player'

/** Which cards: all that is said must hold. */
export interface CardFilter {
  /** Slug of an encounter set, or `pack:slug`. */
  readonly set?: string
  readonly type?: string
  readonly trait?: string
}

/** What a field of a step or condition holds. */
export type FieldKind =
  | 'card'
  | 'cards'
  | 'host'
  | 'stage'
  | 'amount'
  | 'copies'
  | 'number'
  | 'filter'
  | 'token'
  | 'place'
  | 'way'
  | 'trait'
  | 'optional-trait'

/** One kind of step or condition. */
export interface Phrase {
  /** What it holds, in the order in which a form asks for it. */
  readonly fields: { readonly [field: string]: FieldKind }
  /** How a menu calls it. */
  readonly name: string
  /** How it reads: fields stand in braces, `{card}`. */
  readonly reads: string
}

/** The steps of a setup. */
export const setupPhrases = {
  'add-to-staging': {
    name: 'Add a card to the staging area',
    reads: 'Add {copies}{card} to the staging area.',
    fields: { card: 'card', copies: 'copies' },
  },
  'make-active': { name: 'Make a location the active location', reads: 'Make {card} the active location.', fields: { card: 'card' } },
  'set-aside': {
    name: 'Set a card aside',
    reads: 'Set {copies}{card} aside, out of play.',
    fields: { card: 'card', copies: 'copies' },
  },
  attach: { name: 'Attach a card to another', reads: 'Attach {card} to {to}.', fields: { card: 'card', to: 'host' } },
  remove: {
    name: 'Remove a card from the game',
    reads: 'Remove {copies}{card} from the game.',
    fields: { card: 'card', copies: 'copies' },
  },
  'choose-card': {
    name: 'The players choose among cards',
    reads: 'The players choose 1 among {cards}: {place}.',
    fields: { cards: 'cards', place: 'place' },
  },
  'each-player-adds': {
    name: 'Each player adds random cards',
    reads: 'Each player adds {count} random {of} from the encounter deck to the staging area.',
    fields: { count: 'number', of: 'filter' },
  },
  'each-player-searches': {
    name: 'Each player searches for cards',
    reads: 'Each player searches the encounter deck for {count} {of} and adds what is found to the staging area.',
    fields: { count: 'number', of: 'filter' },
  },
  'each-player-reveals': {
    name: 'Each player reveals encounter cards',
    reads: 'Each player reveals {count} {of} from the encounter deck.',
    fields: { count: 'number', of: 'filter' },
  },
  reveal: { name: 'Reveal encounter cards', reads: 'Reveal {count} from the encounter deck.', fields: { count: 'amount' } },
  'put-tokens': {
    name: 'Put tokens on a card',
    reads: 'Put {count} {token} on {on}.',
    fields: { token: 'token', count: 'amount', on: 'host' },
  },
  'each-player-draws': { name: 'Each player draws cards', reads: 'Each player draws {count}.', fields: { count: 'number' } },
  'each-player-discards': {
    name: 'Each player discards cards from hand',
    reads: 'Each player discards {count} {way} from hand.',
    fields: { count: 'number', way: 'way' },
  },
  'each-player-raises-threat': {
    name: 'Each player raises threat',
    reads: 'Each player raises his or her threat by {count}.',
    fields: { count: 'number' },
  },
  shuffle: { name: 'Shuffle the encounter deck', reads: 'Shuffle the encounter deck.', fields: {} },
} as const satisfies { readonly [word: string]: Phrase }

export type SetupWord = keyof typeof setupPhrases

/** How a game is won or lost, besides what the rules say. */
export const endPhrases = {
  'stage-defeated': { name: 'A stage is defeated', reads: '{stage} is defeated.', fields: { stage: 'stage' } },
  destroyed: { name: 'A card is destroyed', reads: '{card} is destroyed.', fields: { card: 'card' } },
  explored: { name: 'A location is explored', reads: '{card} is explored.', fields: { card: 'card' } },
  'leaves-play': { name: 'A card leaves play', reads: '{card} leaves play.', fields: { card: 'card' } },
  'victory-display': {
    name: 'Cards lie in the victory display',
    reads: '{copies}{card} is in the victory display.',
    fields: { card: 'card', copies: 'copies' },
  },
  threat: { name: "A player's threat reaches a number", reads: "Any player's threat is {number} or higher.", fields: { number: 'number' } },
  'no-heroes': { name: 'No hero is in play', reads: 'No {trait}hero is in play.', fields: { trait: 'optional-trait' } },
  round: { name: 'A round ends', reads: 'Round {number} ends.', fields: { number: 'number' } },
} as const satisfies { readonly [word: string]: Phrase }

export type EndWord = keyof typeof endPhrases

/** Who says which stage comes after one that is defeated. */
export const branchPhrases = {
  order: { name: 'In order', reads: 'next' },
  random: { name: 'At random', reads: 'at random' },
  players: { name: 'The players vote', reads: 'the players vote' },
  'first-player': { name: 'The first player chooses', reads: 'first player chooses' },
  location: { name: 'By the active location', reads: 'by the active location' },
  script: { name: "The stage's own script says", reads: 'its script says' },
} as const satisfies { readonly [word: string]: { readonly name: string; readonly reads: string } }

export type BranchWord = keyof typeof branchPhrases

/** Where a chosen card goes. */
export const places = { staging: 'add it to the staging area', active: 'make it the active location', aside: 'set it aside' } as const

/** How cards leave a hand. */
export const discardWays = { random: 'at random', chosen: 'of his or her choice' } as const

/** Hosts that are no card of a pack. */
export const hosts = { 'active-location': 'the active location' } as const

/** The words a sentence is made of: plain, or a name that stands out. */
export type Word = string | { readonly name: string }

type Told = { readonly [field: string]: unknown }

/**
 * Reads a step or a condition as a card would say it.
 * @param nameOf the title of a code, of a set where `what` says so
 */
export function readAloud(phrase: Phrase, told: Told, nameOf: (code: string, what: 'card' | 'set') => string): Word[] {
  const words: Word[] = []
  for (const part of phrase.reads.split(/(\{\w+\})/)) {
    const field = /^\{(\w+)\}$/.exec(part)?.[1]
    if (field === undefined) words.push(part)
    else words.push(...wordsOf(phrase.fields[field] as FieldKind, told[field], nameOf, part, told))
  }
  return words.filter((word) => word !== '')
}

function wordsOf(
  kind: FieldKind,
  value: unknown,
  nameOf: (code: string, what: 'card' | 'set') => string,
  missing: string,
  told: Told,
): Word[] {
  switch (kind) {
    case 'copies':
      return value === undefined || value === 1 ? [] : [value === 'per-player' ? '1 copy per player of ' : `${String(value)} copies of `]
    case 'amount':
      return [value === 'per-player' ? '1 per player' : typeof value === 'number' ? numbered(value, told) : '…']
    case 'number':
      return [typeof value === 'number' ? numbered(value, told) : '…']
    case 'filter':
      return filterWords((value ?? {}) as CardFilter, nameOf, told.count)
    case 'cards': {
      const codes = Array.isArray(value) ? (value as string[]) : []
      return codes.length === 0 ? ['…'] : codes.flatMap((code, i): Word[] => [...(i > 0 ? [', '] : []), { name: nameOf(code, 'card') }])
    }
    case 'host':
      return [
        typeof value !== 'string' || value === ''
          ? '…'
          : Object.hasOwn(hosts, value)
            ? hosts[value as keyof typeof hosts]
            : { name: nameOf(value, 'card') },
      ]
    case 'place':
      return [places[value as keyof typeof places] ?? '…']
    case 'way':
      return [discardWays[value as keyof typeof discardWays] ?? '…']
    case 'token':
      return [value === 'progress' ? 'progress' : value === 'damage' ? 'damage' : typeof value === 'string' ? `${value} tokens` : '…']
    case 'optional-trait':
      return typeof value === 'string' && value !== '' ? [{ name: value }, ' '] : []
    case 'trait':
      return typeof value === 'string' && value !== '' ? [{ name: value }] : ['…']
    default:
      return typeof value === 'string' && value !== '' ? [{ name: nameOf(value, 'card') }] : [missing === '' ? '' : '…']
  }
}

/** `2 cards` where the number counts cards of no filter; the bare number else. */
function numbered(value: number, told: Told): string {
  const countsCards = told.do === 'reveal' || told.do === 'each-player-draws' || told.do === 'each-player-discards'
  return countsCards ? `${value} ${value === 1 ? 'card' : 'cards'}` : String(value)
}

function filterWords({ set, type, trait }: CardFilter, nameOf: (code: string, what: 'card' | 'set') => string, count: unknown): Word[] {
  const noun = type ?? 'card'
  const nouns = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return [
    ...(trait ? [{ name: trait }, ' '] : []),
    typeof count === 'number' && count > 1 ? nouns : noun,
    ...(set ? [' of the set ', { name: nameOf(set, 'set') }] : []),
  ]
}

import { boundedPart, boundedSentence, factTexts, type Rulebook, readable, setTitlesSection } from '@questwright/rulebook'
import type { CardReference, Json, JsonObject, Sentence, WordsReference } from './door-types.ts'
import { isSeat } from './seat.ts'
import { slotMark, withoutMarks } from './text-marks.ts'

/**
 * The printed facts of a card from its pack, with its text in one language. Each number is a field with the name of the fact in the
 * rulebook.
 */
export interface CatalogueCard {
  readonly code: string
  readonly title: string
  readonly type: string
  readonly unique?: boolean
  readonly stage?: Json
  readonly number?: Json
  readonly traits: readonly string[]
  readonly keywords?: readonly string[]
  /** The title of its set, and its slug. */
  readonly setTitle?: string
  readonly setSlug?: string
  readonly quantity?: Json
  /** The name of its back, where it differs from the back that its type implies. */
  readonly back?: Json
  /** The author's own picture: a value of the same form as in the card's facts. */
  readonly art?: Json
  /** The id of its pack. */
  readonly packId?: string
  readonly flavour?: string
  /** Words beside the title by which versions of the card differ. */
  readonly subtitle?: string
  /** The display name of its pack. */
  readonly pack?: string
  readonly text?: string
  readonly sides?: { readonly [side: string]: CatalogueSide }
  readonly [fact: string]: unknown
}

/** The printed data of one side of a card that differs from the shared data. */
interface CatalogueSide {
  readonly title?: string
  readonly text?: string
  readonly flavour?: string
  /** The type of this side, where it differs from the front's, with its own traits, keywords and picture. */
  readonly type?: Json
  readonly traits?: Json
  readonly keywords?: Json
  readonly art?: Json
  readonly [fact: string]: unknown
}

/** A part of a sentence that stands for a seat. */
interface SeatReference {
  readonly seat: string
}

/** Returns the words for a card or a seat in a sentence. */
type Resolve = (reference: CardReference | SeatReference) => string

/** Gives the board the words and the printed facts that it shows. */
export interface Catalogue {
  /** How the game draws and names card types and facts. */
  readonly rulebook: Rulebook
  /** The printed facts of a card, or title and text of a scenario, a rule or a system; undefined for an unknown code. */
  card(code: string): CatalogueCard | undefined
  /**
   * A sentence from a message code and its parts. Where the part `words` refers to something that an author named, the author's words are
   * used. An unknown code gives readable words made from the code and its parts; the function never throws.
   */
  sentence(code: string, parts: JsonObject, resolve?: Resolve): string
  /** Whether there is a message with that code. */
  has(code: string): boolean
  /** The title of a card, keyword, scenario or rule by its code; for an unknown code, words made from the code. */
  title(code: string): string
  /** The author's name for an ability `pack:slug#part`; undefined where the script or the pack's texts give it none. */
  ability(name: string): string | undefined
  /**
   * The name of a kind of tokens (without a number), or the name under which a card lies face down: the author's words, else the bare slug.
   * @param near the code of a card: where several packs have words for the key, those of its pack come first
   */
  called(words: 'tokens' | 'names', key: string, near?: string | undefined): string
  /**
   * The keys in a question or an outcome for which no pack has words. They are shown as they are written in the script, and the table says
   * where the author adds the words.
   */
  unworded(value: unknown): readonly UnwordedKey[]
}

/** The part of a pack that the catalogue reads: printed facts by slug, and texts by language. */
interface CataloguePack {
  readonly id: string
  readonly name?: string
  readonly cards: { readonly [slug: string]: unknown }
  readonly text: { readonly [language: string]: unknown }
}

/**
 * The words that authors wrote for the names in their scripts. They are inserted as plain text: braces in them are not read as ICU
 * placeholders.
 */
interface AuthorWords {
  of(reference: WordsReference): string | undefined
  ability(name: string): string | undefined
  anywhere(words: 'tokens' | 'names', key: string, near: string | undefined): string | undefined
  title(code: string): string | undefined
  namesIn(parts: JsonObject): { readonly [part: string]: string }
  unworded(references: readonly WordsReference[]): readonly UnwordedKey[]
}

/** A key of a script for which no pack has words, and the file section where its words belong. */
interface UnwordedKey {
  readonly words: WordsReference['words']
  readonly key: string
  readonly title: string
  readonly pack: string
  readonly section: string
  readonly slug: string
}

const noWords: AuthorWords = {
  of: () => undefined,
  ability: () => undefined,
  anywhere: () => undefined,
  title: () => undefined,
  namesIn: () => ({ named: 'no', does: '' }),
  unworded: () => [],
}

export interface CatalogueSource {
  /** The rulebook of the packs' game. */
  readonly rulebook: Rulebook
  readonly packs?: readonly CataloguePack[]
  /** Cards by code, for callers that have no packs. */
  readonly cards?: readonly CatalogueCard[]
  /** ICU messages by code: story, questions, refusals. They override the board's own messages and those of the rulebook. */
  readonly messages?: { readonly [code: string]: string }
  /** The authors' words for names in their scripts; without it the bare keys are shown. */
  readonly words?: AuthorWords
  readonly language?: string
  /** Names of seats; a seat without one is called "Player" with its number. */
  readonly seatNames?: { readonly [seat: string]: string }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/**
 * Parts of a story entry that are left out where words have to be made from the entry because its message is missing: they say where the
 * entry comes from, not what happened.
 */
const unsaid: ReadonlySet<string> = new Set(['because', 'named', 'does'])

/** Facts besides numbers that a card face draws. */
const signs = ['unique', 'number', 'quantity', 'back', 'art']

/** The names of the facts that the catalogue copies from each card of a pack. */
function carriedFacts(rulebook: Rulebook): readonly string[] {
  const drawn = Object.entries(rulebook.facts).filter(
    ([, { holds, values }]) => holds === 'printed' || holds === 'number' || values !== undefined,
  )
  const pictured = Object.values(rulebook.pictures).flatMap(({ print = {} }) => Object.keys(print))
  return [...new Set([...signs, ...drawn.map(([fact]) => fact), ...pictured])]
}

/** The names of the text fields of a card, without the field that every card may have. */
export function textParts(rulebook: Rulebook): readonly string[] {
  return factTexts(rulebook).map(({ field }) => field)
}

/** The set of a card: the value of the first of its facts that names a set, with the title from the pack's texts. */
function setOf(facts: JsonObject, book: JsonObject, rulebook: Rulebook): { readonly setTitle?: string; readonly setSlug?: string } {
  const named = Object.keys(rulebook.facts).filter((fact) => rulebook.facts[fact]?.names === 'set')
  const [slug] = named.flatMap((fact) => textOf(facts[fact]) ?? (Array.isArray(facts[fact]) ? (textOf(facts[fact][0]) ?? []) : []))
  if (slug === undefined) return {}
  const section = book[setTitlesSection(rulebook) ?? '']
  const words = isObject(section) ? section[slug] : undefined
  return { setTitle: (isObject(words) ? textOf(words.title) : undefined) ?? readable(slug), setSlug: slug }
}

function bookOf(pack: CataloguePack, language: string): JsonObject {
  return isObject(pack.text[language]) ? pack.text[language] : isObject(pack.text.en) ? pack.text.en : {}
}

function cardFromPack(pack: CataloguePack, slug: string, language: string, rulebook: Rulebook, carried: readonly string[]): CatalogueCard {
  const facts = isObject(pack.cards[slug]) ? pack.cards[slug] : {}
  const book = bookOf(pack, language)
  const words = isObject(book.cards) && isObject(book.cards[slug]) ? book.cards[slug] : {}
  const card: { [fact: string]: unknown } = {
    code: `${pack.id}:${slug}`,
    title: textOf(words.title) ?? readable(slug),
    type: textOf(facts.type) ?? 'card',
    traits: Array.isArray(facts.traits) ? facts.traits.filter((trait) => typeof trait === 'string') : [],
    pack: pack.name ?? readable(pack.id),
    packId: pack.id,
  }
  if (Array.isArray(facts.keywords)) card.keywords = asPrinted(facts.keywords)
  for (const fact of carried) if (facts[fact] !== undefined) card[fact] = facts[fact]
  Object.assign(card, setOf(facts, book, rulebook))
  for (const word of ['subtitle', 'text', ...textParts(rulebook), 'flavour'])
    if (textOf(words[word]) !== undefined) card[word] = words[word]
  const factSides = isObject(facts.sides) ? facts.sides : {}
  const wordSides = isObject(words.sides) ? words.sides : {}
  const names = [...new Set([...Object.keys(factSides), ...Object.keys(wordSides)])]
  if (names.length > 0) {
    const sides: { [side: string]: JsonObject } = {}
    for (const name of names) {
      const printed = isObject(factSides[name]) ? factSides[name] : {}
      const spoken = isObject(wordSides[name]) ? wordSides[name] : {}
      sides[name] = { ...printed, ...(Array.isArray(printed.keywords) ? { keywords: asPrinted(printed.keywords) } : {}), ...spoken }
    }
    card.sides = sides
  }
  return card as unknown as CatalogueCard
}

/** Keywords as cards print them: without the pack, which only distinguishes two keywords of the same name. */
function asPrinted(keywords: readonly unknown[]): string[] {
  return keywords.flatMap((keyword) => (typeof keyword === 'string' ? [keyword.slice(keyword.lastIndexOf(':') + 1)] : []))
}

/** The placeholder cards of scenes, which are in no pack of the workspace. */
function standInsOf({ sceneBoard: { standIns } }: Rulebook): CataloguePack {
  return { id: 'scene', cards: standIns, text: { en: { cards: standIns } } }
}

/** Scenarios, rules and systems are shown on the table like cards, with title and text only. */
const besideCards = /^([\w~-]+):(rule|scenario|system)\/([\w-]+)$/

function cardBeside(packs: readonly CataloguePack[], code: string, language: string): CatalogueCard | undefined {
  const [, id, type = '', slug = ''] = besideCards.exec(code) ?? []
  const pack = packs.find((one) => one.id === id)
  if (!pack) return undefined
  const entries = bookOf(pack, language)[`${type}s`]
  const words = isObject(entries) && isObject(entries[slug]) ? entries[slug] : {}
  const text = textOf(words.text)
  return {
    code,
    title: textOf(words.title) ?? readable(slug),
    type,
    traits: [],
    pack: pack.name ?? readable(pack.id),
    packId: pack.id,
    ...(text === undefined ? {} : { text }),
  }
}

function isCardReference(value: JsonObject): value is JsonObject & CardReference {
  return typeof value.card === 'string'
}

function isSentence(value: JsonObject): boolean {
  return typeof value.code === 'string' && isObject(value.parts)
}

function isWords(value: unknown): value is WordsReference & JsonObject {
  return isObject(value) && typeof value.words === 'string' && typeof value.of === 'string' && typeof value.key === 'string'
}

function referencesIn(value: unknown): WordsReference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  return isWords(value) ? [value] : Object.values(value).flatMap(referencesIn)
}

/** `pack:slug#part` */
const abilityPattern = /^([\w-]+:[\w/-]+)#[\w-]+$/

/** The parts of a sentence by their names, each already turned into words. */
interface SpokenParts {
  readonly [part: string]: string | number
}

/** Fills the parts into a message. @throws when a part of the message is missing */
export type Message = (parts: SpokenParts) => string

/** The board's messages, and how a message is parsed. */
export interface MessageReading {
  /** Messages of the board and of the rulebook by code. */
  readonly messages: { readonly [code: string]: string }
  /** @throws for a message that it cannot parse */
  readonly read: (message: string, language: string) => Message
}

/**
 * Each part of a message is turned into words: a reference to a card becomes its title, a seat becomes its name, the items of a list are
 * joined, and a message inside the part becomes its sentence.
 */
export function catalogueWith(source: CatalogueSource, reading: MessageReading): Catalogue {
  const language = source.language ?? 'en'
  const messages: { readonly [code: string]: string } = { ...reading.messages, ...source.messages }
  const cards = new Map<string, CatalogueCard>()
  const carried = carriedFacts(source.rulebook)
  for (const pack of [standInsOf(source.rulebook), ...(source.packs ?? [])])
    for (const slug of Object.keys(pack.cards))
      cards.set(`${pack.id}:${slug}`, cardFromPack(pack, slug, language, source.rulebook, carried))
  for (const card of source.cards ?? []) cards.set(card.code, card)
  const compiled = new Map<string, Message | null>()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const authored = source.words ?? noWords
  const beside = new Map<string, CatalogueCard | undefined>()
  const printed = (code: string): CatalogueCard | undefined => {
    const known = cards.get(code)
    if (known !== undefined || beside.has(code)) return known ?? beside.get(code)
    const made = cardBeside(source.packs ?? [], code, language)
    beside.set(code, made)
    return made
  }
  const titleFor = (code: string): string =>
    cards.get(code)?.title ?? authored.title(code) ?? authored.anywhere('names', code.slice(code.indexOf(':') + 1), code) ?? readable(code)

  function format(code: string): Message | null {
    const known = compiled.get(code)
    if (known !== undefined) return known
    const message = Object.hasOwn(messages, code) ? messages[code] : undefined
    let made: Message | null = null
    try {
      if (message !== undefined) made = reading.read(message, language)
    } catch {
      // a message that cannot be parsed is treated like an unknown code
      made = null
    }
    compiled.set(code, made)
    return made
  }

  const plainly: Resolve = (reference) => {
    if ('seat' in reference) {
      const seat = reference.seat
      return source.seatNames?.[seat] ?? catalogue.sentence('board.seat', { number: Number(seat.slice(1)) || seat })
    }
    if (reference.code !== undefined) return titleFor(reference.code)
    if (isSeat(reference.card)) return plainly({ seat: reference.card })
    return catalogue.sentence('board.hidden-card', {})
  }

  function spoken(value: Json | undefined, resolve: Resolve): string | number {
    if (typeof value === 'number') return value
    if (typeof value === 'string') {
      if (isSeat(value)) return resolve({ seat: value })
      if (cards.has(value)) return resolve({ card: value, code: value })
      const code = abilityPattern.exec(value)?.[1]
      // an ability is named by its card, or by its keyword
      if (code !== undefined) return cards.has(code) ? resolve({ card: code, code }) : titleFor(code)
      return withoutMarks(value)
    }
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value)) return list.format(told(value, resolve))
    const object = value as JsonObject
    if (isCardReference(object)) return resolve(isSeat(object.card) ? { seat: object.card } : object)
    if (isWords(object)) return withoutMarks(authored.of(object) ?? object.key)
    if (isSentence(object)) return say((object as unknown as Sentence).code, (object as unknown as Sentence).parts, resolve)
    return Object.entries(object)
      .map(([name, part]) => `${readable(name).toLowerCase()} ${spoken(part, resolve)}`)
      .join(', ')
  }

  /** The words for each item of a list. Hidden cards cannot be told apart, so only their number is given. */
  function told(all: readonly Json[], resolve: Resolve): readonly string[] {
    const isHidden = (one: Json): boolean => isObject(one) && isCardReference(one) && one.code === undefined && !isSeat(one.card)
    const hidden = all.filter(isHidden).length
    const each = (hidden > 1 ? all.filter((one) => !isHidden(one)) : all).map((one) => String(spoken(one, resolve)))
    return hidden > 1 ? [...each, catalogue.sentence('board.hidden-cards', { count: hidden })] : each
  }

  function say(code: string, parts: JsonObject, resolve: Resolve): string {
    const { words } = parts
    const worded = isWords(words) ? authored.of(words) : undefined
    if (worded !== undefined) return withoutMarks(worded)
    const message = format(code)
    if (isWords(words) && message === null) return words.key
    const values: { [part: string]: string | number } = {}
    for (const [name, part] of Object.entries(parts)) if (name !== 'words') values[name] = boundedPart(spoken(part, resolve))
    for (const [name, part] of Object.entries(authored.namesIn(parts))) values[name] = withoutMarks(part)
    if (message !== null) {
      try {
        return boundedSentence(message(values))
      } catch {
        // a part of the message is missing: the readable form below shows the parts that exist
      }
    }
    const told = Object.entries(values).filter(([name, value]) => value !== '' && !unsaid.has(name))
    const rest = told.map(([name, value]) => `${readable(name).toLowerCase()}: ${value}`).join(', ')
    return rest === '' ? readable(code) : `${readable(code)} (${rest})`
  }

  const catalogue: Catalogue = {
    rulebook: source.rulebook,
    card: printed,
    has: (code) => Object.hasOwn(messages, code),
    title: titleFor,
    ability: (name) => authored.ability(name),
    called: (words, key, near) => authored.anywhere(words, key, near) ?? key,
    unworded: (value) => authored.unworded(referencesIn(value)),
    sentence: (code, parts, resolve = plainly) => {
      const asked: Resolve = resolve === plainly ? plainly : (reference) => resolve(reference) || plainly(reference)
      return say(code, parts, asked)
    },
  }
  return catalogue
}

export interface LinkedSentence {
  /** The sentence with a `slotMark` for each card in it. */
  readonly text: string
  readonly cards: readonly { readonly reference: CardReference; readonly title: string }[]
}

/** A sentence whose card titles can be drawn as links: `text` has a placeholder for each of `cards`. */
export function linkedSentence(catalogue: Catalogue, code: string, parts: JsonObject): LinkedSentence {
  const cards: { reference: CardReference; title: string }[] = []
  const text = catalogue.sentence(code, parts, (reference) => {
    const card = 'seat' in reference || reference.code === undefined ? undefined : catalogue.card(reference.code)
    // a scenario has no card page to link to
    if (card === undefined || card.type === 'scenario' || 'seat' in reference) return ''
    cards.push({ reference, title: card.title })
    return slotMark(cards.length - 1)
  })
  return { text: beganLarge(text), cards }
}

/** The text with a capital first letter, since any part may begin a sentence. */
const beganLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

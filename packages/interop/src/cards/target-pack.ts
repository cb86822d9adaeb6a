/** The pack into which files are imported. It is read once, however many files there are, and changed step by step. */
import {
  type CardFacts,
  type CardText,
  type FactValue,
  type PackBundle,
  type PackFiles,
  type PackText,
  setTexts,
} from '@questwright/packs/browser'
import { type Rulebook, setTitlesSection } from '@questwright/rulebook'
import { type CardIndex, cardIndex } from '../card-index.ts'
import { importedOf } from './facts.ts'
import { CardMatcher } from './match.ts'
import { bundleOf, jsonText, openPack, type PackCard, textPath } from './pack-cards.ts'
import type { CardSheet } from './sheet.ts'

/** The sections of a pack's text file into which imports write. */
type Titled = 'keywords' | 'sets' | 'scenarios' | 'decks'

export interface PackScenario {
  readonly path: string
  readonly facts: { readonly [fact: string]: FactValue }
}

export class TargetPack {
  readonly id: string
  /** The rulebook of the pack's game. */
  readonly rulebook: Rulebook
  /** Whether the text file of the pack can be read; if not, nothing may be imported into the pack. */
  readonly words: 'readable' | 'broken'
  readonly #before: PackFiles
  readonly #files: Map<string, string>
  /** The paths that were written, in the order of writing; a path may occur several times. */
  readonly #written: string[] = []
  readonly #cards: Map<string, PackCard>
  readonly #taken: Set<string>
  readonly #keywords: Map<string, 'none' | 'required'>
  readonly #scenarios: Map<string, PackScenario>
  readonly #text: { [part in keyof PackText]: PackText[part] }
  readonly #titles: { readonly [part in Titled]: { [slug: string]: { readonly title: string } } }
  readonly #cardTexts: { [slug: string]: CardText }
  #textState: 'as before' | 'changed' = 'as before'
  /** The slugs of imported cards by the product that they name. */
  readonly #imported = new Map<string, Set<string>>()
  readonly #others: readonly PackBundle[]
  #bundles: readonly PackBundle[] | undefined
  #index: CardIndex | undefined
  readonly #matcher: CardMatcher
  #unmatched: PackCard[]

  /**
   * Opens the pack.
   * @param files its current files
   * @param others packs whose cards it may refer to; the pack itself and packs of other games are ignored
   */
  constructor(id: string, files: PackFiles, rulebook: Rulebook, others: readonly PackBundle[] = []) {
    const { cards, text, broken, words, keywords, scenarios } = openPack(files)
    this.id = id
    this.rulebook = rulebook
    this.words = words
    this.#before = files
    this.#files = new Map(Object.entries(files))
    this.#cards = new Map(cards.map((card) => [card.slug, card]))
    this.#taken = new Set([...this.#cards.keys(), ...broken])
    this.#keywords = new Map(keywords)
    this.#scenarios = new Map(scenarios)
    this.#cardTexts = { ...text.cards }
    this.#titles = {
      keywords: { ...text.keywords },
      sets: { ...setTexts(text, rulebook) },
      scenarios: { ...text.scenarios },
      decks: { ...text.decks },
    }
    const { sets, keywords: keywordTitles, ...otherTitles } = this.#titles
    const section = setTitlesSection(rulebook)
    const written = {
      cards: this.#cardTexts,
      keywords: keywordTitles,
      ...(section === undefined ? {} : { [section]: sets }),
      ...otherTitles,
    }
    // the sections that imports write come first in the file
    this.#text = { ...written, ...text, ...written }
    this.#others = others.filter((other) => other.id !== id && other.game === rulebook.game)
    this.#matcher = new CardMatcher(id, rulebook)
    this.#unmatched = cards.slice()
    for (const card of cards) this.#noteProduct(card)
  }

  /** The titles of its sets, by slug. */
  get setTitles(): { readonly [set: string]: { readonly title: string } } {
    return this.#titles.sets
  }

  get cards(): ReadonlyMap<string, PackCard> {
    return this.#cards
  }

  /** The slugs that no new card may have: those of cards, and of files that cannot be read. */
  get taken(): ReadonlySet<string> {
    return this.#taken
  }

  get keywords(): ReadonlyMap<string, 'none' | 'required'> {
    return this.#keywords
  }

  get scenarios(): ReadonlyMap<string, PackScenario> {
    return this.#scenarios
  }

  get text(): PackText {
    return this.#text as PackText
  }

  /** The other packs to whose cards this pack may refer. */
  get others(): readonly PackBundle[] {
    return this.#others
  }

  /** The current content of a file. English words are the exception: they are written to the file only when all imports are done. */
  read(path: string): string | undefined {
    return this.#files.get(path)
  }

  /** Writes a file that is neither a card, a scenario nor a keyword. */
  write(path: string, text: string): void {
    if (this.#files.get(path) === text) return
    this.#files.set(path, text)
    this.#written.push(path)
  }

  /**
   * Adds or changes a card.
   * @param facts undefined where only its words change
   */
  putCard(slug: string, path: string, facts: CardFacts | undefined, words: CardText | undefined): void {
    const before = this.#cards.get(slug)
    if (facts !== undefined) this.write(path, jsonText(facts))
    if (words !== undefined) {
      this.#cardTexts[slug] = words
      this.#textState = 'changed'
    }
    const card: PackCard = { slug, path, facts: facts ?? (before as PackCard).facts, text: words ?? before?.text }
    this.#cards.set(slug, card)
    this.#taken.add(slug)
    this.#unmatched.push(card)
    if (before !== undefined) this.#imported.get(productOf(before) ?? '')?.delete(slug)
    this.#noteProduct(card)
    this.#bundles = undefined
    this.#index = undefined
  }

  putKeyword(slug: string, title: string, facts: { readonly number: 'none' | 'required'; readonly [fact: string]: FactValue }): void {
    this.write(`keywords/${slug}.json`, jsonText(facts))
    this.#keywords.set(slug, facts.number)
    this.putTitle('keywords', slug, title)
  }

  putScenario(slug: string, path: string, facts: PackScenario['facts']): void {
    this.write(path, jsonText(facts))
    this.#scenarios.set(slug, { path, facts })
  }

  /** Sets the title of a thing; its other words are not changed. */
  putTitle(part: Titled, slug: string, title: string): void {
    const before = Object.hasOwn(this.#titles[part], slug) ? this.#titles[part][slug] : undefined
    if (before?.title === title) return
    this.#titles[part][slug] = { ...before, title }
    this.#textState = 'changed'
  }

  /**
   * The card to which a row refers.
   * @param sheetOf returns a card of the pack in the form of tables
   */
  find(sheet: CardSheet, sheetOf: (card: PackCard) => CardSheet): PackCard | undefined {
    for (const card of this.#unmatched) this.#matcher.put(card, sheetOf(card))
    this.#unmatched = []
    return this.#matcher.find(sheet)
  }

  /** Whether a card of the pack has this GUID. Call it after `find`, which adds changed cards to the index. */
  hasId(guid: string): boolean {
    return this.#matcher.has(guid)
  }

  /** The imported cards of a product; an empty name means the product of the pack itself. */
  importedOf(product: string): readonly PackCard[] {
    return [...(this.#imported.get(product) ?? [])].flatMap((slug) => this.#cards.get(slug) ?? [])
  }

  /** The pack with its cards only, and the other packs, for checks by rules. It stays the same list as long as no card changes. */
  get bundles(): readonly PackBundle[] {
    this.#bundles ??= [
      bundleOf(this.id, this.rulebook.game, this.#cards.values(), [], { ...this.text, cards: { ...this.#cardTexts } }),
      ...this.#others,
    ]
    return this.#bundles
  }

  /** All cards to which a list can refer. */
  get index(): CardIndex {
    this.#index ??= cardIndex(this.bundles, { [this.rulebook.game]: this.rulebook })
    return this.#index
  }

  /** The number of writes so far; pass it to `writtenSince` later. */
  get writes(): number {
    return this.#written.length
  }

  /** The files that were written after that number of writes, with their current content. */
  writtenSince(writes: number): readonly (readonly [path: string, text: string])[] {
    return [...new Set(this.#written.slice(writes))].map((path) => [path, this.#files.get(path) ?? ''])
  }

  /** All files with their current content. */
  files(): PackFiles {
    if (this.#textState === 'changed') this.#files.set(textPath, jsonText(this.#text))
    return Object.fromEntries(this.#files)
  }

  /** The new and changed files, by path. */
  changes(): PackFiles {
    return Object.fromEntries(
      Object.entries(this.files())
        .filter(([path, text]) => this.#before[path] !== text)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  }

  #noteProduct(card: PackCard): void {
    const product = productOf(card)
    if (product === undefined) return
    const slugs = this.#imported.get(product)
    if (slugs === undefined) this.#imported.set(product, new Set([card.slug]))
    else slugs.add(card.slug)
  }
}

/** The product that an imported card names; `undefined` for cards that were not imported. */
function productOf({ facts }: PackCard): string | undefined {
  const imported = importedOf(facts)
  return imported && (imported.printed?.set ?? '')
}

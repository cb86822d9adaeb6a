/** The pack into which files are imported: read once, however many files there are, and changed piece by piece. */
import type { CardFacts, CardText, FactValue, PackBundle, PackFiles, PackText } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import { type CardIndex, cardIndex } from '../card-index.ts'
import { importedOf } from './facts.ts'
import { CardMatcher } from './match.ts'
import { bundleOf, jsonText, openPack, type PackCard, textPath } from './pack-cards.ts'
import type { CardSheet } from './sheet.ts'

/** The parts of a pack's words into which imports write. */
type Titled = 'keywords' | 'encounterSets' | 'scenarios' | 'decks'

export interface PackScenario {
  readonly path: string
  readonly facts: { readonly [fact: string]: FactValue }
}

export class TargetPack {
  readonly id: string
  /** Of its game. */
  readonly rulebook: Rulebook
  /** Whether its words can be read; otherwise nothing may be imported into it. */
  readonly words: 'readable' | 'broken'
  readonly #before: PackFiles
  readonly #files: Map<string, string>
  /** The paths that were written, in order; one may stand there again. */
  readonly #written: string[] = []
  readonly #cards: Map<string, PackCard>
  readonly #taken: Set<string>
  readonly #keywords: Map<string, 'none' | 'required'>
  readonly #scenarios: Map<string, PackScenario>
  readonly #text: { [part in keyof PackText]: PackText[part] }
  readonly #titles: { readonly [part in Titled]: { [slug: string]: { readonly title: string } } }
  readonly #cardTexts: { [slug: string]: CardText }
  #textState: 'as before' | 'changed' = 'as before'
  /** Imported cards by the product that they name. */
  readonly #imported = new Map<string, Set<string>>()
  readonly #others: readonly PackBundle[]
  #bundles: readonly PackBundle[] | undefined
  #index: CardIndex | undefined
  readonly #matcher: CardMatcher
  #unmatched: PackCard[]

  /** @param files as they are @param others packs whose cards it may name; the pack itself and packs of other games are passed over */
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
      encounterSets: { ...text.encounterSets },
      scenarios: { ...text.scenarios },
      decks: { ...text.decks },
    }
    this.#text = { ...text, cards: this.#cardTexts, ...this.#titles }
    this.#others = others.filter((other) => other.id !== id && other.game === rulebook.game)
    this.#matcher = new CardMatcher(id)
    this.#unmatched = cards.slice()
    for (const card of cards) this.#noteProduct(card)
  }

  get cards(): ReadonlyMap<string, PackCard> {
    return this.#cards
  }

  /** Slugs that no new card may have: those of cards, and of files that cannot be read. */
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

  /** The packs around it. */
  get others(): readonly PackBundle[] {
    return this.#others
  }

  /** A file as it is now; the English words apart, which stand in `text` until all is written. */
  read(path: string): string | undefined {
    return this.#files.get(path)
  }

  /** Writes a file that is neither card nor scenario nor keyword. */
  write(path: string, text: string): void {
    if (this.#files.get(path) === text) return
    this.#files.set(path, text)
    this.#written.push(path)
  }

  /** @param facts none where only its words change */
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

  /** What else is said of it stays. */
  putTitle(part: Titled, slug: string, title: string): void {
    const before = Object.hasOwn(this.#titles[part], slug) ? this.#titles[part][slug] : undefined
    if (before?.title === title) return
    this.#titles[part][slug] = { ...before, title }
    this.#textState = 'changed'
  }

  /** The card that a row means. @param sheetOf a card of the pack as tables have it */
  find(sheet: CardSheet, sheetOf: (card: PackCard) => CardSheet): PackCard | undefined {
    for (const card of this.#unmatched) this.#matcher.put(card, sheetOf(card))
    this.#unmatched = []
    return this.#matcher.find(sheet)
  }

  /** Whether a card of the pack has that id of other programs. To be called after `find`, which indexes changed cards. */
  hasId(octgnId: string): boolean {
    return this.#matcher.has(octgnId)
  }

  /** Cards that were imported of a product; an empty one is that of the pack. */
  importedOf(product: string): readonly PackCard[] {
    return [...(this.#imported.get(product) ?? [])].flatMap((slug) => this.#cards.get(slug) ?? [])
  }

  /** The pack as rules see it, with its cards alone, and those around it. The same list as long as no card changes. */
  get bundles(): readonly PackBundle[] {
    this.#bundles ??= [
      bundleOf(this.id, this.rulebook.game, this.#cards.values(), [], { ...this.text, cards: { ...this.#cardTexts } }),
      ...this.#others,
    ]
    return this.#bundles
  }

  /** All cards that a list can name. */
  get index(): CardIndex {
    this.#index ??= cardIndex(this.bundles, { [this.rulebook.game]: this.rulebook })
    return this.#index
  }

  /** How many writes there were: where `writtenSince` begins. */
  get writes(): number {
    return this.#written.length
  }

  /** Files that were written since then, as they are now. */
  writtenSince(writes: number): readonly (readonly [path: string, text: string])[] {
    return [...new Set(this.#written.slice(writes))].map((path) => [path, this.#files.get(path) ?? ''])
  }

  /** All files as they are now. */
  files(): PackFiles {
    if (this.#textState === 'changed') this.#files.set(textPath, jsonText(this.#text))
    return Object.fromEntries(this.#files)
  }

  /** New and changed files, by path. */
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

/** The product that an imported card names; `undefined` for cards that were made here. */
function productOf({ facts }: PackCard): string | undefined {
  const imported = importedOf(facts)
  return imported && (imported.printed?.set ?? '')
}

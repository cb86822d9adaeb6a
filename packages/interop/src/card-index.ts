/** An index of the cards of the loaded packs, by every id, code and title with which a deck file may refer to them. */
import {
  type CardFacts,
  type CardText,
  compareText,
  fullCode,
  fullId,
  idsWithDependencies,
  limitedSorts,
  linkedPacks,
  meantCodes,
  type PackOutline,
  type PinnedPack,
  packId,
  pinOf,
  type RemovedCard,
  removedCard,
  rulebooksOfPacks,
  type SectionCards,
  sectionsWithCodes,
  startingSorts,
  suggestSlug,
  withNamesOfNow,
} from '@questwright/packs/browser'
import {
  type CardType,
  deckSections,
  inDeckAs,
  type Rulebook,
  type Rulebooks,
  rulebookFor,
  sectionFor,
  sectionsFor,
} from '@questwright/rulebook'
import { guidOfCard, siteCodeOf } from './ids-of-card.ts'

export interface IndexedCard {
  readonly code: string
  /** The id of the pack. */
  readonly pack: string
  /** The name of the product as people write it: `Core Set`. */
  readonly packTitle: string
  readonly title: string
  /** The words that its texts have beside the title, where versions of a card differ by them. */
  readonly subtitle?: string
  readonly type: string
  /** The role of the card in decks: a deck starts with it, consists of such cards, or may contain it in addition. */
  readonly inDeck: CardType['inDeck']
  /**
   * The section of decks that it belongs to where a file names none, and all sections that may contain it. Undefined and empty for a card that
   * belongs to no deck.
   */
  readonly section?: string
  readonly sections: readonly string[]
  /** The half of its section to which it belongs, in a game whose decks have halves: a value of the fact that distinguishes them. */
  readonly half?: string
  /** `said`: the card is used only in scenarios that name it. */
  readonly scenarios?: 'said'
  /** The game of its pack. */
  readonly game: string
  readonly guid?: string
  readonly siteCode?: string
}

/** The sections of a starter deck. */
interface StarterDeck {
  readonly [section: string]: SectionCards
}

export interface CardIndex {
  readonly byCode: ReadonlyMap<string, IndexedCard>
  /** Cards by their id in other programs, in lower case. Cards of several packs can have the same one; they are ordered by the ids of the packs. */
  readonly byGuid: ReadonlyMap<string, readonly IndexedCard[]>
  readonly bySiteCode: ReadonlyMap<string, readonly IndexedCard[]>
  /** All cards with a title, from all packs, by the `titleKey` of the title alone and of the title with its subtitle. */
  readonly byTitle: ReadonlyMap<string, readonly IndexedCard[]>
  /** All cards with a slug, from all packs. */
  readonly bySlug: ReadonlyMap<string, readonly IndexedCard[]>
  /** The packs by id, with name and version as decks store them. */
  readonly packs: ReadonlyMap<string, PinnedPack>
  /** By the code of a removed card: the record that names its replacement. */
  readonly replaced: ReadonlyMap<string, RemovedCard>
  /** The starter decks of the packs, with full codes. */
  readonly starters: readonly StarterDeck[]
  /** The rulebooks of the packs' games. */
  readonly rulebooks: Rulebooks
  /** By pack: its own id and the ids of its direct and indirect dependencies. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>
  /** The pack of the deck or scenario that is read: among several matching cards, those of this pack are preferred, then those of its dependencies. */
  readonly home?: string
}

function isForSomeScenarios(facts: CardFacts, rulebook: Rulebook): boolean {
  return (
    limitedSorts(facts, rulebook) !== undefined ||
    startingSorts(facts, rulebook).some((sort) => rulebook.startingCards[sort]?.scenarios === 'said')
  )
}

function sectionsOf(facts: CardFacts, rulebook: Rulebook): Pick<IndexedCard, 'section' | 'sections' | 'half'> {
  const card = { ...facts, inDeck: inDeckAs(rulebook, facts) }
  const home = sectionFor(card, rulebook)?.name
  const sections = sectionsFor(card, rulebook).map(({ name }) => name)
  const by = deckSections(rulebook).find(({ halves }) => halves !== undefined)?.halves?.by ?? ''
  const half = facts[by]
  return { ...(home === undefined ? {} : { section: home }), sections, ...(typeof half === 'string' ? { half } : {}) }
}

function subtitleOf(texts: { readonly [slug: string]: CardText }, slug: string): Pick<IndexedCard, 'subtitle'> {
  const subtitle = Object.hasOwn(texts, slug) ? texts[slug]?.subtitle : undefined
  return typeof subtitle === 'string' && subtitle !== '' ? { subtitle } : {}
}

/** The title of a card with its subtitle: "Tom, the Miller". */
export function fullTitle({ title, subtitle }: Pick<IndexedCard, 'title' | 'subtitle'>): string {
  return subtitle === undefined ? title : `${title}, ${subtitle}`
}

/** The key of a title, for comparing titles without case, accents and punctuation: people type `Eowyn`. */
export function titleKey(title: string): string {
  return suggestSlug(title) || title.normalize('NFC').trim().toLowerCase()
}

/**
 * Makes an index of all cards of some packs.
 * @param rulebooks the rulebooks of the games; packs of other games are left out
 * @param language the language of the titles
 */
export function cardIndex(bundles: readonly PackOutline[], rulebooks: Rulebooks, language = 'en'): CardIndex {
  const byCode = new Map<string, IndexedCard>()
  const byGuid = new Map<string, IndexedCard[]>()
  const bySiteCode = new Map<string, IndexedCard[]>()
  const byTitle = new Map<string, IndexedCard[]>()
  const bySlug = new Map<string, IndexedCard[]>()
  const sorted = bundles.filter(({ game }) => Object.hasOwn(rulebooks, game)).sort((a, b) => compareText(a.id, b.id))
  const merged = rulebooksOfPacks(sorted, rulebooks)
  for (const bundle of linkedPacks(sorted)) {
    const rulebook = rulebookFor(bundle.game, merged)
    const texts = bundle.text[language]?.cards ?? {}
    for (const [slug, facts] of Object.entries(bundle.cards)) {
      const [guid, siteCode] = [guidOfCard(facts, rulebook), siteCodeOf(facts, rulebook)]
      const card: IndexedCard = {
        code: `${bundle.id}:${slug}`,
        pack: bundle.id,
        packTitle: packTitle(bundle.id, bundle.game),
        title: (Object.hasOwn(texts, slug) ? texts[slug]?.title : undefined) ?? slug,
        type: facts.type,
        ...subtitleOf(texts, slug),
        inDeck: inDeckAs(rulebook, facts),
        ...sectionsOf(facts, rulebook),
        game: bundle.game,
        ...(isForSomeScenarios(facts, rulebook) ? { scenarios: 'said' } : {}),
        ...(guid === undefined ? {} : { guid }),
        ...(siteCode === undefined ? {} : { siteCode }),
      }
      byCode.set(card.code, card)
      if (card.guid !== undefined) push(byGuid, card.guid, card)
      if (card.siteCode !== undefined) push(bySiteCode, card.siteCode, card)
      push(byTitle, titleKey(card.title), card)
      if (card.subtitle !== undefined) push(byTitle, titleKey(fullTitle(card)), card)
      push(bySlug, slug, card)
    }
  }
  // a deck that refers to a removed card gets the replacement
  const replaced = new Map<string, RemovedCard>()
  for (const bundle of sorted)
    for (const slug of Object.keys(bundle.removed ?? {})) {
      const code = `${bundle.id}:${slug}`
      const removed = removedCard(code, sorted)
      const now = byCode.get(removed?.now ?? '')
      if (removed === undefined || now === undefined || byCode.has(code)) continue
      byCode.set(code, now)
      replaced.set(code, removed)
    }
  // codes from the time when the id of a pack had no scope
  for (const card of [...byCode.values()])
    for (const old of oldCodes(card.code, sorted)) if (!byCode.has(old) && meantCodes(old, sorted).length === 1) byCode.set(old, card)
  const starters = sorted.flatMap(({ id, game, decks }) =>
    Object.values(decks)
      .filter((deck) => deck.kind === 'starter')
      .map((deck) => sectionsWithCodes(withNamesOfNow(deck, rulebookFor(game, merged)), (code) => fullCode(code, id))),
  )
  const packs = new Map(sorted.map((bundle) => [bundle.id, pinOf(bundle)]))
  const below = new Map(sorted.map(({ id }) => [id, idsWithDependencies([id], sorted)]))
  return { byCode, byGuid, bySiteCode, byTitle, bySlug, packs, replaced, starters, rulebooks: merged, below }
}

/**
 * Of several cards that fit, those that the pack of the deck means: its own, else those of packs on which it depends, else all.
 */
export function preferred(cards: readonly IndexedCard[], { home, below }: Pick<CardIndex, 'home' | 'below'>): readonly IndexedCard[] {
  if (cards.length < 2 || home === undefined) return cards
  const own = cards.filter(({ pack }) => pack === home)
  if (own.length > 0) return own
  const near = cards.filter(({ pack }) => below.get(home)?.has(pack))
  return near.length > 0 ? near : cards
}

function push(map: Map<string, IndexedCard[]>, key: string, card: IndexedCard): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [card])
  else list.push(card)
}

const smallWords = new Set(['a', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to'])

/**
 * The name of the product, made from the id of its pack: `duel-core-set` of the game `duel` gives `Core Set`. Accents are lost, since ids have
 * none.
 */
export function packTitle(id: string, game: string): string {
  const words = (id.startsWith(`${game}-`) ? id.slice(game.length + 1) : id).split('-')
  return words.map((word, at) => (at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ')
}

/**
 * Whether a product's name in a file means the pack of a card. The file may leave out the product line in front: `Long Title` means `The Saga: Long
 * Title`.
 */
export function isOfPack(card: IndexedCard, pack: string): boolean {
  const [key, own] = [titleKey(pack), titleKey(card.packTitle)]
  return key === own || key === card.pack || endsWith(own, key) || endsWith(key, own)
}

/** Whether a name ends with a shorter one of at least three words: `Core Set` must not match `Revised Core Set`. */
function endsWith(long: string, short: string): boolean {
  return short.split('-').length >= 3 && long.endsWith(`-${short}`)
}

/** Other codes with which decks may refer to a card: with the short id of its pack, and with the id that includes the scope. */
function oldCodes(code: string, packs: readonly PackOutline[]): readonly string[] {
  const [id = '', slug = ''] = code.split(':')
  const name = packs.find((pack) => pack.id === id)?.name
  return name === undefined ? [] : [`${packId(name)}:${slug}`, `${fullId(name)}:${slug}`].filter((one) => one !== code)
}

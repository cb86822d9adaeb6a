/** Whether decks are legal: LCG-DECK-1 to LCG-DECK-6. Pure: the studio and a server ask it alike. */
import type { Sentence } from '@questwright/kernel'
import type { CardFacts, CardType, DeckFacts, PackBundle } from './bundle.ts'
import { playerCardTypes } from './facts.ts'
import type { Severity } from './problem.ts'
import { fullCode } from './slug.ts'

export const fewestCards = 50
export const mostCopies = 3
export const mostHeroes = 3

/** What the check must know of a card. */
export interface DeckCard {
  readonly type: CardType
  /** Absent for cards that are in no player's deck. */
  readonly sphere?: string
  readonly title: string
}

/** A card by its full code; `undefined` when no pack has it. */
export type DeckCatalogue = (code: string) => DeckCard | undefined

/** A sentence of the catalogue (code and parts), with how bad it is and the same in English. */
export interface DeckFinding extends Sentence {
  readonly severity: Severity
  readonly message: string
}

export interface NamedDeck {
  /** How messages call the deck. */
  readonly name: string
  readonly deck: DeckFacts
  /** The pack in which bare slugs of this deck lie. */
  readonly pack?: string
}

/**
 * The cards of some packs, for `checkDeck`.
 * @param language whose titles count; a card without a title is compared by its slug
 */
export function deckCatalogue(bundles: readonly PackBundle[], language = 'en'): DeckCatalogue {
  const cards: { [code: string]: DeckCard } = {}
  for (const bundle of bundles) {
    const texts = bundle.text[language]?.cards ?? {}
    for (const [slug, facts] of Object.entries(bundle.cards)) {
      const title = Object.hasOwn(texts, slug) ? texts[slug]?.title : undefined
      cards[`${bundle.id}:${slug}`] = { type: facts.type, ...sphereOf(facts), title: title ?? slug }
    }
  }
  return (code) => (Object.hasOwn(cards, code) ? cards[code] : undefined)
}

/**
 * Checks one deck. Errors make it illegal; warnings do not.
 * @param pack the pack in which bare slugs lie; without it every code must be a full one
 */
export function checkDeck(deck: DeckFacts, cards: DeckCatalogue, pack = ''): DeckFinding[] {
  const find = (code: string): DeckCard | undefined => cards(fullCode(code, pack))
  return [...checkHeroes(deck, find), ...checkCards(deck, find)]
}

/** Checks the decks of one game: each by itself, and that no two heroes share a title (LCG-DECK-6). */
export function checkDecks(decks: readonly NamedDeck[], cards: DeckCatalogue): DeckFinding[] {
  const findings = decks.flatMap(({ deck, pack }) => checkDeck(deck, cards, pack))
  const holders = new Map<string, string>()
  for (const { name, deck, pack } of decks) {
    for (const title of new Set(
      deck.heroes.map((code) => cards(fullCode(code, pack ?? ''))).flatMap((card) => (card?.type === 'hero' ? [card.title] : [])),
    )) {
      const first = holders.get(sameTitle(title))
      if (first === undefined) holders.set(sameTitle(title), name)
      else
        findings.push(
          finding(
            'error',
            'deck/hero-taken',
            { title, deck: name, other: first },
            `${name} cannot start with ${title}: ${first} already does.`,
          ),
        )
    }
  }
  return findings
}

function checkHeroes(deck: DeckFacts, find: DeckCatalogue): DeckFinding[] {
  const findings: DeckFinding[] = []
  const count = deck.heroes.length
  if (count === 0) findings.push(finding('error', 'deck/no-hero', {}, 'A deck needs at least one hero.'))
  if (count > mostHeroes)
    findings.push(
      finding(
        'error',
        'deck/too-many-heroes',
        { count, most: mostHeroes },
        `The deck has ${count} heroes; at most ${mostHeroes} are allowed.`,
      ),
    )
  const titles = new Set<string>()
  for (const code of deck.heroes) {
    const card = find(code)
    if (card === undefined) findings.push(unknownCard(code))
    else if (card.type !== 'hero')
      findings.push(
        finding(
          'error',
          'deck/not-a-hero',
          { code, title: card.title, type: card.type },
          `${card.title} is listed as a hero, but is of type ${card.type}.`,
        ),
      )
    else if (titles.has(sameTitle(card.title)))
      findings.push(finding('error', 'deck/hero-twice', { code, title: card.title }, `Two heroes bear the title ${card.title}.`))
    else titles.add(sameTitle(card.title))
  }
  return findings
}

function checkCards(deck: DeckFacts, find: DeckCatalogue): DeckFinding[] {
  const findings: DeckFinding[] = []
  const copies = new Map<string, { readonly title: string; count: number }>()
  const strange = new Map<string, number>()
  const spheres = new Set(deck.heroes.map((code) => find(code)?.sphere))
  let total = 0
  for (const [code, count] of Object.entries(deck.cards)) {
    total += count
    const card = find(code)
    if (card === undefined) {
      findings.push(unknownCard(code))
      continue
    }
    if (card.type === 'hero' || !playerCardTypes.includes(card.type)) {
      const message =
        card.type === 'hero'
          ? `${card.title} is a hero: list it under heroes.`
          : `${card.title} is of type ${card.type} and belongs in no player's deck.`
      findings.push(finding('error', 'deck/not-a-deck-card', { code, title: card.title, type: card.type }, message))
      continue
    }
    const same = copies.get(sameTitle(card.title)) ?? { title: card.title, count: 0 }
    same.count += count
    copies.set(sameTitle(card.title), same)
    if (card.sphere !== undefined && card.sphere !== 'neutral' && !spheres.has(card.sphere))
      strange.set(card.sphere, (strange.get(card.sphere) ?? 0) + count)
  }
  if (deck.kind !== 'starter' && total < fewestCards) {
    findings.push(
      finding(
        'error',
        'deck/too-few-cards',
        { count: total, least: fewestCards },
        `The deck has ${total} cards; at least ${fewestCards} are needed, heroes not counted.`,
      ),
    )
  }
  for (const { title, count } of copies.values()) {
    if (count > mostCopies)
      findings.push(
        finding(
          'error',
          'deck/too-many-copies',
          { title, count, most: mostCopies },
          `The deck has ${count} copies of ${title}; at most ${mostCopies} of one title are allowed.`,
        ),
      )
  }
  for (const [sphere, count] of strange) {
    const message = `No hero of the deck has the ${sphere} sphere, which ${count === 1 ? 'one card needs' : `${count} cards need`} to be paid for.`
    findings.push(finding('warning', 'deck/no-matching-sphere', { sphere, count }, message))
  }
  return findings
}

function unknownCard(code: string): DeckFinding {
  return finding('error', 'deck/unknown-card', { code }, `No pack has a card ${code}, or its facts are broken.`)
}

function finding(severity: Severity, code: string, parts: DeckFinding['parts'], message: string): DeckFinding {
  return { severity, code, parts, message }
}

/** Titles are compared as people read them. */
function sameTitle(title: string): string {
  return title.normalize('NFC').trim().toLowerCase()
}

function sphereOf(facts: CardFacts): { readonly sphere?: string } {
  return typeof facts.sphere === 'string' ? { sphere: facts.sphere } : {}
}

/** Whether decks are legal: LCG-DECK-1 to LCG-DECK-6, LCG-TREASURE-2, LCG-CAMPAIGN-BOON-2. Pure: the studio and a server ask it alike. */
import type { Sentence } from '@questwright/kernel'
import { type CardType, type Rulebooks, rulebookFor, typeIn } from '@questwright/rulebook'
import type { CardFacts, DeckFacts, DeckPlaceholder, PackBundle, PinnedPack } from './bundle.ts'
import { packsOfCards, pinIn, pinOf } from './deck-packs.ts'
import type { Severity } from './problem.ts'
import { type RemovedCard, removedCard, wordsOfRemoved } from './removed-cards.ts'
import { fullCode, splitCode } from './slug.ts'

export const fewestCards = 50
export const mostCopies = 3
export const mostHeroes = 3

/** What the check must know of a card. */
export interface DeckCard {
  readonly type: string
  /** Whether decks are made of such cards, as the rulebook has it. */
  readonly inDeck: CardType['inDeck']
  /** Absent for cards that are in no player's deck. */
  readonly sphere?: string
  readonly title: string
  /** The back of a boon or burden: those with an encounter back are in no player's deck. */
  readonly back?: 'player' | 'encounter'
}

/** A card by its full code; `undefined` when no pack has it. */
export interface DeckCatalogue {
  (code: string): DeckCard | undefined
  /** What became of a card that is gone; the one that stands for it is found under the old code. */
  readonly removed?: (code: string) => RemovedCard | undefined
  /** A pack as it is here, by its id. */
  readonly pack?: (id: string) => PinnedPack | undefined
}

/** A sentence of the catalogue (code and parts), with how bad it is and the same in English. */
export interface DeckFinding extends Sentence {
  readonly severity: Severity
  readonly message: string
  /** What can be done about it. */
  readonly remedy: string
  /** The name of the deck, when several were checked together. */
  readonly deck?: string
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
 * @param rulebooks of the games at hand, those of these packs among them
 * @param language whose titles count; a card without a title is compared by its slug
 */
export function deckCatalogue(bundles: readonly PackBundle[], rulebooks: Rulebooks, language = 'en'): DeckCatalogue {
  const cards: { [code: string]: DeckCard } = {}
  for (const bundle of bundles) {
    const texts = bundle.text[language]?.cards ?? {}
    const rulebook = rulebookFor(bundle.game, rulebooks)
    for (const [slug, facts] of Object.entries(bundle.cards)) {
      const title = Object.hasOwn(texts, slug) ? texts[slug]?.title : undefined
      cards[`${bundle.id}:${slug}`] = {
        type: facts.type,
        inDeck: typeIn(rulebook, facts.type)?.inDeck ?? 'never',
        ...sphereOf(facts),
        ...backOf(facts),
        title: title ?? slug,
      }
    }
  }
  const removed = (code: string): RemovedCard | undefined => removedCard(code, bundles)
  const pins = new Map(bundles.map((bundle) => [bundle.id, pinOf(bundle)]))
  const find = (code: string): DeckCard | undefined => {
    const now = Object.hasOwn(cards, code) ? code : removed(code)?.now
    return now === undefined ? undefined : cards[now]
  }
  return Object.assign(find, { removed, pack: (id: string) => pins.get(id) })
}

/**
 * Checks one deck. Errors make it illegal; warnings do not.
 * Placeholders count by their titles and numbers, and each is an error (`deck/placeholder`): nobody can vouch for a card that is not here.
 * @param pack the pack in which bare slugs lie; without it every code must be a full one
 */
export function checkDeck(deck: DeckFacts, cards: DeckCatalogue, pack = ''): DeckFinding[] {
  const removed = (code: string): RemovedCard | undefined => cards.removed?.(fullCode(code, pack))
  const find: DeckCatalogue = Object.assign((code: string) => cards(fullCode(code, pack)), {
    removed,
    ...(cards.pack ? { pack: cards.pack } : {}),
  })
  return [
    ...checkRemoved(deck, removed),
    ...checkHeroes(deck, find),
    ...checkCards(deck, find),
    ...checkPlaceholders(deck),
    ...checkVersions(deck, find, pack),
  ]
}

/** Checks the decks of one game: each by itself, and that no two heroes share a title (LCG-DECK-6). */
export function checkDecks(decks: readonly NamedDeck[], cards: DeckCatalogue): DeckFinding[] {
  const findings = decks.flatMap(({ name, deck, pack }) => checkDeck(deck, cards, pack).map((one): DeckFinding => ({ ...one, deck: name })))
  const holders = new Map<string, string>()
  for (const { name, deck, pack } of decks) {
    const known = deck.heroes.map((code) => cards(fullCode(code, pack ?? ''))).filter((card) => card?.type === 'hero')
    const titles = [...known.map((card) => card?.title ?? ''), ...waiting(deck, 'heroes').map((one) => one.title)]
    for (const title of new Set(titles)) {
      const first = holders.get(sameTitle(title))
      if (first === undefined) holders.set(sameTitle(title), name)
      else
        findings.push({
          ...finding(
            'error',
            'deck/hero-taken',
            { title, deck: name, other: first },
            `${name} cannot start with ${title}: ${first} already does.`,
            {
              remedy: `Give ${name} another hero, or another deck: no two heroes of a game begin with one title, whatever their version.`,
            },
          ),
          deck: name,
        })
    }
  }
  return findings
}

/** The placeholders of one part of a deck. */
function waiting(deck: DeckFacts, part: DeckPlaceholder['part']): readonly DeckPlaceholder[] {
  return (deck.placeholders ?? []).filter((one) => one.part === part)
}

function checkHeroes(deck: DeckFacts, find: DeckCatalogue): DeckFinding[] {
  const findings: DeckFinding[] = []
  const unknown = waiting(deck, 'heroes')
  const count = deck.heroes.length + unknown.reduce((sum, one) => sum + one.quantity, 0)
  if (count === 0)
    findings.push(
      finding('error', 'deck/no-hero', {}, 'A deck needs at least one hero.', { remedy: `Add one to ${mostHeroes} heroes under heroes.` }),
    )
  if (count > mostHeroes)
    findings.push(
      finding(
        'error',
        'deck/too-many-heroes',
        { count, most: mostHeroes },
        `The deck has ${count} heroes; at most ${mostHeroes} are allowed.`,
        { remedy: `Take ${count - mostHeroes} of the heroes out.` },
      ),
    )
  const titles = new Set<string>()
  const begin = (title: string, parts: DeckFinding['parts']): void => {
    if (titles.has(sameTitle(title)))
      findings.push(
        finding('error', 'deck/hero-twice', parts, `Two heroes bear the title ${title}.`, {
          remedy: `Keep one of them: heroes are unique by title, whatever their version.`,
        }),
      )
    else titles.add(sameTitle(title))
  }
  for (const code of deck.heroes) {
    const card = find(code)
    if (card === undefined) findings.push(unknownCard(code, deck, find))
    else if (card.type !== 'hero')
      findings.push(
        finding(
          'error',
          'deck/not-a-hero',
          { code, title: card.title, type: card.type },
          `${card.title} is listed as a hero, but is of type ${card.type}.`,
          { remedy: isInDecks(card) ? 'Move it from heroes to cards.' : 'Take it out of the deck.' },
        ),
      )
    else begin(card.title, { code, title: card.title })
  }
  for (const { title, quantity } of unknown) for (let n = 0; n < Math.min(quantity, 2); n++) begin(title, { title })
  return findings
}

function checkCards(deck: DeckFacts, find: DeckCatalogue): DeckFinding[] {
  const findings: DeckFinding[] = []
  const copies = new Map<string, { readonly title: string; count: number }>()
  const strange = new Map<string, number>()
  const spheres = new Set(deck.heroes.map((code) => find(code)?.sphere))
  // A hero that is not here may be of any sphere.
  const knowsSpheres = waiting(deck, 'heroes').length === 0
  let total = 0
  let contracts = 0
  const add = (title: string, count: number): void => {
    const same = copies.get(sameTitle(title)) ?? { title, count: 0 }
    same.count += count
    copies.set(sameTitle(title), same)
  }
  for (const [code, count] of Object.entries(deck.cards)) {
    const card = find(code)
    if (card?.inDeck !== 'beside' && card?.type !== 'campaign') total += count
    if (card === undefined) {
      findings.push(unknownCard(code, deck, find))
      continue
    }
    if (!isInDecks(card)) {
      const isHero = card.type === 'hero'
      const message = isHero
        ? `${card.title} is a hero: list it under heroes.`
        : `${card.title} is of type ${card.type} and belongs in no player's deck.`
      const remedy = isHero
        ? 'Move it from cards to heroes.'
        : 'Take it out: decks are made of allies, attachments, events and player side quests, and hold treasures, boons, burdens and a contract besides.'
      findings.push(finding('error', 'deck/not-a-deck-card', { code, title: card.title, type: card.type }, message, { remedy }))
      continue
    }
    add(card.title, count)
    if (card.type === 'contract') contracts += count
    if (card.type === 'treasure' && count > 1) findings.push(tooManyTreasures(card.title, count))
    if (knowsSpheres && card.sphere !== undefined && card.sphere !== 'neutral' && !spheres.has(card.sphere))
      strange.set(card.sphere, (strange.get(card.sphere) ?? 0) + count)
  }
  for (const { title, quantity } of waiting(deck, 'cards')) {
    total += quantity
    add(title, quantity)
  }
  if (deck.kind !== 'starter' && total < fewestCards) {
    findings.push(
      finding(
        'error',
        'deck/too-few-cards',
        { count: total, least: fewestCards },
        `The deck has ${total === 1 ? '1 card' : `${total} cards`}; at least ${fewestCards} are needed, heroes not counted.`,
        { remedy: `Add ${fewestCards - total} more: there is no upper limit.` },
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
          { remedy: `Take ${count - mostCopies} out: copies count by title, across types and versions.` },
        ),
      )
  }
  if (contracts > 1)
    findings.push(
      finding(
        'error',
        'deck/too-many-contracts',
        { count: contracts, most: 1 },
        `The deck has ${contracts} contracts; a player has at most one.`,
        {
          remedy: 'Keep one of them.',
        },
      ),
    )
  for (const [sphere, count] of strange) {
    const message = `No hero of the deck has the ${sphere} sphere, which ${count === 1 ? 'one card needs' : `${count} cards need`} to be paid for.`
    const remedy = 'This is allowed; add a hero of that sphere if it is not meant.'
    findings.push(finding('warning', 'deck/no-matching-sphere', { sphere, count }, message, { remedy }))
  }
  return findings
}

/** Source: LCG-TREASURE-2. */
function tooManyTreasures(title: string, count: number): DeckFinding {
  const message = `The deck has ${count} copies of the treasure ${title}; at most one of each treasure is allowed.`
  return finding('error', 'deck/too-many-treasures', { title, count, most: 1 }, message, { remedy: `Take ${count - 1} out.` })
}

/** Sideboards and scenario cards that a file carries are in no game: there a placeholder harms nobody. */
function checkPlaceholders(deck: DeckFacts): DeckFinding[] {
  return [...waiting(deck, 'heroes'), ...waiting(deck, 'cards')].map(({ part, title, quantity, pack, code }) =>
    finding(
      'error',
      'deck/placeholder',
      { title, count: quantity },
      part === 'heroes'
        ? `The hero ${title}${ofPack(pack)} is in no pack here.`
        : `${title}${ofPack(pack)} is in no pack here: ${quantity === 1 ? 'one copy waits' : `${quantity} copies wait`} as a placeholder.`,
      { remedy: `${wayTo(deck, code) ?? 'Add the pack that has this card'}, play without the card, or put another one in its place.` },
    ),
  )
}

function ofPack(pack: string | undefined): string {
  return pack === undefined ? '' : ` (${pack})`
}

/** Cards that go by another name now: the deck plays with those. */
function checkRemoved(deck: DeckFacts, removed: (code: string) => RemovedCard | undefined): DeckFinding[] {
  return [...deck.heroes, ...Object.keys(deck.cards)].flatMap((code) => {
    const gone = removed(code)
    if (gone?.now === undefined) return []
    const parts = { code, title: gone.title, now: gone.now }
    return [
      finding('warning', 'deck/replaced-card', parts, wordsOfRemoved(gone), {
        remedy: `Write ${gone.now} into the deck; it plays with that card.`,
      }),
    ]
  })
}

/** Packs that are of another version here than when the deck was built: the deck plays with those that are here. */
function checkVersions(deck: DeckFacts, find: DeckCatalogue, pack: string): DeckFinding[] {
  return packsOfCards(deck, pack).flatMap((id) => {
    const [pin, here] = [pinIn(deck, id), find.pack?.(id)]
    if (!pin || !here || pin.version === here.version) return []
    const parts = { pack: id, version: pin.version, here: here.version }
    const message = `The deck was built with ${id} ${pin.version}; here is ${here.version}, and it plays with that.`
    const remedy = `Look through its cards and take the version that is here, or install the other one: ${installing(id, pin)}.`
    return [finding('warning', 'deck/other-version', parts, message, { remedy })]
  })
}

/** Where the deck says which version that was. */
function wayBack(deck: DeckFacts, code: string): string {
  const id = splitCode(code)?.pack
  const pin = id === undefined ? undefined : pinIn(deck, id)
  return id === undefined || pin === undefined ? '' : `: ${installing(id, pin)}`
}

const installing = (id: string, { name, version }: PinnedPack): string => `\`qw pack install ${name ?? id}@${version}\``

/** How a card can be had whose pack the deck names, for the beginning of a sentence. */
function wayTo(deck: DeckFacts, code = ''): string | undefined {
  const id = splitCode(code)?.pack
  const pin = id === undefined ? undefined : pinIn(deck, id)
  return id === undefined || pin === undefined
    ? undefined
    : `Install ${pin.name ?? id} ${pin.version}, with which the deck was built (${installing(id, pin)})`
}

function unknownCard(code: string, deck: DeckFacts, find: DeckCatalogue): DeckFinding {
  const gone = find.removed?.(code)
  if (gone !== undefined)
    return finding('error', 'deck/removed-card', { code, title: gone.title }, wordsOfRemoved(gone), {
      remedy: `Put another card in its place, or take the version of the pack that still has it${wayBack(deck, code)}.`,
    })
  return finding('error', 'deck/unknown-card', { code }, `No pack has a card ${code}, or its facts are broken.`, {
    remedy: `${wayTo(deck, code) ?? 'Add the pack that has the card'}, or correct the code (pack:slug).`,
  })
}

function finding(
  severity: Severity,
  code: string,
  parts: DeckFinding['parts'],
  message: string,
  { remedy }: { readonly remedy: string },
): DeckFinding {
  return { severity, code, parts, message, remedy }
}

/** Titles are compared as people read them. */
function sameTitle(title: string): string {
  return title.normalize('NFC').trim().toLowerCase()
}

function isInDecks(card: DeckCard): boolean {
  if (card.inDeck !== 'counted' && card.inDeck !== 'beside') return false
  return card.type === 'boon' ? card.back !== 'encounter' : card.type === 'burden' ? card.back === 'player' : true
}

function backOf(facts: CardFacts): { readonly back?: 'player' | 'encounter' } {
  return facts.back === 'player' || facts.back === 'encounter' ? { back: facts.back } : {}
}

function sphereOf(facts: CardFacts): { readonly sphere?: string } {
  return typeof facts.sphere === 'string' ? { sphere: facts.sphere } : {}
}

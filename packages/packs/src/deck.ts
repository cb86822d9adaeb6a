/**
 * Whether decks are legal, by the deck rules of the rulebook. Pure: the studio and a server ask it alike.
 */
import { inDeckAs, printsApart, type Rulebook, type Rulebooks, rulebookFor, typeIn } from '@questwright/rulebook'
import type { CardFacts, DeckFacts, DeckPlaceholder, PackOutline, PinnedPack } from './bundle.ts'
import { checkDeckCards, limitedSorts } from './deck-cards.ts'
import {
  type DeckCard,
  type DeckCatalogue,
  type DeckFinding,
  finding,
  inWords,
  type NamedDeck,
  rulebookOfDeck,
  sameTitle,
} from './deck-finding.ts'
import { packsOfCards, pinIn, pinOf } from './deck-packs.ts'
import { article } from './fact-issues.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { rulebooksOfPacks } from './pack-rulebook.ts'
import { type RemovedCard, removedCard, wordsOfRemoved } from './removed-cards.ts'
import { fullCode, splitCode } from './slug.ts'
import { checkStartingCards, ofSort, type PlayedScenario, startingSorts } from './starting-cards.ts'

/**
 * The cards of some packs, for `checkDeck`.
 * @param rulebooks of the installed games, those of these packs among them
 * @param language whose titles count; a card without a title is compared by its slug
 */
export function deckCatalogue(bundles: readonly PackOutline[], rulebooks: Rulebooks, language = 'en'): DeckCatalogue {
  const cards: { [code: string]: DeckCard } = {}
  const merged = rulebooksOfPacks(bundles, rulebooks)
  for (const bundle of linkedPacks(bundles)) {
    const texts = bundle.text[language]?.cards ?? {}
    const rulebook = rulebookFor(bundle.game, merged)
    for (const [slug, facts] of Object.entries(bundle.cards)) {
      const title = Object.hasOwn(texts, slug) ? texts[slug]?.title : undefined
      const sorts = startingSorts(facts, rulebook)
      const limited = limitedSorts(facts, rulebook)
      cards[`${bundle.id}:${slug}`] = {
        type: facts.type,
        game: bundle.game,
        title: title ?? slug,
        ...textFact('fits', facts, rulebook.deck?.fits?.fact),
        ...textFact('back', facts, 'back'),
        ...(printsApart(rulebook, facts) ? { apart: true as const } : {}),
        ...limitFact(facts, rulebook.deck?.limit),
        ...(sorts.length === 0 ? {} : { sorts, traits: facts.traits ?? [] }),
        ...(limited === undefined ? {} : { limited }),
      }
    }
  }
  const removed = (code: string): RemovedCard | undefined => removedCard(code, bundles)
  const pins = new Map(bundles.map((bundle) => [bundle.id, pinOf(bundle)]))
  const find = (code: string): DeckCard | undefined => {
    const now = Object.hasOwn(cards, code) ? code : removed(code)?.now
    return now === undefined ? undefined : cards[now]
  }
  return Object.assign(find, { rulebooks: merged, removed, pack: (id: string) => pins.get(id) })
}

/**
 * Checks one deck. Errors make it illegal; warnings do not.
 * Placeholders count by their titles and numbers, and each is an error (`deck/placeholder`): a card that is not installed cannot be checked.
 * @param pack the pack in which bare slugs lie; without it every code must be a full one
 */
export function checkDeck(deck: DeckFacts, cards: DeckCatalogue, pack = ''): DeckFinding[] {
  const ofSorts = checkStartingCards([{ name: 'The deck', deck, pack }], cards).map(({ deck: _, ...one }): DeckFinding => one)
  return [...checkAlone(deck, cards, pack), ...ofSorts]
}

/** Checks a deck by itself, without the other decks of a game. */
function checkAlone(deck: DeckFacts, cards: DeckCatalogue, pack: string): DeckFinding[] {
  const removed = (code: string): RemovedCard | undefined => cards.removed?.(fullCode(code, pack))
  const find: DeckCatalogue = Object.assign((code: string) => cards(fullCode(code, pack)), {
    rulebooks: cards.rulebooks,
    removed,
    ...(cards.pack ? { pack: cards.pack } : {}),
  })
  const rulebook = rulebookOfDeck(deck, find)
  return [
    ...checkRemoved(deck, removed),
    // a game that says nothing of decks has every deck as it is
    ...(rulebook.deck === undefined ? [] : [...checkHeroes(deck, find, rulebook), ...checkCards(deck, find, rulebook)]),
    ...checkPlaceholders(deck, rulebook),
    ...checkVersions(deck, find, pack),
  ]
}

/** The cards with which decks of a game begin: how many, and what one and several are called. */
interface DeckBeginning {
  readonly type: string
  readonly least: number
  readonly most: number
  readonly one: string
  readonly several: string
}

/** With which cards decks of a game begin; of a game without decks with none. */
export function beginningOf(rulebook: Rulebook): DeckBeginning {
  const { type, least, most } = rulebook.deck?.begins ?? { type: '', least: 0, most: 0 }
  const words = typeIn(rulebook, type)
  return { type, least, most, one: words?.name.toLowerCase() ?? type, several: words?.plural.toLowerCase() ?? type }
}

/**
 * Checks the decks of one game: each by itself, that no two begin with cards of one title unless the game allows it (LCG-DECK-6 does not), and that the
 * scenario is played with what they begin with, where one is said.
 */
export function checkDecks(decks: readonly NamedDeck[], cards: DeckCatalogue, scenario?: PlayedScenario): DeckFinding[] {
  const findings = decks.flatMap(({ name, deck, pack = '' }) =>
    checkAlone(deck, cards, pack).map((one): DeckFinding => ({ ...one, deck: name })),
  )
  findings.push(...checkStartingCards(decks, cards, scenario), ...checkDeckCards(decks, cards, scenario))
  const holders = new Map<string, string>()
  for (const { name, deck, pack } of decks) {
    const find: DeckCatalogue = Object.assign((code: string) => cards(fullCode(code, pack ?? '')), { rulebooks: cards.rulebooks })
    const rulebook = rulebookOfDeck(deck, find)
    if (rulebook.deck?.begins.sameTitles === 'allowed') continue
    const { type, one, several } = beginningOf(rulebook)
    const known = deck.heroes.map(find).filter((card) => card?.type === type)
    const titles = [...known.map((card) => card?.title ?? ''), ...waiting(deck, 'heroes').map((stranger) => stranger.title)]
    for (const title of new Set(titles)) {
      const first = holders.get(sameTitle(title))
      if (first === undefined) holders.set(sameTitle(title), name)
      else
        findings.push({
          ...finding(
            'error',
            'deck/starting-card-taken',
            { title, deck: name, other: first },
            `${name} cannot start with ${title}: ${first} already does.`,
            {
              remedy: `Give ${name} another ${one}, or another deck: no two ${several} of a game begin with one title, whatever their version.`,
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

/** Source: LCG-DECK-2, LCG-DECK-3. */
function checkHeroes(deck: DeckFacts, find: DeckCatalogue, rulebook: Rulebook): DeckFinding[] {
  const findings: DeckFinding[] = []
  const { type, least, most, one, several } = beginningOf(rulebook)
  const unknown = waiting(deck, 'heroes')
  const beyond = Object.entries(rulebook.startingCards).reduce(
    (sum, [sort, words]) => sum + Math.min(words.beyond ?? 0, ofSort(deck.heroes, sort, find).length),
    0,
  )
  const all = deck.heroes.length + unknown.reduce((sum, stranger) => sum + stranger.quantity, 0)
  const count = all - beyond
  if (all < least)
    findings.push(
      finding('error', 'deck/too-few-starting-cards', {}, `A deck needs at least ${inWords(least)} ${least === 1 ? one : several}.`, {
        remedy: `Add ${inWords(least)} to ${most} ${several} under heroes.`,
      }),
    )
  if (count > most)
    findings.push(
      finding('error', 'deck/too-many-starting-cards', { count, most }, `The deck has ${count} ${several}; at most ${most} are allowed.`, {
        remedy: `Take ${count - most} of the ${several} out.`,
      }),
    )
  const titles = new Set<string>()
  const begin = (title: string, parts: DeckFinding['parts']): void => {
    if (titles.has(sameTitle(title)))
      findings.push(
        finding('error', 'deck/starting-card-twice', parts, `Two ${several} bear the title ${title}.`, {
          remedy: `Keep one of them: ${several} are unique by title, whatever their version.`,
        }),
      )
    else titles.add(sameTitle(title))
  }
  for (const code of deck.heroes) {
    const card = find(code)
    if (card === undefined) findings.push(unknownCard(code, deck, find))
    else if (card.type !== type)
      findings.push(
        finding(
          'error',
          'deck/not-a-starting-card',
          { code, title: card.title, type: card.type },
          `${card.title} is listed as ${article(one)} ${one}, but is of type ${card.type}.`,
          { remedy: isInDecks(card, rulebook) ? 'Move it from heroes to cards.' : 'Take it out of the deck.' },
        ),
      )
    else begin(card.title, { code, title: card.title })
  }
  for (const { title, quantity } of unknown) for (let n = 0; n < Math.min(quantity, 2); n++) begin(title, { title })
  return findings
}

function checkCards(deck: DeckFacts, find: DeckCatalogue, rulebook: Rulebook): DeckFinding[] {
  const findings: DeckFinding[] = []
  const { least: fewestCards = 0, copies: mostCopies = 0, fits, madeOf = '' } = rulebook.deck ?? {}
  const { type: beginning, one: beginner, several: beginners } = beginningOf(rulebook)
  const copies = new Map<string, { readonly title: string; count: number; limit?: number }>()
  const strange = new Map<string, number>()
  const fitting = new Set(deck.heroes.map((code) => find(code)?.fits))
  // a placeholder may be the starting card that lets a card fit
  const knowsAll = waiting(deck, 'heroes').length === 0
  let total = 0
  const ofType = new Map<string, number>()
  const add = (title: string, count: number, limit?: number): void => {
    const same = copies.get(sameTitle(title)) ?? { title, count: 0 }
    same.count += count
    if (limit !== undefined) same.limit = Math.min(limit, same.limit ?? limit)
    copies.set(sameTitle(title), same)
  }
  for (const [code, count] of Object.entries(deck.cards)) {
    const card = find(code)
    // an unknown card may be one that counts; cards that belong in no deck do not count
    if (card === undefined || counts(card, rulebook)) total += count
    if (card === undefined) {
      findings.push(unknownCard(code, deck, find))
      continue
    }
    if (!isInDecks(card, rulebook)) {
      const begins = card.type === beginning
      const message = begins
        ? `${card.title} is ${article(beginner)} ${beginner}: list it under heroes.`
        : `${card.title} is of type ${card.type} and belongs in no player's deck.`
      const remedy = begins ? 'Move it from cards to heroes.' : `Take it out: decks are made of ${madeOf}.`
      findings.push(finding('error', 'deck/not-a-deck-card', { code, title: card.title, type: card.type }, message, { remedy }))
      continue
    }
    add(card.title, count, card.limit)
    ofType.set(card.type, (ofType.get(card.type) ?? 0) + count)
    const { copiesInDeck } = typeIn(rulebook, card.type) ?? {}
    if (copiesInDeck !== undefined && count > copiesInDeck) findings.push(tooManyOfOne(card, count, copiesInDeck, rulebook))
    if (knowsAll && card.fits !== undefined && card.fits !== fits?.everywhere && !fitting.has(card.fits))
      strange.set(card.fits, (strange.get(card.fits) ?? 0) + count)
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
        `The deck has ${total === 1 ? '1 card' : `${total} cards`}; at least ${fewestCards} are needed, ${beginners} not counted.`,
        { remedy: `Add ${fewestCards - total} more: there is no upper limit.` },
      ),
    )
  }
  for (const { title, count, limit = mostCopies } of copies.values()) {
    if (limit < mostCopies && count > limit) findings.push(overItsLimit(title, count, limit))
    else if (count > mostCopies)
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
  for (const [type, count] of ofType) {
    const { mostInDeck: most, plural } = typeIn(rulebook, type) ?? {}
    if (most === undefined || plural === undefined || count <= most) continue
    const several = plural.toLowerCase()
    const message = `The deck has ${count} ${several}; a player has at most ${inWords(most)}.`
    findings.push(finding('error', 'deck/too-many-of-type', { type, count, most }, message, { remedy: `Keep ${inWords(most)} of them.` }))
  }
  for (const [word, count] of strange) {
    const fact = fits?.fact ?? ''
    const message = `No ${beginner} of the deck has the ${word} ${fact}, which ${count === 1 ? 'one card needs' : `${count} cards need`} to be paid for.`
    const remedy = `This is allowed; add ${article(beginner)} ${beginner} of that ${fact} if it is not meant.`
    findings.push(finding('warning', 'deck/fits-no-starting-card', { fact, value: word, count }, message, { remedy }))
  }
  return findings
}

/** More of a title than one of its cards allows: "Limit 1 per deck". */
function overItsLimit(title: string, count: number, most: number): DeckFinding {
  const message = `The deck has ${count} copies of ${title}; the card allows a deck at most ${inWords(most)}.`
  const remedy = `Take ${count - most} out: the limit is printed on the card.`
  return finding('error', 'deck/too-many-copies', { title, count, most }, message, { remedy })
}

function tooManyOfOne({ title, type }: DeckCard, count: number, most: number, rulebook: Rulebook): DeckFinding {
  const { name = type } = typeIn(rulebook, type) ?? {}
  const one = name.toLowerCase()
  const message = `The deck has ${count} copies of the ${one} ${title}; at most ${inWords(most)} of each ${one} is allowed.`
  return finding('error', 'deck/too-many-of-type', { type, title, count, most }, message, { remedy: `Take ${count - most} out.` })
}

/** Skips the sideboard and the scenario cards of a file: these are in no game, so that placeholders among them are harmless. */
function checkPlaceholders(deck: DeckFacts, rulebook: Rulebook): DeckFinding[] {
  const { name = 'card' } = typeIn(rulebook, beginningOf(rulebook).type) ?? {}
  return [...waiting(deck, 'heroes'), ...waiting(deck, 'cards')].map(({ part, title, quantity, pack, code }) =>
    finding(
      'error',
      'deck/placeholder',
      { title, count: quantity },
      part === 'heroes'
        ? `The ${name.toLowerCase()} ${title}${ofPack(pack)} is in no pack here.`
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

/** A card with another back than its type lies in the deck of that back, or beside this one. */
function isInDecks(card: DeckCard, rulebook: Rulebook): boolean {
  const place = rulebook.deck === undefined ? 'never' : inDeckAs(rulebook, card, card.apart)
  return place === 'counted' || place === 'beside'
}

function counts(card: DeckCard, rulebook: Rulebook): boolean {
  return inDeckAs(rulebook, card, card.apart) === 'counted'
}

function textFact<As extends string>(as: As, facts: CardFacts, fact: string | undefined): { readonly [name in As]?: string } {
  const value = fact === undefined ? undefined : facts[fact]
  return typeof value === 'string' ? ({ [as]: value } as { readonly [name in As]: string }) : {}
}

function limitFact(facts: CardFacts, fact: string | undefined): { readonly limit?: number } {
  const limit = fact === undefined ? undefined : facts[fact]
  return typeof limit === 'number' ? { limit } : {}
}

/** Checks whether decks are legal, by the deck rules of the rulebook. The studio and servers both use it. */
import {
  deckSections,
  type NamedSection,
  printsApart,
  type Rulebook,
  type Rulebooks,
  rulebookFor,
  rulebookInFormat,
} from '@questwright/rulebook'
import type { CardFacts, CardText, DeckFacts, PackOutline, PinnedPack } from './bundle.ts'
import { checkDeckCards, limitedSorts } from './deck-cards.ts'
import { type DeckCard, type DeckCatalogue, type DeckFinding, finding, type NamedDeck, rulebookOfDeck } from './deck-finding.ts'
import { checkFormat } from './deck-formats.ts'
import { packsOfCards, pinIn, pinOf } from './deck-packs.ts'
import { cardsOfSection, codesOfDeck, codesOfSection, strangeSections } from './deck-sections.ts'
import { meantName } from './meant-name.ts'
import { type NameSort, namesOfGame } from './names/brought.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { meantCodes } from './names/meant-codes.ts'
import { rulebooksOfPacks } from './pack-rulebook.ts'
import { type RemovedCard, removedCard, wordsOfRemoved } from './removed-cards.ts'
import {
  type CheckedDeck,
  type Copies,
  checkCopies,
  checkList,
  checkSums,
  countLists,
  isOfSection,
  joined,
  nameBy,
  placeholdersOfSection,
  sameCard,
  valuesOfSection,
} from './section-checks.ts'
import { fullCode, splitCode } from './slug.ts'
import { checkStartingCards, type PlayedScenario, startingSorts } from './starting-cards.ts'

/**
 * The cards of packs in the form that `checkDeck` needs.
 * @param rulebooks the rulebooks of the installed games, including those of these packs
 * @returns with English titles; a card without one is compared by its slug
 */
export function deckCatalogue(bundles: readonly PackOutline[], rulebooks: Rulebooks): DeckCatalogue {
  const cards: { [code: string]: DeckCard } = {}
  const merged = rulebooksOfPacks(bundles, rulebooks)
  for (const bundle of linkedPacks(bundles)) {
    const texts = bundle.text.en?.cards ?? {}
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
        ...printedParts(facts, Object.hasOwn(texts, slug) ? texts[slug] : undefined, rulebook),
      }
    }
  }
  const removed = (code: string): RemovedCard | undefined => removedCard(code, bundles)
  const names = namesOfGame(bundles)
  const pins = new Map(bundles.map((bundle) => [bundle.id, pinOf(bundle)]))
  const starters = bundles.flatMap(({ id, game, decks, text }) =>
    Object.entries(decks).flatMap(([slug, deck]) =>
      deck.kind === 'starter' ? [{ game, title: text.en?.decks[slug]?.title ?? slug, deck, pack: id }] : [],
    ),
  )
  const find = (code: string): DeckCard | undefined => {
    const meant = Object.hasOwn(cards, code) ? [code] : meantCodes(code, bundles)
    const now = meant.length === 1 ? meant[0] : removed(code)?.now
    return now === undefined ? undefined : cards[now]
  }
  return Object.assign(find, {
    rulebooks: merged,
    removed,
    pack: (id: string) => pins.get(id),
    starters: (game: string) => starters.filter((one) => one.game === game),
    named: (pack: string, sort: NameSort, written: string) => names.meant(pack, sort, written)?.name ?? written,
    meant: (code: string) => meantCodes(code, bundles),
  })
}

/**
 * Checks one deck. Errors make it illegal; warnings do not. Placeholders count by their titles and numbers, and each is an error
 * (`deck/placeholder`), since a card that is not installed cannot be checked.
 * @param pack the pack to which bare slugs belong; without it every code must be a full one
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
    ...(cards.meant ? { meant: cards.meant } : {}),
    ...(cards.pack ? { pack: cards.pack } : {}),
    ...(cards.starters ? { starters: cards.starters } : {}),
  })
  const rulebook = rulebookInFormat(rulebookOfDeck(deck, find), deck.deckFormat)
  const ofGame: DeckCatalogue = Object.assign((code: string) => {
    const card = find(code)
    return card?.game === rulebook.game ? card : undefined
  }, find)
  const checked: CheckedDeck = {
    deck,
    find: ofGame,
    rulebook,
    unknown: (code) => {
      const card = find(code)
      return card === undefined ? unknownCard(code, deck, find) : cardOfOtherGame(code, card, rulebook, find)
    },
  }
  return [
    ...checkRemoved(deck, removed),
    // a game without deck rules accepts every deck
    ...(rulebook.deck === undefined ? [] : [...checkSections(checked), ...checkFormat(checked, pack)]),
    ...checkPlaceholders(deck, rulebook, find),
    ...checkVersions(deck, find, pack),
  ]
}

/**
 * Checks the decks of one game: each by itself; that no two of them contain the same card in a section whose cards must be unique among all players
 * (LCG-DECK-6 for starting cards); and that the scenario, if one is given, may be played with them.
 */
export function checkDecks(decks: readonly NamedDeck[], cards: DeckCatalogue, scenario?: PlayedScenario): DeckFinding[] {
  const findings = decks.flatMap(({ name, deck, pack = '' }) =>
    checkAlone(deck, cards, pack).map((one): DeckFinding => ({ ...one, deck: name })),
  )
  findings.push(...checkStartingCards(decks, cards, scenario), ...checkDeckCards(decks, cards, scenario))
  const holders = new Map<string, string>()
  const kinds = new Map<string, { readonly value: string; readonly deck: string }>()
  for (const { name, deck, pack } of decks) {
    const find: DeckCatalogue = Object.assign((code: string) => cards(fullCode(code, pack ?? '')), { rulebooks: cards.rulebooks })
    const rulebook = rulebookOfDeck(deck, find)
    for (const section of deckSections(rulebook)) {
      const { name: field, differ, acrossPlayers, alike } = section
      const [value] = alike === undefined ? [] : valuesOfSection(section, { deck, find, rulebook }).keys()
      const first = value === undefined ? undefined : (kinds.get(field) ?? { value, deck: name })
      if (first !== undefined) kinds.set(field, first)
      if (first !== undefined && value !== undefined && first.value !== value)
        findings.push({ ...unlikeDecks(section, first, { value, deck: name }), deck: name, section: field })
      if (differ === undefined || acrossPlayers === 'free') continue
      const known = codesOfSection(cardsOfSection(deck, section)).flatMap((code) => {
        const card = find(code)
        return card !== undefined && isOfSection(section, card, rulebook) ? [card] : []
      })
      const all = new Map(
        [...known, ...placeholdersOfSection(deck, section)].map((card) => [sameCard(card, differ), nameBy(card, differ)] as const),
      )
      for (const [same, title] of all) {
        const key = JSON.stringify([field, same])
        const first = holders.get(key)
        if (first === undefined) holders.set(key, name)
        else findings.push({ ...takenBy(first, title, name, section), deck: name })
      }
    }
  }
  return findings
}

/** Two decks of a game in which the cards of a section differ in the fact in which they must be alike. */
function unlikeDecks(
  { alike = '', several }: NamedSection,
  first: { readonly value: string; readonly deck: string },
  { value, deck }: { readonly value: string; readonly deck: string },
): DeckFinding {
  const message = `${deck} has ${several} with ${value} as \`${alike}\`, and ${first.deck} has ${several} with ${first.value}.`
  return finding('error', 'deck/unlike-decks', { deck, other: first.deck, fact: alike }, message, {
    remedy: `Choose decks whose ${several} all have the same \`${alike}\`, or give ${deck} other ${several}.`,
  })
}

function takenBy(first: string, title: string, deck: string, { one, several, begins, differ = [] }: NamedSection): DeckFinding {
  const parts = { title, deck, other: first }
  const alike = `${begins === undefined ? 'have' : 'begin with'} one ${joined(differ)}`
  const remedy = `Give ${deck} another ${one}, or another deck: no two ${several} of a game ${alike}, whatever their version.`
  return begins === undefined
    ? finding('error', 'deck/taken-in-section', parts, `${deck} cannot have the ${one} ${title}: ${first} already has it.`, { remedy })
    : finding('error', 'deck/starting-card-taken', parts, `${deck} cannot start with ${title}: ${first} already does.`, { remedy })
}

/** Checks the sections of a deck in the order of the rulebook, and the copies of all sections together. */
function checkSections(checked: CheckedDeck): DeckFinding[] {
  const { rulebook } = checked
  const copies = new Map<string, Copies>()
  const ofSections = deckSections(rulebook).flatMap((section) =>
    (section.written === 'list' ? checkList(section, checked) : checkCopies(section, checked, copies)).map(
      (one): DeckFinding => ({ ...one, section: section.name }),
    ),
  )
  countLists(checked, copies)
  const advice = ofSections.filter(({ severity }) => severity === 'warning')
  const errors = ofSections.filter(({ severity }) => severity === 'error')
  return [...checkStrangeSections(checked), ...errors, ...checkSums(copies, rulebook), ...advice]
}

/** Reports sections of a file that the game does not have: their cards are left out of games. */
function checkStrangeSections({ deck, rulebook }: CheckedDeck): DeckFinding[] {
  const known = deckSections(rulebook).map(({ name }) => name)
  return strangeSections(deck, rulebook).map((section) => {
    const near = meantName(section, known)
    const meant = near === undefined ? '' : `Did you mean "${near}"? `
    const message = `The deck has a section "${section}", which decks of ${rulebook.title} do not have: its cards are in no game.`
    const remedy = `${meant}Move its cards to ${joined(known, 'or')}, or take the section out.`
    return finding('error', 'deck/unknown-section', { section }, message, { remedy })
  })
}

/** Reports placeholders, except in the sideboard and among the scenario cards of a file: those are left out of games anyway. */
function checkPlaceholders(deck: DeckFacts, rulebook: Rulebook, find: DeckCatalogue): DeckFinding[] {
  const sections = deckSections(rulebook).flatMap((section) =>
    placeholdersOfSection(deck, section).map((stranger) => ({ ...stranger, section })),
  )
  return sections.map(({ section, title, quantity, pack, code }) => ({
    ...(ambiguous(code, find) ??
      finding(
        'error',
        'deck/placeholder',
        { title, count: quantity },
        section.written === 'list'
          ? `The ${section.one} ${title}${ofPack(pack)} is in no pack here.`
          : `${title}${ofPack(pack)} is in no pack here: ${quantity === 1 ? 'one copy is' : `${quantity} copies are`} kept as a placeholder.`,
        { remedy: `${wayTo(deck, code) ?? 'Add the pack that has this card'}, play without the card, or put another one in its place.` },
      )),
    section: section.name,
  }))
}

function ofPack(pack: string | undefined): string {
  return pack === undefined ? '' : ` (${pack})`
}

/** Reports cards that were replaced: the deck is played with their replacements. */
function checkRemoved(deck: DeckFacts, removed: (code: string) => RemovedCard | undefined): DeckFinding[] {
  return codesOfDeck(deck).flatMap((code) => {
    const gone = removed(code)
    if (gone?.now === undefined) return []
    const parts = { code, title: gone.title, now: gone.now }
    return [
      finding('warning', 'deck/replaced-card', parts, wordsOfRemoved(gone), {
        remedy: `Write ${gone.now} into the deck, which is played with that card.`,
      }),
    ]
  })
}

/** Reports packs whose version differs from the one with which the deck was built: the deck is played with the installed version. */
function checkVersions(deck: DeckFacts, find: DeckCatalogue, pack: string): DeckFinding[] {
  return packsOfCards(deck, pack).flatMap((id) => {
    const [pin, here] = [pinIn(deck, id), find.pack?.(id)]
    if (!pin || !here || pin.version === here.version) return []
    const parts = { pack: id, version: pin.version, here: here.version }
    const message = `The deck was built with ${id} ${pin.version}; version ${here.version} is installed, and the deck is played with that.`
    const remedy = `Look through its cards and accept the installed version, or install the other one: ${installing(id, pin)}.`
    return [finding('warning', 'deck/other-version', parts, message, { remedy })]
  })
}

/**
 * How to install the pack of a card in the version with which the deck was built, as the end of a sentence; empty where the deck names no
 * version.
 */
function wayBack(deck: DeckFacts, code: string): string {
  const id = splitCode(code)?.pack
  const pin = id === undefined ? undefined : pinIn(deck, id)
  return id === undefined || pin === undefined ? '' : `: ${installing(id, pin)}`
}

const installing = (id: string, { name, version }: PinnedPack): string => `\`qw pack install ${name ?? id}@${version}\``

/** How to get a card whose pack the deck names, as the beginning of a sentence. */
function wayTo(deck: DeckFacts, code = ''): string | undefined {
  const id = splitCode(code)?.pack
  const pin = id === undefined ? undefined : pinIn(deck, id)
  return id === undefined || pin === undefined
    ? undefined
    : `Install ${pin.name ?? id} ${pin.version}, with which the deck was built (${installing(id, pin)})`
}

function cardOfOtherGame(code: string, { title, game }: DeckCard, rulebook: Rulebook, { rulebooks }: DeckCatalogue): DeckFinding {
  const other = rulebookFor(game, rulebooks).title
  const message = `${title} is a card of ${other}, and the deck is one of ${rulebook.title}: cards of two games never mix.`
  return finding('error', 'deck/other-game', { code, title, game }, message, {
    remedy: `Take ${code} out, or move it to a deck of ${other}.`,
  })
}

function unknownCard(code: string, deck: DeckFacts, find: DeckCatalogue): DeckFinding {
  const gone = find.removed?.(code)
  if (gone !== undefined)
    return finding('error', 'deck/removed-card', { code, title: gone.title }, wordsOfRemoved(gone), {
      remedy: `Put another card in its place, or take the version of the pack that still has it${wayBack(deck, code)}.`,
    })
  return (
    ambiguous(code, find) ??
    finding('error', 'deck/unknown-card', { code }, `No pack has a card ${code}, or its facts are broken.`, {
      remedy: `${wayTo(deck, code) ?? 'Add the pack that has the card'}, or correct the code (pack:slug).`,
    })
  )
}

/** The finding for a code that may mean cards of several packs with the same short id. */
function ambiguous(code: string | undefined, find: DeckCatalogue): DeckFinding | undefined {
  const meant = code === undefined ? [] : (find.meant?.(code) ?? [])
  if (code === undefined || meant.length < 2) return undefined
  return finding('error', 'deck/ambiguous-card', { code }, `Several packs have a card ${code}: ${meant.join(', ')}.`, {
    remedy: `Write ${meant.map((one) => `"${one}"`).join(' or ')}.`,
  })
}

function textFact<As extends string>(as: As, facts: CardFacts, fact: string | undefined): { readonly [name in As]?: string } {
  const value = fact === undefined ? undefined : facts[fact]
  return typeof value === 'string' ? ({ [as]: value } as { readonly [name in As]: string }) : {}
}

function limitFact(facts: CardFacts, fact: string | undefined): { readonly limit?: number } {
  const limit = fact === undefined ? undefined : facts[fact]
  return typeof limit === 'number' ? { limit } : {}
}

/** The values of a card by which sections of decks distinguish cards, other than its title and its type. */
function printedParts(facts: CardFacts, text: CardText | undefined, rulebook: Rulebook): Pick<DeckCard, 'parts'> {
  const asked = deckSections(rulebook).flatMap(({ print = {}, differ = [], numbered, halves, alike }) => [
    ...Object.keys(print),
    ...differ,
    ...(numbered ? [numbered.by] : []),
    ...(halves ? [halves.by] : []),
    ...(alike ? [alike] : []),
  ])
  const ofFormats = Object.values(rulebook.deck?.formats ?? {}).flatMap(({ admits = [] }) => admits.map(({ fact }) => fact))
  const names = [
    ...new Set([...asked, ...ofFormats, ...(rulebook.deck?.copies.sameBy ?? []), ...(text?.subtitle === undefined ? [] : ['subtitle'])]),
  ].filter((name) => name !== 'title')
  const parts = names.flatMap((name) => {
    const value = text?.[name] ?? facts[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return parts.length === 0 ? {} : { parts: Object.fromEntries(parts) }
}

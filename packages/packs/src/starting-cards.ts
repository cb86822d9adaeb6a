/**
 * Checks starting cards that have rules of their own, as systems declare under `startingCards`: which ones may be used together, and in which
 * scenario.
 */
import { isBeginningType, prints, type Rulebook } from '@questwright/rulebook'
import type { CardFacts, PackOutline } from './bundle.ts'
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
import { beginningCodes, codesOfDeck } from './deck-sections.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'
import { fullCode } from './slug.ts'

/** The data of a scenario that the check of decks uses. */
export interface PlayedScenario extends Pick<FullScenarioFacts, 'begins' | 'deckCards'> {
  /** The name of the scenario in messages. */
  readonly title: string
  /** The pack to which bare slugs in it belong. */
  readonly pack: string
}

/**
 * A scenario of a pack in the form that the check of decks needs.
 * @param language of its title; a scenario without a title is called by its slug
 */
export function playedScenario({ id, scenarios, text }: PackOutline, slug: string, language = 'en'): PlayedScenario {
  const { begins, deckCards } = (scenarios[slug] ?? {}) as Partial<FullScenarioFacts>
  const title = text[language]?.scenarios[slug]?.title ?? slug
  return { title, pack: id, ...(begins ? { begins } : {}), ...(deckCards ? { deckCards } : {}) }
}

/** The names in `startingCards` of the kinds to which a starting card belongs. */
export function startingSorts(facts: CardFacts, rulebook: Rulebook): readonly string[] {
  if (!isBeginningType(rulebook, facts.type)) return []
  return Object.entries(rulebook.startingCards).flatMap(([sort, { print }]) => (prints(facts, print) ? [sort] : []))
}

/** The starting cards of a deck that belong to a kind. */
export function ofSort(codes: readonly string[], sort: string, find: DeckCatalogue): readonly DeckCard[] {
  return codes.flatMap((code) => {
    const card = find(code)
    return card?.sorts?.includes(sort) === true ? [card] : []
  })
}

/**
 * Checks the starting cards with rules of their own in the decks of one game: how many there may be, what may not be used with them, and whether
 * the scenario allows them.
 * @param scenario undefined where decks are checked without a scenario
 */
export function checkStartingCards(decks: readonly NamedDeck[], cards: DeckCatalogue, scenario?: PlayedScenario): DeckFinding[] {
  const known = decks.map(({ name, deck, pack = '' }) => ({
    name,
    deck,
    find: Object.assign((code: string) => cards(fullCode(code, pack)), { rulebooks: cards.rulebooks }) as DeckCatalogue,
  }))
  const named = (written: string): string => cards.named?.(scenario?.pack ?? '', 'startingCards', written) ?? written
  const kinds = new Map(known.flatMap(({ deck, find }) => Object.entries(rulebookOfDeck(deck, find).startingCards)))
  return [...kinds].flatMap(([sort, kind]) => {
    const begun = known.flatMap(({ name, deck, find }) =>
      ofSort(beginningCodes(deck, rulebookOfDeck(deck, find)), sort, find).map((card) => ({ card, deck: name })),
    )
    const begins = scenario?.begins && named(scenario.begins.with) === sort ? scenario.begins : undefined
    const brought = begins && begun.length === 0 ? cards(fullCode(begins.card, scenario?.pack ?? '')) : undefined
    return [
      ...(scenario ? begun.flatMap((one) => notInScenario(one, kind, scenario, begins) ?? []) : []),
      ...(scenario && begins?.instead === 'none' ? insteadOf(begun, begins, scenario, cards) : []),
      ...tooMany(begun, kind),
      ...(kind.versions === 'one'
        ? [...new Set(begun.map(({ card }) => card.title))].flatMap((title) => otherVersions(title, sort, kind, known))
        : []),
      ...(brought && scenario ? otherVersions(brought.title, sort, kind, known, scenario) : []),
    ]
  })
}

type Kind = Rulebook['startingCards'][string]

interface Begun {
  readonly card: DeckCard
  /** The name of the deck. */
  readonly deck: string
}

function notInScenario(
  { card, deck }: Begun,
  kind: Kind,
  scenario: PlayedScenario,
  begins: FullScenarioFacts['begins'],
): DeckFinding | undefined {
  const { title, traits = [] } = card
  const parts = { title, deck, scenario: scenario.title }
  if (begins === undefined) {
    if (kind.scenarios !== 'said') return undefined
    const message = `${deck} begins with ${title}, and ${scenario.title} is not played with ${kind.several}.`
    const remedy = `Take ${title} out, or play a scenario that is played with ${kind.several}.`
    return { ...finding('error', 'deck/not-in-scenario', parts, message, { remedy }), deck }
  }
  if (begins.trait === undefined || traits.includes(begins.trait)) return undefined
  const message = `${deck} begins with ${title}, and ${scenario.title} is played with ${kind.one} that has the trait ${begins.trait}.`
  const remedy = `Take one that has it, or take ${title} out: then the scenario adds its own.`
  return { ...finding('error', 'deck/not-in-scenario', parts, message, { remedy }), deck }
}

/** Cards of the kind other than the scenario's own, where the scenario allows no other. */
function insteadOf(
  begun: readonly Begun[],
  { card }: NonNullable<FullScenarioFacts['begins']>,
  { title: scenario, pack }: PlayedScenario,
  cards: DeckCatalogue,
): DeckFinding[] {
  const own = cards(fullCode(card, pack))
  return begun
    .filter((one) => one.card !== own)
    .map(({ card: { title }, deck }) => {
      const message = `${deck} begins with another ${title} than ${scenario} is played with.`
      const remedy = `Take ${title} out: the scenario adds its own, and allows no other.`
      return { ...finding('error', 'deck/not-in-scenario', { title, deck, scenario }, message, { remedy }), deck }
    })
}

function tooMany(begun: readonly Begun[], { one, several, mostInGame = begun.length }: Kind): DeckFinding[] {
  return begun.slice(mostInGame).map(({ card: { title }, deck }) => ({
    ...finding(
      'error',
      'deck/too-many-in-game',
      { title, deck, most: mostInGame },
      `${title} of ${deck} is one of ${begun.length} ${several}; a game begins with at most ${inWords(mostInGame)}.`,
      { remedy: `Take ${title} out: only ${inWords(mostInGame)} of all decks of a game may be ${one}.` },
    ),
    deck,
  }))
}

/**
 * Findings for cards that have the same title as a card of the kind, but are not of the kind. They may not be among the starting cards, because
 * players cannot start with two cards of one title; if only one version may exist (`versions: 'one'`), they may not be in the decks either.
 * @param scenario the scenario that provides the card of the kind; undefined if a deck contains it
 */
function otherVersions(
  title: string,
  sort: string,
  { one, versions }: Kind,
  decks: readonly (NamedDeck & { readonly find: DeckCatalogue })[],
  scenario?: PlayedScenario,
): DeckFinding[] {
  return decks.flatMap(({ name, deck, find }) => {
    const isOther = (code: string): boolean => {
      const card = find(code)
      return card !== undefined && sameTitle(card.title) === sameTitle(title) && card.sorts?.includes(sort) !== true
    }
    const held = versions === 'one' ? codesOfDeck(deck) : beginningCodes(deck, rulebookOfDeck(deck, find))
    return held.filter(isOther).map((code) => {
      const holds = versions === 'one' ? ', or contains one' : ''
      const remedy = `Take ${code} out: with ${one} no deck of a game begins with another card of that title${holds}.`
      const [as, parts, message] = scenario
        ? [
            'deck/not-in-scenario',
            { title, code, deck: name, scenario: scenario.title },
            `${name} has another ${title} (${code}), and ${scenario.title} is played with ${title}, ${one}.`,
          ]
        : ['deck/other-of-title', { title, code, deck: name }, `${name} has another ${title} (${code}) beside ${title}, ${one}.`]
      return { ...finding('error', as, parts, message, { remedy }), deck: name }
    })
  })
}

import {
  type CardDefinition,
  type Json,
  type JsonObject,
  type Library,
  packsBelow,
  perform,
  type SystemDefinition,
  table,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { factsOfScenario, layFirstTokens } from './mode.ts'
import { packsIn } from './packs-in.ts'
import { allPlayers } from './round.ts'

/**
 * Heroes and deck cards with special rules of systems: heroes whom the first player has in addition, and heroes and cards that only some
 * scenarios allow in decks.
 */

/** The fields for such heroes that the rules use. `checkDecks` of @questwright/packs uses the same for pages. */
interface StartingCards {
  readonly one: string
  readonly several: string
  readonly print: { readonly [fact: string]: string }
  readonly beyond?: number
  readonly mostInGame?: number
  readonly versions?: 'one'
  readonly scenarios?: 'said'
}

/** The fields for cards that only some scenarios allow in decks. */
interface DeckCards {
  readonly one: string
  readonly several: string
  readonly print: { readonly [fact: string]: string }
  readonly by?: string
}

/** The scenario's entry for the hero whom the first player has in addition. */
interface Beginning {
  /** The name of the entry of a system for such heroes. */
  readonly with: string
  /** The hero to use if no deck has one. */
  readonly card: string
  /** The trait that such a hero of a deck must have. */
  readonly trait?: string
  /** `none`: decks cannot provide another hero. */
  readonly instead?: 'none'
}

/** The parts of a deck that are searched for such heroes and cards. */
interface Deck {
  readonly name: string
  readonly heroes: readonly string[]
  readonly cards: { readonly [code: string]: number }
}

type Kinds = { readonly [name: string]: StartingCards }

function kindsIn(systems: Iterable<SystemDefinition>): Kinds {
  return Object.assign({}, ...[...systems].map(({ notes }) => notes.startingCards))
}

function kindsHere(): Kinds {
  return kindsIn(table().ruleset.systems ?? [])
}

function deckCardsHere(): { readonly [name: string]: DeckCards } {
  return Object.assign({}, ...(table().ruleset.systems ?? []).map(({ notes }) => notes.deckCards))
}

function beginningOf(facts: JsonObject): Beginning | undefined {
  return facts.begins as Beginning | undefined
}

function prints({ front }: CardDefinition, fact: string, word: string): boolean {
  const value: Json | undefined = front.facts[fact]
  return Array.isArray(value) ? value.includes(word) : value === word
}

function isOf(definition: CardDefinition, { print }: StartingCards | DeckCards): boolean {
  return Object.entries(print).every(([fact, word]) => prints(definition, fact, word))
}

function titleOf({ front, slug }: CardDefinition): string {
  return (front.facts.title as string | undefined) ?? slug
}

/**
 * The heroes among these with which a game of a scenario can begin, according to the rules of systems: for deck builders.
 * @param facts the facts of the scenario
 */
export function heroesForScenario(heroes: readonly CardDefinition[], facts: JsonObject, library: Library): CardDefinition[] {
  const begins = beginningOf(facts)
  let left = [...heroes]
  for (const [name, kind] of Object.entries(kindsIn(library.systems?.values() ?? []))) {
    const isSaid = begins?.with === name
    const { mostInGame = heroes.length, scenarios, versions } = kind
    const able = left.filter((hero) => isOf(hero, kind) && (isSaid ? mayBegin(hero, begins) : scenarios !== 'said'))
    const kept = able.slice(0, mostInGame)
    const brought = isSaid && kept.length === 0 ? library.cards.get(begins.card) : undefined
    const alone = new Set([...(versions === 'one' ? kept : []), ...(brought ? [brought] : [])].map(titleOf))
    left = left.filter((hero) => (isOf(hero, kind) ? kept.includes(hero) : !alone.has(titleOf(hero))))
  }
  return left
}

/** Whether a hero of a deck can be used as the scenario's hero. */
function mayBegin(hero: CardDefinition, { card, trait, instead }: Beginning): boolean {
  return (instead !== 'none' || hero.code === card) && (trait === undefined || prints(hero, 'traits', trait))
}

/** How many of a deck's heroes do not count against the maximum. */
export function heroesBeyondTheLimit(heroes: readonly CardDefinition[]): number {
  return Object.values(kindsHere()).reduce(
    (sum, kind) => sum + Math.min(kind.beyond ?? 0, heroes.filter((hero) => isOf(hero, kind)).length),
    0,
  )
}

/**
 * Why these decks cannot be played with the scenario, according to the rules of systems.
 * @param facts the facts of the scenario, in its mode @param find returns a card by its code
 * @returns undefined if nothing prevents it
 */
export function whyNotTogether(
  scenario: string,
  facts: JsonObject,
  decks: readonly Deck[],
  find: (code: string, what: string) => CardDefinition,
): string | undefined {
  const begins = beginningOf(facts)
  for (const [name, kind] of Object.entries(kindsHere())) {
    const { one, several, mostInGame = Number.POSITIVE_INFINITY, versions, scenarios } = kind
    const isSaid = begins?.with === name
    const brought = decks.flatMap(({ heroes, name: deck }) =>
      heroes.flatMap((code) => {
        const hero = find(code, `the deck "${deck}"`)
        return isOf(hero, kind) ? [{ deck, hero }] : []
      }),
    )
    const [first, second] = brought
    if (first && scenarios === 'said' && !isSaid)
      return `the deck "${first.deck}" begins with ${titleOf(first.hero)}, and ${scenario} is not played with ${several}; take another hero`
    if (brought.length > mostInGame)
      return `${first ? titleOf(first.hero) : one} and ${second ? titleOf(second.hero) : one} cannot begin one game, which has ${mostInGame} of ${several} at most; take the other one out of the deck "${second?.deck}"`
    const strange = brought.find(({ hero }) => isSaid && begins.trait !== undefined && !prints(hero, 'traits', begins.trait))
    if (strange)
      return `${scenario} is played with ${one} that has the trait ${begins?.trait}, which ${titleOf(strange.hero)} of the deck "${strange.deck}" has not; take one that has it, or none, and the scenario brings its own`
    const other = brought.find(({ hero }) => isSaid && begins.instead === 'none' && hero.code !== begins.card)
    if (other)
      return `${scenario} is played with ${one} of its own and no other, and the deck "${other.deck}" begins with ${other.hero.code}; take it out`
    const own = isSaid && brought.length === 0 ? [find(begins.card, scenario)] : versions === 'one' ? brought.map(({ hero }) => hero) : []
    for (const hero of own)
      for (const deck of decks)
        for (const code of [...deck.heroes, ...(versions === 'one' ? Object.keys(deck.cards) : [])]) {
          const other = find(code, `the deck "${deck.name}"`)
          if (other === hero || titleOf(other) !== titleOf(hero)) continue
          return `the game begins with ${titleOf(hero)}, ${one}, and nobody may have another ${titleOf(hero)}; take ${code} out of the deck "${deck.name}"`
        }
  }
  return whyNotWithCards(scenario, facts, decks, find)
}

/** Why a card of a deck cannot be used in the scenario. */
function whyNotWithCards(
  scenario: string,
  facts: JsonObject,
  decks: readonly Deck[],
  find: (code: string, what: string) => CardDefinition,
): string | undefined {
  const said = (facts.deckCards ?? {}) as { readonly [name: string]: 'all' | readonly string[] }
  for (const [name, kind] of Object.entries(deckCardsHere()))
    for (const { name: deck, cards } of decks)
      for (const code of Object.keys(cards).sort()) {
        const card = find(code, `the deck "${deck}"`)
        const allowed = said[name]
        if (!isOf(card, kind) || allowed === 'all') continue
        if (!allowed) return `the deck "${deck}" has ${titleOf(card)}, and ${scenario} is not played with ${kind.several}; take ${code} out`
        if (!kind.by || !allowed.includes(String(card.front.facts[kind.by])))
          return `the deck "${deck}" has ${titleOf(card)}, and ${scenario} is played with other ${kind.several} only; take ${code} out`
      }
  return undefined
}

/** The cards among these that a deck may have in a game of a scenario, according to the rules of systems: for deck builders. */
export function deckCardsForScenario(cards: readonly CardDefinition[], facts: JsonObject, library: Library): CardDefinition[] {
  const said = (facts.deckCards ?? {}) as { readonly [name: string]: 'all' | readonly string[] }
  const kinds: [string, DeckCards][] = [...(library.systems?.values() ?? [])].flatMap(({ notes }) =>
    Object.entries((notes.deckCards ?? {}) as unknown as { readonly [name: string]: DeckCards }),
  )
  return cards.filter((card) =>
    kinds.every(([name, kind]) => {
      const allowed = said[name]
      return !isOf(card, kind) || allowed === 'all' || (!!kind.by && !!allowed?.includes(String(card.front.facts[kind.by])))
    }),
  )
}

/** Sets aside the scenario's own hero, if no deck has one. */
export function addBroughtHero(facts: JsonObject, find: (code: string) => CardDefinition): void {
  const begins = beginningOf(facts)
  if (!begins || heroWithFirstPlayer(facts)) return
  const definition = find(begins.card)
  table().addCard(`begins/${definition.slug}`, definition, table().zone('set-aside'))
}

/** The hero whom the first player has, from any player's deck. */
function heroWithFirstPlayer(facts: JsonObject): GameCard | undefined {
  const begins = beginningOf(facts)
  const kind = begins && kindsHere()[begins.with]
  if (!begins || !kind) return undefined
  const ofDecks = allPlayers().flatMap((player) => player.heroes)
  return ofDecks.find((hero) => isOf(table().library.cards.get(hero.code) as CardDefinition, kind))
}

/**
 * The hero with whom the scenario is played and whom the first player has. Until there is a first player, the scenario's own hero is set
 * aside.
 * @returns undefined if the scenario is played without such a hero
 */
export function scenarioHero(): GameCard | undefined {
  const t = table()
  if (!t.findCard('scenario')) return undefined
  const facts = factsOfScenario()
  const begins = beginningOf(facts)
  if (!begins) return undefined
  return heroWithFirstPlayer(facts) ?? (t.findCard(`begins/${begins.card.slice(begins.card.indexOf(':') + 1)}`) as GameCard | undefined)
}

/** A card as its pack prints it, in the game or not. */
export interface PrintedCard {
  readonly code: string
  readonly title: string
}

/**
 * The heroes with whom decks of this game could begin, in order of their codes: those of the packs from which it is dealt, and of their
 * dependencies. Heroes that a system reserves for some scenarios are left out.
 */
export function heroesAtHand(): readonly PrintedCard[] {
  const { library, setup } = table()
  const packs = packsBelow(library, packsIn(setup as unknown as JsonObject))
  const apart = Object.values(kindsHere()).filter(({ scenarios }) => scenarios === 'said')
  return [...library.cards.values()]
    .filter(({ code, front }) => front.facts.type === 'hero' && packs.has(code.slice(0, code.indexOf(':'))))
    .filter((hero) => !apart.some((kind) => isOf(hero, kind)))
    .map((hero) => ({ code: hero.code, title: titleOf(hero) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1))
}

/** Gives control of the scenario's hero to the first player. Source: LCG-ARAGORN-1, LCG-BILBO-1 */
export function giveHeroToFirstPlayer(facts: JsonObject, first: Player): void {
  const begins = beginningOf(facts)
  if (!begins) return
  const t = table()
  const own = heroWithFirstPlayer(facts)
  if (own) {
    if (own.controller !== first) perform({ kind: 'controlTaken', subject: own, by: first })
    return
  }
  const hero = t.zone('set-aside').cards.find((card) => card.code === begins.card) as GameCard | undefined
  if (!hero) return
  t.write(hero, 'fields', 'owner', first.id)
  t.write(hero, 'fields', 'controller', first.id)
  t.move(hero, t.zone(`${first.id}.play-area`))
  t.write(first, 'tokens', 'threat', first.threat + hero.threatCost || undefined)
  layFirstTokens(hero)
}

/** The deck that a scenario makes of its sets: which cards are shuffled into it in a mode, and how many copies of each. Pure. */
import { dealtIn, entryIn, printsApart, type Rulebook, setOfCard, typeIn, usualMode } from '@questwright/rulebook'
import type { CardFacts, PackOutline, ScenarioFacts } from './bundle.ts'
import { quantityOfSet, saidOfCard } from './quantities.ts'
import { asFull, type FullScenarioFacts, packOf } from './scenario-facts.ts'
import { inMode } from './scenario-modes.ts'
import { bare, splitCode } from './slug.ts'

/** One card of such a deck. */
export interface DeckLine {
  /** The code of the card, `pack:slug`. */
  readonly code: string
  readonly copies: number
}

/** A card of such a deck, and the set to which it belongs. */
export interface FullDeckLine extends DeckLine {
  readonly facts: CardFacts
  /** The set, as the scenario writes it. */
  readonly set: string
}

/**
 * The cards of the sets that a scenario names, with the copies of a mode; cards of which no copy is left are among them with 0.
 * A bare set is the set of the scenario's own pack; where that has none, of any pack.
 * @param rulebook of the scenario's game
 * @param home the id of the scenario's pack; if not given, the pack in `packs` that contains these very facts is used
 */
export function dealtCardsOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackOutline[],
  mode: string,
  rulebook: Rulebook,
  home = packOf(facts, packs),
): FullDeckLine[] {
  const seen = new Set<string>()
  const lines: FullDeckLine[] = []
  const own = inMode(facts, mode)
  for (const set of dealtIn(own, 'sets', rulebook)) {
    for (const pack of homesOfSet(set, packs, home, rulebook)) {
      for (const [slug, card] of shuffledOf(pack.cards, rulebook).get(bare(set)) ?? []) {
        const code = `${pack.id}:${slug}`
        if (seen.has(code)) continue
        seen.add(code)
        lines.push({ code, copies: copiesOf(code, card, set, asFull(own), mode, home, rulebook), facts: card, set })
      }
    }
  }
  return lines.sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * The deck that a scenario makes of its sets, as the engine shuffles it before the setup: the ruleset of the game computes the same numbers.
 * @param facts of the scenario, from the file or from the editor
 * @param packs the packs of the workspace
 * @param rulebook of the scenario's game
 * @param home see `dealtCardsOf`
 */
export function dealtDeckOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackOutline[],
  mode: string,
  rulebook: Rulebook,
  home?: string,
): DeckLine[] {
  return dealtCardsOf(facts, packs, mode, rulebook, home).flatMap(({ code: own, copies }) => (copies > 0 ? [{ code: own, copies }] : []))
}

/** Whether the engine shuffles a card into the deck: cards of a set are, unless their type or a printed fact excludes them. */
const isShuffled = (card: CardFacts, rulebook: Rulebook): boolean =>
  typeIn(rulebook, card.type) !== undefined && typeIn(rulebook, card.type)?.inSet !== 'apart' && !printsApart(rulebook, card)

type Cards = PackOutline['cards']

type BySet = ReadonlyMap<string, readonly (readonly [string, CardFacts])[]>

/**
 * The cards of each set, without those that are not shuffled. The cards of a bundle never change, so thousands of them are sorted only once for all
 * scenarios.
 */
const sorted = new WeakMap<Rulebook, WeakMap<Cards, BySet>>()

function shuffledOf(cards: Cards, rulebook: Rulebook): BySet {
  const ofGame = sorted.get(rulebook) ?? new WeakMap<Cards, BySet>()
  sorted.set(rulebook, ofGame)
  const before = ofGame.get(cards)
  if (before !== undefined) return before
  const made = new Map<string, (readonly [string, CardFacts])[]>()
  for (const entry of Object.entries(cards)) {
    const [, card] = entry
    const set = setOfCard(card, rulebook)
    if (set === undefined || !isShuffled(card, rulebook)) continue
    const own = made.get(set)
    if (own === undefined) made.set(set, [entry])
    else own.push(entry)
  }
  ofGame.set(cards, made)
  return made
}

/** The packs whose cards belong to a set that a scenario names. */
function homesOfSet(set: string, packs: readonly PackOutline[], home: string, rulebook: Rulebook): readonly PackOutline[] {
  const parts = splitCode(set)
  const having = packs.filter((pack) => shuffledOf(pack.cards, rulebook).has(bare(set)))
  if (parts) return having.filter((pack) => pack.id === parts.pack)
  const own = having.filter((pack) => pack.id === home)
  return own.length > 0 ? own : having
}

/** The copies of a card: its own number where the scenario gives one, else the printed quantity times the number of its set. */
function copiesOf(
  own: string,
  card: CardFacts,
  set: string,
  facts: FullScenarioFacts,
  mode: string,
  home: string,
  rulebook: Rulebook,
): number {
  const out = card[entryIn(rulebook.modes, mode)?.takesOut ?? '']
  const removes = typeof out === 'number' ? out : 0
  const here = saidOfCard(facts, mode, own, home, rulebook)
  if (here !== undefined) return here
  const usual = saidOfCard(facts, usualMode(rulebook), own, home, rulebook)
  if (usual !== undefined) return Math.max(0, usual - removes)
  return Math.max(0, (card.quantity ?? 1) - removes) * quantityOfSet(facts, set, mode, rulebook)
}

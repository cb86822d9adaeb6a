import { chooseOptions, packsBelow, scriptName, table, tell } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { zoneCards } from '../cards.ts'
import { cardsInPlay, encounterDeck, encounterDiscardPile, firstPlayer, phase, playersInOrder } from '../round.ts'
import { questDeck, setNextStage } from '../stages.ts'
import { VOTE, wholeAmount } from './shared.ts'

/** Verbs for scenarios: cards by name, and the next stage. */

/**
 * Whether a card has that name: `pack:slug`, or a slug. A slug means the card of the running script's pack, else those of packs on which that depends;
 * only where none of these has such a card it means a card of any pack.
 */
export function isNamed(card: GameCard, code: string): boolean {
  if (code.includes(':')) return card.code === code
  if (card.slug !== code) return false
  const home = homePack()
  const pack = packOf(card.code)
  if (home === '' || pack === home) return true
  const { library } = table()
  if (library.cards.has(`${home}:${code}`)) return false
  const below = packsBelow(library, [home])
  return below.has(pack) || ![...below].some((one) => library.cards.has(`${one}:${code}`))
}

/** The pack of the running script; empty where no script runs. */
function homePack(): string {
  return packOf(scriptName() ?? table().doing?.card?.code ?? '')
}

/**
 * The cards with that name. Where cards of several packs have the slug, the pack of the running script prefers its own, then those of packs on which
 * it depends. A card of another pack takes their place where they are not there, such as that of a more difficult version of the scenario.
 */
function cardsNamed(cards: readonly GameCard[], code: string): readonly GameCard[] {
  const found = cards.filter((card) => (code.includes(':') ? card.code === code : card.slug === code))
  const home = homePack()
  if (home === '' || found.every((card) => packOf(card.code) === packOf(found[0]?.code ?? ''))) return found
  const own = found.filter((card) => packOf(card.code) === home)
  if (own.length > 0) return own
  const below = packsBelow(table().library, [home])
  const near = found.filter((card) => below.has(packOf(card.code)))
  return near.length > 0 ? near : found
}

const packOf = (code: string): string => code.slice(0, Math.max(0, code.indexOf(':')))

/** The title of a card from its pack's text, whether the card is in the game or not; the code itself if no loaded pack has it. */
export function printedTitle(code: string): string {
  return (table().library.cards.get(code)?.front.facts.title as string | undefined) ?? code
}

/**
 * This many cards of that name that are out of play: first from the encounter deck, then from those set aside, then from the discard pile.
 * If there are fewer, it returns all of them, and the story says so. While the game is set up, cards that are already in play do not count as missing,
 * because the scenario and the first stage may both put the same card into play.
 */
export function named(code: string, copies = 1): GameCard[] {
  const found = cardsNamed([...encounterDeck(), ...zoneCards('set-aside'), ...encounterDiscardPile()], code)
  const inPlay = phase() === 'setup' ? cardsNamed(cardsInPlay(), code).length : 0
  if (found.length + inPlay < copies) tell('too-few-cards', { wanted: copies, found: found.length, what: code })
  return found.slice(0, copies)
}

/** The first card of that name that is in play. */
export function namedInPlay(code: string): GameCard | undefined {
  return cardsNamed(cardsInPlay(), code)[0]
}

/**
 * A card of that name, for effects on a card that may be in play or not, such as "shuffle … into the encounter deck".
 * @returns the first one in play; where there is none, the first one that `named` finds out of play, or undefined
 */
export function namedWherever(code: string): GameCard | undefined {
  return namedInPlay(code) ?? named(code)[0]
}

/** Whether there is such a card, and it fits: for conditions about a card that may not be there, such as the active location. */
export function isSuch(card: GameCard | null | undefined, test: (card: GameCard) => boolean): boolean {
  return card !== null && card !== undefined && test(card)
}

/** The number of cards of that name in the victory display. */
export function inVictoryDisplay(code: string): number {
  return cardsNamed(zoneCards('victory-display'), code).length
}

/** The stages of these names that are still in the quest deck. */
export function stagesNamed(codes: readonly string[]): GameCard[] {
  const waiting = questDeck()
  return codes.flatMap((code) => cardsNamed(waiting, code)[0] ?? [])
}

/** A description of cards: all given fields must match. */
export interface Fitting {
  /** Slug of an encounter set, or `pack:slug`. */
  readonly set?: string
  readonly type?: string
  readonly trait?: string
}

/** Whether a card belongs to that set, type and trait. */
export function fits(card: GameCard, { set, type, trait }: Fitting): boolean {
  if (set !== undefined && card.printedFact('encounterSet') !== set.slice(set.indexOf(':') + 1)) return false
  if (set?.includes(':') && !card.code.startsWith(set.slice(0, set.indexOf(':') + 1))) return false
  return (type === undefined || card.printedFact('type') === type) && (trait === undefined || card.has(trait))
}

/**
 * The first cards of the encounter deck that match; if the deck was shuffled, these are random. If there are fewer, it returns all of them,
 * and the story says so.
 */
export function fittingInDeck(which: Fitting, count: number): GameCard[] {
  const found = encounterDeck().filter((card) => fits(card, which))
  const wanted = wholeAmount('fittingInDeck', count)
  if (found.length < wanted)
    tell('too-few-cards', { wanted, found: found.length, what: which.trait ?? which.type ?? which.set ?? 'encounter-deck' })
  return found.slice(0, wanted)
}

/**
 * The players vote, or the first player decides, which of these stages comes next. In a vote the majority counts, else the first player's
 * vote.
 */
export function chooseNextStage(stages: readonly GameCard[], by: 'players' | 'first-player'): void {
  const choice = (who: Player): string | undefined =>
    chooseOptions({
      who,
      name: 'choose-next-stage',
      ...(by === 'players' ? { parts: VOTE } : {}),
      options: () =>
        stages.map((stage) => ({ key: stage.id, label: { code: 'stage', parts: { card: { card: stage.id, code: stage.code } } } })),
    })[0]
  const votes = (by === 'players' ? playersInOrder() : [firstPlayer()]).map(choice)
  const majority = stages.find((stage) => votes.filter((vote) => vote === stage.id).length * 2 > votes.length)
  const next = majority ?? stages.find((stage) => stage.id === votes[0])
  if (next) setNextStage(next)
}

import {
  type Ability,
  type Card,
  callScript,
  contextFor,
  type GameEvent,
  isAllowed,
  isBlank,
  isMuted,
  type JsonObject,
  restrict,
  table,
  useAbility,
} from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { youFor } from './users.ts'

/** The printed abilities of a card with that word, on the side that is up. */
export function abilitiesOf(card: Card, word: string): Ability[] {
  const found = card.printed.parts.filter((part): part is Ability => part.kind === 'ability' && part.word === word)
  return found.length > 0 && isBlank(table(), card) ? [] : found
}

/** Resolves what a card says behind a word that the rules call up themselves: when revealed, shadow, setup, travel. */
export function useWord(card: GameCard, word: string, event?: GameEvent, you = youFor(card, event)): void {
  for (const ability of abilitiesOf(card, word)) useCalledUp(card, ability, you, event)
}

/**
 * Resolves one ability that the rules call up themselves. A muted ability does nothing.
 * @param source the card that prints it, where that is another card
 */
export function useCalledUp(
  card: GameCard,
  ability: Ability,
  you: GameCard,
  event?: GameEvent,
  params?: JsonObject,
  source: GameCard = card,
): void {
  const name = `${source.code}#${ability.slug}`
  if (!isMuted(name)) useAbility({ ability, name, self: card, source, you, event, number: 0, ...(params ? { params } : {}) })
}

/** Whether no "cannot" forbids the effect of an ability that the rules call up themselves, where the effect is a price. RR "Cannot" */
export function isAllowedNow(card: GameCard, ability: Ability, you: GameCard, source: GameCard = card): boolean {
  const name = `${source.code}#${ability.slug}`
  return isMuted(name) || isAllowed({ ability, name, self: card, source, you, event: undefined, number: 0 })
}

/** Whether the restriction of an ability that the rules call up themselves holds. A muted ability is not asked. @param source the card that prints it, where that is another card */
export function holdsNow(card: GameCard, { slug, when }: Ability, you: GameCard, source: GameCard = card): boolean {
  const name = `${source.code}#${slug}`
  if (when === undefined || isMuted(name)) return true
  return restrict(table(), () => callScript(name, () => when(contextFor(card, source, undefined, you, 0))))
}

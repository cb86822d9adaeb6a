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

/** Abilities that the rules themselves run, found by their printed word. */

/** The printed abilities of a card with that word, on the side that is up. */
export function abilitiesOf(card: Card, word: string): Ability[] {
  const found = card.printed.parts.filter((part): part is Ability => part.kind === 'ability' && part.word === word)
  return found.length > 0 && isBlank(table(), card) ? [] : found
}

/** Resolves the abilities of a card with a word that the rules themselves run, such as the one for setup. */
export function useWord(card: Card, word: string, you: Card, event?: GameEvent): void {
  for (const ability of abilitiesOf(card, word)) useCalledUp(card, ability, you, event)
}

/**
 * Resolves one ability that the rules themselves run. A muted ability does nothing.
 * @param source the card that prints it, if that is another card
 */
export function useCalledUp(card: Card, ability: Ability, you: Card, event?: GameEvent, params?: JsonObject, source: Card = card): void {
  const name = `${source.code}#${ability.slug}`
  if (!isMuted(name)) useAbility({ ability, name, self: card, source, you, event, number: 0, ...(params ? { params } : {}) })
}

/** Whether no "cannot" forbids the effect of an ability that the rules themselves run, if the effect is a price. Rules Reference, "Cannot" */
export function isAllowedNow(card: Card, ability: Ability, you: Card, source: Card = card): boolean {
  const name = `${source.code}#${ability.slug}`
  return isMuted(name) || isAllowed({ ability, name, self: card, source, you, event: undefined, number: 0 })
}

/**
 * Whether the restriction of an ability that the rules themselves run holds. True without a restriction, and for a muted ability. @param
 * source the card that prints it, if that is another card
 */
export function holdsNow(card: Card, { slug, when }: Ability, you: Card, source: Card = card): boolean {
  const name = `${source.code}#${slug}`
  if (when === undefined || isMuted(name)) return true
  return restrict(table(), () => callScript(name, () => when(contextFor(card, source, undefined, you, 0))))
}

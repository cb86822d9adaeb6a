import { ask, type Card } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { isOfPlayers } from './system-types.ts'

/** The word in `forbiddenAttachments` for the text "Cannot have player card attachments". */
const PLAYER_CARDS = 'player-cards'

/** The prefix of a word in `forbiddenAttachments` or `immunities` that names an exception, as in "Cannot have non-Key attachments". */
const NON = 'non-'

/** Whether a card belongs to a player's deck or heroes, or is of a type of such cards: its effects are player card effects. */
export function isPlayerCard(card: Card): boolean {
  return card.ownerName !== null || isOfPlayers(card.facts.type as string)
}

/**
 * Whether the ability of a card reaches another card. Framework effects always do, and so do rules, which are no card effects. RR "Immune"
 * @param by the card whose ability acts, or null for a step of the round
 */
export function reaches(by: Card | null, card: Card): boolean {
  if (by === null || by === card || by.facts.type === 'rule') return true
  const immunities = ask(card, 'immunities') as readonly string[]
  if (immunities.length === 0) return true
  if (immunities.includes('card-effects')) return false
  if (immunities.includes('player-card-effects') && isPlayerCard(by) && ask(by, 'reachesImmune') !== true) return false
  return !immunities.some((word) => {
    if (!word.startsWith(NON)) return false
    if (word.endsWith(PLAYER_EFFECTS)) return isPlayerCard(by) && isForeign(by, word.slice(NON.length, -PLAYER_EFFECTS.length))
    return word.endsWith(EFFECTS) && lacks(by, word.slice(NON.length, -EFFECTS.length))
  })
}

/**
 * The end of a word in `immunities` for texts such as "Immune to non-Lore player card effects": effects of cards of another sphere or
 * trait.
 */
const PLAYER_EFFECTS = '-player-card-effects'

function isForeign(card: Card, word: string): boolean {
  return lacks(card, word) && !(ask(card, 'spheres') as readonly string[]).includes(word.toLowerCase())
}

/** The end of a word in `immunities` for texts such as "Immune to non-Key card effects". */
const EFFECTS = '-card-effects'

function lacks(card: Card, trait: string): boolean {
  return !(ask(card, 'traits') as readonly string[]).includes(trait)
}

/** The cards among these that the running ability reaches. */
export function reached<C extends GameCard>(cards: readonly C[], by: Card | null): C[] {
  return cards.filter((card) => reaches(by, card))
}

/** Whether a card may have another attached to it. RR "Cannot have attachments" */
export function mayBear(host: GameCard, attachment: GameCard): boolean {
  const forbidden = ask(host, 'forbiddenAttachments') as readonly string[]
  return (
    forbidden.length === 0 ||
    !forbidden.some(
      (word) =>
        word === 'any' ||
        (word === PLAYER_CARDS && isPlayerCard(attachment)) ||
        (word.startsWith(NON) ? !bears(attachment, word.slice(NON.length)) : bears(attachment, word)),
    )
  )
}

/** Whether a card has a trait, or a keyword by its slug. */
function bears(card: GameCard, word: string): boolean {
  return card.has(word) || Object.hasOwn(card.keywords, word)
}

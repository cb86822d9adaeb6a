import { repaired } from '@questwright/kernel'

/**
 * Rules that earlier versions carried out wrongly: the correct rule and its source, for players whose older saved game can no longer be
 * replayed.
 */
export const repairs = {
  'repaired.new-encounter-deck':
    'In the quest phase an encounter deck that has run out is reset for a shadow card, too, whatever emptied it (Rules Reference, “Running out of Cards”)',
  'repaired.effects-end-first':
    'When effects end, cards that have no hit points left without them are destroyed before anything else happens at that moment (Rules Reference, “Lasting Effects”; FAQ 1.55)',
  'repaired.defender-not-damaged':
    'Of several defenders one that cannot be damaged cannot be chosen to take the damage (Rules Reference, “Cannot be damaged”)',
  'repaired.eliminated-leave-play':
    'The cards of an eliminated player leave play, and abilities of other cards can respond to that (Rules Reference, “In Play and Out of Play”, “Player Elimination”)',
  'repaired.order-of-chances':
    'When a player is eliminated, turns and opportunities to act or respond go on with the next player clockwise (Rules Reference, “In Player Order”)',
  'repaired.step-after-attack':
    'After an attack that an effect makes, the game goes on in the step in which the effect resolved (Rules Reference, Appendix I)',
  'repaired.exhausts-to-act':
    'Who cannot exhaust does not commit to the quest, attack or defend (Rules Reference, Appendix I 3.2, 6.4.1, 6.8b)',
  'repaired.prices-at-once':
    'All prices of one use, or of one journey, are paid at once, each with resources and cards of its own: one resource, card or character does not pay two of them (Rules Reference, “Cost”, “To”)',
  'repaired.price-forbidden': 'An event that a card forbids pays no price, and is not offered as one (Rules Reference, “Cannot”, “Cost”)',
  'repaired.over-at-the-end':
    'Effects that last for an attack end before abilities respond to its end; an effect until the end of an attack, phase or round that begins as a response to that end is over at once (Rules Reference, “Lasting Effects”)',
  'repaired.tokens-not-immune':
    'Resources and other tokens on a card are not immune with it: card effects place and take them (Rules Reference, “Immune”)',
  'repaired.heroes-that-are-away':
    'A player whose last hero is lent, shuffled into a deck or elsewhere without being dead plays on (Rules Reference, “Player Elimination”)',
  'repaired.tokens-in-play': 'No tokens are placed on a card that is not in play (Rules Reference, “In Play and Out of Play”)',
  'repaired.known-on-top': 'A card that is put on top of its deck is known there to those who knew it before, and to nobody else',
} as const

type RuleOf<Code extends string> = Code extends `repaired.${infer Rule}` ? Rule : never

export type RepairedRule = RuleOf<keyof typeof repairs>

/** To be called exactly where the table now acts differently, before it does so. */
export function meetRepair(rule: RepairedRule): void {
  repaired(rule)
}

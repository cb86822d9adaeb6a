/**
 * The card types of the cooperative game: the nine of the core set and those that expansions added. Source: LCG-CARD-TYPES-1.
 * Pure words: the forms, the frames and the checks ask here what a type is like.
 */
import type { CardType } from './bundle.ts'

/** What a type is like: whose back it wears, and how it counts in a player's deck. */
export interface CardTypeWords {
  /** As people say it. */
  readonly name: string
  readonly back: 'player' | 'encounter' | 'quest' | 'none'
  /** `counted` toward the fifty cards, `beside` them (in the deck and not counted), or `never` in a deck. */
  readonly inDeck: 'counted' | 'beside' | 'never'
  /** `few` where the table knows the card only as something that lies where scripts put it. */
  readonly rules: 'full' | 'few'
}

/** Every card type in the order in which menus list them. */
export const cardTypeWords: { readonly [type in CardType]: CardTypeWords } = {
  hero: { name: 'Hero', back: 'player', inDeck: 'never', rules: 'full' },
  ally: { name: 'Ally', back: 'player', inDeck: 'counted', rules: 'full' },
  attachment: { name: 'Attachment', back: 'player', inDeck: 'counted', rules: 'full' },
  event: { name: 'Event', back: 'player', inDeck: 'counted', rules: 'full' },
  'player-side-quest': { name: 'Player side quest', back: 'player', inDeck: 'counted', rules: 'few' },
  contract: { name: 'Contract', back: 'none', inDeck: 'beside', rules: 'few' },
  treasure: { name: 'Treasure', back: 'player', inDeck: 'beside', rules: 'few' },
  enemy: { name: 'Enemy', back: 'encounter', inDeck: 'never', rules: 'full' },
  location: { name: 'Location', back: 'encounter', inDeck: 'never', rules: 'full' },
  treachery: { name: 'Treachery', back: 'encounter', inDeck: 'never', rules: 'full' },
  objective: { name: 'Objective', back: 'encounter', inDeck: 'never', rules: 'full' },
  'objective-ally': { name: 'Objective-ally', back: 'encounter', inDeck: 'never', rules: 'full' },
  'objective-hero': { name: 'Objective-hero', back: 'encounter', inDeck: 'never', rules: 'few' },
  'objective-location': { name: 'Objective-location', back: 'encounter', inDeck: 'never', rules: 'full' },
  'encounter-side-quest': { name: 'Encounter side quest', back: 'encounter', inDeck: 'never', rules: 'few' },
  'ship-enemy': { name: 'Ship-enemy', back: 'encounter', inDeck: 'never', rules: 'few' },
  'ship-objective': { name: 'Ship-objective', back: 'encounter', inDeck: 'never', rules: 'few' },
  quest: { name: 'Quest', back: 'quest', inDeck: 'never', rules: 'full' },
  nightmare: { name: 'Nightmare setup', back: 'none', inDeck: 'never', rules: 'few' },
  campaign: { name: 'Campaign', back: 'none', inDeck: 'never', rules: 'few' },
  boon: { name: 'Boon', back: 'player', inDeck: 'beside', rules: 'few' },
  burden: { name: 'Burden', back: 'encounter', inDeck: 'beside', rules: 'few' },
}

/** The types as facts name them. */
export const cardTypes = Object.keys(cardTypeWords) as CardType[]

/** What a type is like; undefined for a word that is none. */
export function wordsOfType(type: unknown): CardTypeWords | undefined {
  return typeof type === 'string' && Object.hasOwn(cardTypeWords, type) ? cardTypeWords[type as CardType] : undefined
}

/** Types of cards that a player's deck is made of, heroes apart. */
export const deckCardTypes: readonly string[] = cardTypes.filter((type) => cardTypeWords[type].inDeck !== 'never')

/** The spheres of the game: the four of the core set, neutral, and those of the two sagas. */
export const spheres = ['leadership', 'tactics', 'spirit', 'lore', 'neutral', 'fellowship', 'baggins'] as const

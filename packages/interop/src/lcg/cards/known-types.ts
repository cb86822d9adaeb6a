/** The card types that tables of the cooperative game print: those of the game, and those of systems that packs bring. */
import { lcgRulebook, type PrintedType } from '@questwright/lcg/rulebook'
import type { CardType, Rulebook } from '@questwright/rulebook'

/** A type of a table. */
export type TableType = PrintedType | keyof typeof typesOfSystems

/** What formats need to know of the types of systems: whose back they wear, and what they print. A pack with such cards stands on the one that brings them. */
const typesOfSystems = {
  'player-side-quest': {
    name: 'Player side quest',
    plural: 'Player side quests',
    back: 'player',
    group: 'more-players',
    content: 'player-cards',
    inDeck: 'counted',
    inSet: 'apart',
    must: ['sphere', 'cost', 'questPoints'],
    may: ['deckLimit'],
    newCard: {},
    face: { name: 'Side Quest', window: 'banner', motif: 'places' },
  },
  'encounter-side-quest': {
    name: 'Encounter side quest',
    plural: 'Encounter side quests',
    back: 'encounter',
    group: 'more-encounter',
    content: 'encounter-cards',
    inDeck: 'never',
    inSet: 'shuffled',
    must: ['encounterSet', 'questPoints'],
    may: ['easyModeRemoves'],
    newCard: {},
    face: { name: 'Side Quest', window: 'banner', motif: 'places' },
  },
  'ship-enemy': {
    name: 'Ship-enemy',
    plural: 'Ship enemies',
    back: 'encounter',
    group: 'more-encounter',
    content: 'encounter-cards',
    inDeck: 'never',
    inSet: 'shuffled',
    must: ['encounterSet', 'engagementCost', 'threat', 'attack', 'defense', 'hitPoints'],
    may: ['shadow', 'easyModeRemoves'],
    newCard: {},
    face: { name: 'Ship-Enemy', window: 'plate-hull', motif: 'ships' },
  },
  'ship-objective': {
    name: 'Ship-objective',
    plural: 'Ship objectives',
    back: 'encounter',
    group: 'more-encounter',
    content: 'encounter-cards',
    inDeck: 'never',
    inSet: 'shuffled',
    must: ['encounterSet', 'willpower', 'attack', 'defense', 'hitPoints'],
    may: ['shadow', 'easyModeRemoves'],
    newCard: {},
    face: { name: 'Ship-Objective', window: 'hull', motif: 'ships' },
  },
} as const satisfies { readonly [type: string]: CardType }

/** The rulebook of the game with all types that tables print. */
export const tableRulebook: Rulebook = { ...lcgRulebook, types: { ...lcgRulebook.types, ...typesOfSystems } }

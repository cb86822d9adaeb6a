/** The card types that imported and exported card tables can contain: those of the game, and copies of those that systems of packs define. */
import { lcgRulebook, type PrintedType } from '@questwright/lcg/rulebook'
import { type CardType, type Fact, factIn, type Rulebook } from '@questwright/rulebook'

/** A card type that a card table can contain. */
export type TableType = PrintedType | keyof typeof typesOfSystems

/**
 * Facts that boons and burdens may print in addition: those of attachments, events, enemies and treacheries, because they are played as one
 * of these.
 */
const inDisguise = ['cost', 'back', 'shadow', 'engagementCost', 'threat', 'willpower', 'attack', 'defense', 'hitPoints'] as const

/**
 * Card types that systems of packs define, copied here so that formats can read and write such cards without those packs. A pack with such
 * cards depends on the pack that defines the type.
 */
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
    name: 'Ship enemy',
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
    name: 'Ship objective',
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
  campaign: {
    name: 'Campaign',
    plural: 'Campaign cards',
    back: 'none',
    group: 'campaigns',
    content: 'campaign-cards',
    inDeck: 'never',
    inSet: 'apart',
    inGame: 'among-rules',
    may: ['encounterSet'],
    twoSided: 'always',
    newCard: {},
    face: { name: 'Campaign', window: 'book', motif: 'places' },
  },
  boon: {
    name: 'Boon',
    plural: 'Boons',
    back: 'player',
    group: 'campaigns',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    may: ['sphere', 'encounterSet', ...inDisguise],
    newCard: {},
    face: { name: 'Boon', window: 'bow', motif: 'things' },
  },
  burden: {
    name: 'Burden',
    plural: 'Burdens',
    back: 'encounter',
    group: 'campaigns',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    must: ['encounterSet'],
    may: ['sphere', ...inDisguise],
    newCard: {},
    face: { name: 'Burden', window: 'bow-in', motif: 'perils' },
  },
} as const satisfies { readonly [type: string]: CardType }

/** Marks a card of another printed type as a boon or a burden. A scenario does not shuffle such a card into the deck made of its encounter sets. */
const subtype: Fact = {
  name: 'what it is in a campaign',
  holds: 'one-of',
  words: ['boon', 'burden'],
  such: '"boon" or "burden"',
  lies: 'apart',
}

/** Spheres that packs define. */
const spheresOfSystems = ['fellowship', 'baggins']
const ownSphere = factIn(lcgRulebook, 'sphere') as Fact

/** The rulebook of the game with all card types and spheres that a card table can contain. */
export const tableRulebook: Rulebook = {
  ...lcgRulebook,
  facts: { ...lcgRulebook.facts, sphere: { ...ownSphere, known: [...(ownSphere.known ?? []), ...spheresOfSystems] }, subtype },
  types: { ...lcgRulebook.types, ...typesOfSystems },
}

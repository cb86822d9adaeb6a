/**
 * The card types of the cooperative game: the nine of the core set and those that expansions added. Source: LCG-CARD-TYPES-1.
 * Everything that is said of a type stands here: what it prints, as what it counts, in which decks it lies, how it is drawn.
 */
import type { CardType as TypeInRulebook } from '@questwright/rulebook'

const ofPlayers = ['sphere']
const ofEncounters = {
  inSet: 'shuffled',
  back: 'encounter',
  content: 'encounter-cards',
  inDeck: 'never',
  copiesIn: 'its encounter set',
} as const
const encounterMay = ['shadow', 'easyModeRemoves']
const fights = ['attack', 'defense', 'hitPoints']
const character = ['willpower', ...fights]
const words = ['traits', 'keywords']
/** What boons and burdens may print: they are attachments, events, enemies, treacheries in disguise. */
const inDisguise = ['cost', 'back', 'shadow', 'engagementCost', 'threat', ...character]

const ofPlayerCards = { traits: [], keywords: [], quantity: 3 }
const ofEncounterCards = { traits: [], keywords: [], quantity: 1 }

/** The card types that a pack may bring. */
export type PrintedType =
  | 'hero'
  | 'ally'
  | 'attachment'
  | 'event'
  | 'enemy'
  | 'location'
  | 'treachery'
  | 'objective'
  | 'objective-ally'
  | 'objective-hero'
  | 'objective-location'
  | 'ship-enemy'
  | 'ship-objective'
  | 'encounter-side-quest'
  | 'player-side-quest'
  | 'treasure'
  | 'boon'
  | 'burden'
  | 'contract'
  | 'campaign'
  | 'nightmare'
  | 'quest'

/** What rules and cards speak of when they name a group of types. */
export type Counted = 'hero' | 'ally' | 'character' | 'attachment' | 'enemy' | 'location' | 'treachery' | 'objective' | 'ship'

/** Every card type in the order in which menus list them. */
export const cardTypes: { readonly [type in PrintedType]: TypeInRulebook & { readonly is?: readonly Counted[] } } = {
  hero: {
    name: 'Hero',
    plural: 'Heroes',
    back: 'player',
    group: 'players',
    content: 'player-cards',
    inDeck: 'begins',
    is: ['hero', 'character'],
    must: [...ofPlayers, 'threatCost', ...character],
    begins: {
      sphere: 'leadership',
      threatCost: 8,
      willpower: 1,
      attack: 1,
      defense: 1,
      hitPoints: 3,
      ...ofPlayerCards,
      unique: true,
      quantity: 1,
    },
    instead: { cost: 'Heroes have a threat cost: take `cost` out and write `threatCost`.' },
    shows: [...character, ...words, 'spheres', 'threatCost'],
    face: { name: 'Hero', window: 'arch', motif: 'people', column: character, badge: 'threatCost' },
  },
  ally: {
    name: 'Ally',
    plural: 'Allies',
    back: 'player',
    group: 'players',
    content: 'player-cards',
    inDeck: 'counted',
    is: ['ally', 'character'],
    must: [...ofPlayers, 'cost', ...character],
    begins: { sphere: 'leadership', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2, ...ofPlayerCards },
    shows: ['cost', ...character, ...words],
    face: { name: 'Ally', window: 'plain', motif: 'people', column: character, badge: 'cost' },
  },
  attachment: {
    name: 'Attachment',
    plural: 'Attachments',
    back: 'player',
    group: 'players',
    content: 'player-cards',
    inDeck: 'counted',
    is: ['attachment'],
    must: [...ofPlayers, 'cost'],
    begins: { sphere: 'leadership', cost: 1, ...ofPlayerCards },
    shows: ['cost', ...words],
    face: { name: 'Attachment', window: 'shield', motif: 'things', badge: 'cost' },
  },
  event: {
    name: 'Event',
    plural: 'Events',
    back: 'player',
    group: 'players',
    content: 'player-cards',
    inDeck: 'counted',
    must: [...ofPlayers, 'cost'],
    begins: { sphere: 'leadership', cost: 1, ...ofPlayerCards },
    shows: ['cost', ...words],
    face: { name: 'Event', window: 'point', motif: 'deeds', badge: 'cost' },
  },
  'player-side-quest': {
    name: 'Player side quest',
    plural: 'Player side quests',
    back: 'player',
    group: 'more-players',
    content: 'player-cards',
    inDeck: 'counted',
    inSet: 'apart',
    leaves: 'it cannot be played from hand nor become the current quest',
    must: [...ofPlayers, 'cost', 'questPoints'],
    begins: { sphere: 'neutral', cost: 1, questPoints: 4, ...ofPlayerCards },
    shows: ['cost', 'questPoints', 'traits'],
    face: { name: 'Side Quest', window: 'banner', motif: 'places', column: ['questPoints'], badge: 'cost' },
  },
  contract: {
    name: 'Contract',
    plural: 'Contracts',
    back: 'none',
    group: 'more-players',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    leaves: 'it does not enter play by itself',
    may: ['sphere'],
    twoSided: 'always',
    begins: { traits: [], keywords: [], quantity: 1 },
    face: { name: 'Contract', window: 'scroll', motif: 'deeds' },
  },
  treasure: {
    name: 'Treasure',
    plural: 'Treasures',
    back: 'player',
    group: 'more-players',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    leaves: 'whether it was discovered is not checked',
    must: ['encounterSet', 'cost'],
    may: ['sphere'],
    begins: { cost: 1, ...ofEncounterCards },
    shows: ['cost', ...words],
    face: { name: 'Treasure', window: 'gem', frame: 'gold', motif: 'things', badge: 'cost' },
  },
  enemy: {
    ...ofEncounters,
    name: 'Enemy',
    plural: 'Enemies',
    group: 'encounter',
    is: ['enemy'],
    must: ['encounterSet', 'engagementCost', 'threat', ...fights],
    may: encounterMay,
    begins: { engagementCost: 30, threat: 1, attack: 2, defense: 1, hitPoints: 3, ...ofEncounterCards },
    shows: ['engagementCost', 'threat', ...fights, ...words],
    face: { name: 'Enemy', window: 'plate', frame: 'iron', motif: 'foes', column: ['threat', ...fights], badge: 'engagementCost' },
  },
  location: {
    ...ofEncounters,
    name: 'Location',
    plural: 'Locations',
    group: 'encounter',
    is: ['location'],
    must: ['encounterSet', 'threat', 'questPoints'],
    may: encounterMay,
    begins: { threat: 2, questPoints: 2, ...ofEncounterCards },
    shows: ['threat', 'questPoints', ...words],
    face: { name: 'Location', window: 'waves', frame: 'earth', motif: 'places', column: ['threat', 'questPoints'] },
  },
  treachery: {
    ...ofEncounters,
    name: 'Treachery',
    plural: 'Treacheries',
    group: 'encounter',
    is: ['treachery'],
    must: ['encounterSet'],
    may: encounterMay,
    begins: { ...ofEncounterCards },
    shows: words,
    face: { name: 'Treachery', window: 'teeth', frame: 'smoke', motif: 'perils' },
  },
  objective: {
    ...ofEncounters,
    name: 'Objective',
    plural: 'Objectives',
    group: 'encounter',
    is: ['objective'],
    must: ['encounterSet'],
    may: encounterMay,
    begins: { ...ofEncounterCards },
    shows: words,
    face: { name: 'Objective', window: 'cut', frame: 'smoke', motif: 'things', column: [...character, 'threat', 'questPoints'] },
  },
  'objective-ally': {
    ...ofEncounters,
    name: 'Objective-ally',
    plural: 'Objective allies',
    group: 'more-encounter',
    is: ['objective', 'ally', 'character'],
    must: ['encounterSet', ...character],
    may: encounterMay,
    begins: { willpower: 1, attack: 1, defense: 1, hitPoints: 3, ...ofEncounterCards },
    shows: [...character, ...words],
    face: { name: 'Objective-Ally', window: 'cut-notch', frame: 'smoke', motif: 'people', column: character },
  },
  'objective-hero': {
    ...ofEncounters,
    name: 'Objective-hero',
    plural: 'Objective heroes',
    group: 'more-encounter',
    leaves: 'it has no resource pool of its own',
    is: ['objective', 'character'],
    must: ['encounterSet', ...character],
    may: [...encounterMay, 'sphere', 'threatCost'],
    begins: { willpower: 2, attack: 2, defense: 2, hitPoints: 4, ...ofEncounterCards },
    shows: [...character, ...words, 'spheres', 'threatCost'],
    face: { name: 'Objective-Hero', window: 'cut-arch', frame: 'smoke', motif: 'people', column: character, badge: 'threatCost' },
  },
  'objective-location': {
    ...ofEncounters,
    name: 'Objective-location',
    plural: 'Objective locations',
    group: 'more-encounter',
    is: ['objective', 'location'],
    must: ['encounterSet', 'threat', 'questPoints'],
    may: encounterMay,
    begins: { threat: 1, questPoints: 3, ...ofEncounterCards },
    shows: ['threat', 'questPoints', ...words],
    face: { name: 'Objective-Location', window: 'cut-waves', frame: 'earth', motif: 'places', column: ['threat', 'questPoints'] },
  },
  'encounter-side-quest': {
    ...ofEncounters,
    name: 'Encounter side quest',
    plural: 'Side quests',
    group: 'more-encounter',
    leaves: 'it enters the staging area, but cannot become the current quest',
    must: ['encounterSet', 'questPoints'],
    may: encounterMay,
    begins: { questPoints: 5, ...ofEncounterCards },
    shows: ['questPoints'],
    face: { name: 'Side Quest', window: 'banner', frame: 'earth', motif: 'places', column: ['questPoints'] },
  },
  'ship-enemy': {
    ...ofEncounters,
    name: 'Ship-enemy',
    plural: 'Ship enemies',
    group: 'more-encounter',
    leaves: 'who may defend against it is not limited to ship-objectives',
    is: ['enemy', 'ship'],
    must: ['encounterSet', 'engagementCost', 'threat', ...fights],
    may: encounterMay,
    begins: { engagementCost: 30, threat: 2, attack: 3, defense: 1, hitPoints: 5, ...ofEncounterCards },
    shows: ['engagementCost', 'threat', ...fights, ...words],
    face: {
      name: 'Ship-Enemy',
      window: 'plate-hull',
      frame: 'sea',
      motif: 'ships',
      column: ['threat', ...fights],
      badge: 'engagementCost',
    },
  },
  'ship-objective': {
    ...ofEncounters,
    name: 'Ship-objective',
    plural: 'Ship objectives',
    group: 'more-encounter',
    leaves: 'what it may attack and defend against is not limited to ship-enemies',
    is: ['objective', 'ally', 'character', 'ship'],
    must: ['encounterSet', ...character],
    may: encounterMay,
    begins: { willpower: 1, attack: 2, defense: 2, hitPoints: 6, ...ofEncounterCards },
    shows: [...character, ...words],
    face: { name: 'Ship-Objective', window: 'hull', frame: 'sea', motif: 'ships', column: character },
  },
  quest: {
    name: 'Quest',
    plural: 'Quests',
    back: 'quest',
    group: 'quest',
    content: 'encounter-cards',
    inDeck: 'never',
    inSet: 'apart',
    must: ['stage', 'encounterSets'],
    sides: {
      A: {},
      B: {
        must: ['questPoints'],
        missing: {
          questPoints: 'Write the printed number, or "-" when side B prints a dash because its text alone advances the stage.',
        },
      },
    },
    twoSided: 'always',
    begins: { stage: 1, sides: { A: {}, B: { questPoints: 8 } }, quantity: 1 },
    instead: {
      questPoints: 'Quest points of a quest card stand on its side: write them into `sides.B`.',
      encounterSet: 'A quest card names a list: write `encounterSets`.',
    },
    shows: ['questPoints'],
    face: { name: 'Quest', window: 'plain', frame: 'earth', motif: 'places', column: ['questPoints'] },
  },
  nightmare: {
    name: 'Nightmare setup',
    plural: 'Nightmare setups',
    back: 'none',
    group: 'campaigns',
    content: 'encounter-cards',
    inDeck: 'never',
    inSet: 'apart',
    leaves: 'it does not change the encounter deck by itself',
    may: ['encounterSet'],
    twoSided: 'always',
    begins: { quantity: 1 },
    face: { name: 'Nightmare', window: 'teeth-both', frame: 'night', motif: 'perils' },
  },
  campaign: {
    name: 'Campaign',
    plural: 'Campaign cards',
    back: 'none',
    group: 'campaigns',
    content: 'campaign-cards',
    inDeck: 'never',
    inSet: 'apart',
    leaves: 'its setup and resolution are not followed by themselves',
    may: ['encounterSet'],
    twoSided: 'always',
    begins: { quantity: 1 },
    face: { name: 'Campaign', window: 'book', frame: 'night', motif: 'places' },
  },
  boon: {
    name: 'Boon',
    plural: 'Boons',
    back: 'player',
    group: 'campaigns',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    leaves: 'the campaign pool is not kept',
    may: ['sphere', 'encounterSet', ...inDisguise],
    begins: { traits: [], keywords: [], quantity: 1 },
    face: { name: 'Boon', window: 'bow', frame: 'gold', motif: 'things', column: ['threat', ...character], badge: 'cost' },
  },
  burden: {
    name: 'Burden',
    plural: 'Burdens',
    back: 'encounter',
    group: 'campaigns',
    content: 'player-cards',
    inDeck: 'beside',
    inSet: 'apart',
    copiesIn: 'its encounter set',
    leaves: 'the campaign pool is not kept',
    must: ['encounterSet'],
    may: ['sphere', ...inDisguise],
    begins: { ...ofEncounterCards },
    face: { name: 'Burden', window: 'bow-in', frame: 'blood', motif: 'perils', column: ['threat', ...character] },
  },
}

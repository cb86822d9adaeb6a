/** The chapter of the cooperative game, without the menus of the ability builder: a page that edits no script has no use for them. */
import type { Chapter } from '@questwright/rulebook'
import { eventNames } from '../event-names.ts'
import { cardLists } from './card-lists.ts'
import { cardTypes } from './card-types.ts'
import { foretelling } from './consequences.ts'
import { facts, spheres } from './facts.ts'
import { figures } from './figures.ts'
import { handMoves } from './hand-moves.ts'
import { opening } from './opening.ts'
import { phases } from './phases.ts'
import { pictures } from './pictures.ts'
import { roundByRound } from './round-by-round.ts'
import { scenarios } from './scenarios.ts'
import { sceneBoard } from './scene-board.ts'
import { sceneChanges } from './scene-changes.ts'
import { scripts } from './scripts.ts'
import { simulation } from './simulation.ts'
import { scriptTexts, snippets } from './snippets.ts'
import { statWords } from './stats.ts'
import { tableLook } from './table-look.ts'
import { terminal } from './table-text.ts'
import { tour } from './tour.ts'
import { wording } from './wording.ts'
import { xray } from './xray.ts'
import { tableZones } from './zones.ts'

const immune = (words: string): string => `modifier('immunities', { gain: '${words}' }).`

export const chapter: Chapter = {
  game: 'lcg',
  title: 'The Lord of the Rings: The Card Game',
  backs: { player: 'Player card', encounter: 'Encounter card', quest: 'Quest card', none: 'No back of its own' },
  groups: {
    encounter: 'Encounter deck',
    quest: 'Quest deck',
    players: 'Player cards',
    'more-encounter': 'More encounter cards',
    'more-players': 'More player cards',
    campaigns: 'Campaigns and nightmare',
  },
  contents: { 'player-cards': 'player cards', 'encounter-cards': 'encounter cards', 'campaign-cards': 'campaign cards' },
  facts,
  types: cardTypes,
  pictures,
  events: Object.fromEntries(Object.entries(eventNames).map(([kind, about]) => [kind, { about }])),
  stats: statWords,
  zones: tableZones,
  phases,
  playBegins: 'planning',
  // LCG-DECK-1 to LCG-DECK-6, LCG-TREASURE-2, LCG-CAMPAIGN-BOON-2
  deck: {
    least: 50,
    copies: 3,
    limit: 'deckLimit',
    begins: { type: 'hero', least: 1, most: 3 },
    backs: ['player', 'none'],
    // text of "Ranger Summons": the copies with the Encounter keyword that a player set aside
    setAside: ['encounter'],
    fits: { fact: 'sphere', everywhere: 'neutral' },
    madeOf: 'allies, attachments and events, and hold treasures, boons, burdens and a contract besides',
  },
  cardFolder: 'encounter',
  examples: {
    packTitle: 'My Quest',
    cardFile: 'cards/allies/my-card.json',
    keywords: ['Surge', 'Doomed 2'],
    side: '{ "questPoints": 8 }',
    signs: ['willpower', 'threat', 'leadership'],
  },
  misplaced: {
    victory: 'Victory is a keyword: write "Victory {value}" among the `keywords`.',
    immunities: `Write it into the script of the card: ${immune('card-effects')}`,
    'immune-to-card-effects': `It is no keyword. Write into the script of the card: ${immune('card-effects')}`,
    'immune-to-player-card-effects': `It is no keyword. Write into the script of the card: ${immune('player-card-effects')}`,
  },
  basePacks: ['lcg-keywords', 'lcg-core-set'],
  everyCard: ['unique', 'octgnId', 'ringsdbCode'],
  everySide: ['questPoints', 'threat', 'engagementCost', 'willpower', 'attack', 'defense', 'hitPoints', 'cost'],
  ...cardLists,
  ...scripts,
  ...scenarios,
  ...terminal,
  ...tableLook,
  ...foretelling,
  figures,
  handMoves,
  xray,
  sceneBoard,
  opening,
  simulation,
  roundByRound,
  wording,
  snippets,
  scriptTexts,
  sceneChanges,
  tour,
  signs: [
    'willpower',
    'attack',
    'defense',
    'threat',
    'hit points',
    ...spheres,
    'unique',
    'progress',
    'damage',
    'resource',
    'engagement',
    'victory',
    'shadow',
    'hand',
    'deck',
    'discard',
  ],
  numbers: ['willpower', 'attack', 'defense', 'hitPoints', 'threat', 'threatCost', 'questPoints', 'cost', 'engagementCost'],
  faceDown: ['willpower', 'threat', 'attack', 'defense', 'hitPoints', 'questPoints'],
}

/** The chapter of the cooperative game without the parts for authors, which pages for players do not need. */
import type { Chapter } from '@questwright/rulebook'
import { cardLists } from './card-lists.ts'
import { cardTypes } from './card-types.ts'
import { foretelling } from './consequences.ts'
import { facts, spheres } from './facts.ts'
import { figures } from './figures.ts'
import { handMoves } from './hand-moves.ts'
import { phases } from './phases.ts'
import { pictures } from './pictures.ts'
import { roundByRound } from './round-by-round.ts'
import { scenarios } from './scenarios.ts'
import { sceneChanges } from './scene-changes.ts'
import { scripts } from './scripts.ts'
import { tableLook } from './table-look.ts'
import { tour } from './tour.ts'
import { tableZones } from './zones.ts'

export const chapter: Chapter = {
  game: 'lcg',
  title: 'The Lord of the Rings: The Card Game',
  about: 'One to four players together, against a scenario.',
  backs: { player: 'Player card', encounter: 'Encounter card', quest: 'Quest card', none: 'No back of its own' },
  groups: {
    encounter: 'Encounter deck',
    quest: 'Quest deck',
    players: 'Player cards',
    'more-encounter': 'More encounter cards',
    'more-players': 'More player cards',
    modes: 'Modes',
  },
  contents: { 'player-cards': 'player cards', 'encounter-cards': 'encounter cards' },
  facts,
  types: cardTypes,
  pictures,
  zones: tableZones,
  phases,
  playBegins: 'planning',
  drawn: {
    icons: [
      ...['threat', 'willpower', 'defense', 'leadership', 'tactics', 'spirit', 'lore', 'fellowship', 'baggins'],
      ...['engagement', 'victory', 'shadow'],
    ],
    tones: ['threat', 'willpower', 'defense', 'leadership', 'tactics', 'spirit', 'lore'],
    plates: ['willpower', 'defense', 'threat'],
    frames: ['leadership', 'tactics', 'spirit', 'lore', 'fellowship', 'baggins'],
  },
  // LCG-DECK-1 to LCG-DECK-6, LCG-TREASURE-2
  deck: {
    sections: {
      heroes: {
        one: 'hero',
        several: 'heroes',
        written: 'list',
        types: ['hero'],
        begins: 'with-them',
        least: 1,
        most: 3,
        differ: ['title'],
      },
      cards: { one: 'card', several: 'cards', written: 'copies', least: 50 },
    },
    copies: { most: 3, sameBy: ['title'] },
    limit: 'deckLimit',
    backs: ['player', 'none'],
    // Source: the text of "Ranger Summons". These are the copies with the Encounter keyword that a player set aside
    setAside: ['encounter'],
    fits: { fact: 'sphere', everywhere: 'neutral' },
    madeOf: 'allies, attachments and events, and hold treasures and a contract besides',
  },
  cardFolder: 'encounter',
  examples: {
    packTitle: 'My Quest',
    cardFile: 'cards/allies/my-card.json',
    keywords: ['Surge', 'Doomed 2'],
    side: '{ "questPoints": 8 }',
    signs: ['willpower', 'threat', 'leadership'],
  },
  scriptClasses: { card: 'GameCard', player: 'Player' },
  basePacks: ['lcg-keywords', 'lcg-core-set'],
  everyCard: ['unique', 'octgnId', 'ringsdbCode'],
  everySide: ['questPoints', 'threat', 'engagementCost', 'willpower', 'attack', 'defense', 'hitPoints', 'cost'],
  ...cardLists,
  ...scripts,
  ...scenarios,
  ...tableLook,
  ...foretelling,
  figures,
  seatFigures: ['threat'],
  handMoves,
  roundByRound,
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

/** The rulebook of the duel: data for all programs outside of the table. */
import { type Chapter, type ChapterSource, rulebookOf } from '@questwright/rulebook'
import { facts, types } from './cards.ts'
import { pictures } from './pictures.ts'
import { roundByRound } from './round-by-round.ts'
import { scripts } from './scripts.ts'
import { tableLook } from './table-look.ts'
import { terminal } from './table-text.ts'
import { tableZones } from './zones.ts'

const chapter: Chapter = {
  game: 'duel',
  title: 'The Duel',
  about: 'Two to four players against each other.',
  backs: { duel: 'Duel card' },
  groups: { fighters: 'Fighters', others: 'Moves and items' },
  contents: { 'duel-cards': 'duel cards' },
  facts,
  types,
  pictures,
  zones: tableZones,
  phases: {
    bids: 'Each player bids in secret; the highest begins.',
    muster: 'The active player plays their own cards.',
    ambush: 'The others play shadow cards.',
    assign: 'The active player says who meets whom.',
    clash: 'A pair fights, and everybody may act.',
  },
  seats: { least: 2, most: 4 },
  counts: 'turn',
  playBegins: 'muster',
  players: 'against-each-other',
  passing: {
    givesUp: 'window',
    commands: { 'pass-clash': { name: 'Pass this clash', during: ['clash'], until: 'phase-ends' } },
    roles: { active: 'Active player', other: 'Other players' },
    windowsOf: { bids: 'nobody', muster: 'active', ambush: 'other', assign: 'nobody' },
  },
  modes: { standard: { name: 'Standard', text: 'To the last who stands.', when: 'always' } },
  tokens: { wounds: 'wounds' },
  deal: { parts: {}, formerly: ['quest', 'encounterSets'] },
  deck: {
    sections: {
      fighters: {
        one: 'fighter',
        several: 'fighters',
        written: 'list',
        types: ['fighter'],
        takes: 'by-player',
        begins: 'with-them',
        least: 1,
        most: 2,
        differ: ['title'],
        acrossPlayers: 'free',
        formerly: ['heroes'],
      },
      cards: { one: 'card', several: 'cards', written: 'copies', least: 15 },
    },
    copies: { most: 3, sameBy: ['title'] },
    backs: ['duel'],
    madeOf: 'fighters, items and moves',
    formats: {
      quick: { name: 'Quick duel', text: 'Ten cards or more, at most two of a title.', copies: 2, numbers: { cards: { least: 10 } } },
    },
  },
  examples: { packTitle: 'My Duel', cardFile: 'cards/my-card.json', keywords: ['Dread 1', 'Fierce 2'], side: '{ "strength": 2 }' },
  everyCard: ['side'],
  numbers: ['cost', 'strength', 'vitality'],
  figures: {
    wounds: { name: 'Wounds of {seat}', reads: { status: 'wounds', of: 'each-seat' } },
    pool: { name: 'The pool', reads: { status: 'pool', of: 'table' } },
    fighters: { name: 'Fighters on the ground', reads: { having: 'strength', zones: ['ground'] } },
    hand: { name: 'Cards in hand', reads: { cards: 'all', zones: ['hand'] } },
  },
  wording: {
    triggers: ['Muster', 'Ambush', 'Clash', 'Answer'],
    periods: ['turn', 'clash', 'game'],
    counted: ['wound', 'wounds', 'card', 'cards', 'fighters'],
    symbols: ['strength', 'vitality'],
    foreign: { graveyard: 'spent cards', library: 'deck', initiative: 'bid' },
    terms: ['shadow fighter'],
  },
  roundByRound,
  ...scripts,
  ...terminal,
  ...tableLook,
}

/** The chapter of the game itself, and its source file. */
export const duelChapters: readonly ChapterSource[] = [{ chapter, file: 'packages/duel/src/rulebook/index.ts' }]

/** The game's own chapter as a rulebook. */
export const duelRulebook = rulebookOf(duelChapters)

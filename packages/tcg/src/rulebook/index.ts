/** The rulebook of the game without the parts for authors: a browser loads it first. */
import { type Chapter, type ChapterSource, rulebookOf } from '@questwright/rulebook'
import { ALL_CULTURES } from '../vocabulary.ts'
import { cardLists } from './card-lists.ts'
import { facts, types } from './cards.ts'
import { beginnings } from './first-steps.ts'
import { pictures } from './pictures.ts'
import { roundByRound } from './round-by-round.ts'
import { tableLook } from './table-look.ts'
import { tour } from './tour.ts'
import { tableZones } from './zones.ts'

const chapter: Chapter = {
  game: 'tcg',
  title: 'The Lord of the Rings TCG',
  about: 'Two players against each other, each with a fellowship and with minions for the other.',
  backs: { tcg: 'Draw deck card', 'tcg-site': 'Site' },
  groups: { characters: 'Characters', others: 'Other cards', path: 'The path and the Ring' },
  contents: { 'tcg-cards': 'cards of the trading card game' },
  facts,
  types,
  pictures,
  drawn: { icons: ALL_CULTURES },
  zones: tableZones,
  phases: {
    setup: 'Bids, the first site, starting fellowships and first hands.',
    fellowship: 'The Free Peoples player plays Free Peoples cards, then the fellowship moves.',
    shadow: 'Each Shadow player plays Shadow cards for twilight from the pool.',
    maneuver: 'Players act in turn.',
    archery: 'Players act in turn, then archers wound.',
    assignment: 'Characters are assigned to minions.',
    skirmish: 'Each defender skirmishes the minions assigned to it.',
    regroup: 'Hands are reconciled, and the fellowship moves again or the turn ends.',
  },
  seats: { least: 2, most: 4 },
  playBegins: 'fellowship',
  players: 'against-each-other',
  passing: {
    givesUp: 'window',
    commands: {
      'pass-skirmish': { name: 'Pass this skirmish', during: ['skirmish'], until: 'phase-ends' },
      'pass-to-regroup': {
        name: 'Pass to regroup',
        during: ['maneuver', 'archery', 'assignment', 'skirmish'],
        until: { phase: 'regroup' },
      },
    },
    roles: { active: 'Free Peoples player', other: 'Shadow player' },
    windowsOf: { setup: 'nobody', fellowship: 'active', shadow: 'other' },
  },
  modes: {
    deluxe: {
      name: 'Deluxe rules',
      text: 'Players bid burdens for the order of turns, and choose their starting fellowships.',
      when: 'always',
    },
    starter: {
      name: 'Starter rules',
      text: 'The first player is chosen at random; there are no assignment and regroup actions.',
      when: 'always',
    },
  },
  tokens: { wounds: 'wounds', burdens: 'burdens', threats: 'threats' },
  deal: { parts: {} },
  deck: {
    sections: {
      bearer: {
        one: 'Ring-bearer',
        several: 'Ring-bearers',
        written: 'list',
        types: ['companion'],
        print: { keywords: 'Ring-bearer' },
        takes: 'by-player',
        begins: 'with-them',
        least: 1,
        most: 1,
        copies: 'counted',
        acrossPlayers: 'free',
      },
      ring: {
        one: 'Ring',
        several: 'Rings',
        written: 'list',
        types: ['ring'],
        begins: 'with-them',
        least: 1,
        most: 1,
        acrossPlayers: 'free',
      },
      fellowship: {
        one: 'starting companion',
        several: 'starting companions',
        written: 'list',
        types: ['companion'],
        takes: 'by-player',
        most: 4,
        countsIn: 'cards',
        acrossPlayers: 'free',
      },
      sites: {
        one: 'site',
        several: 'sites',
        written: 'list',
        types: ['site'],
        least: 9,
        most: 9,
        numbered: { by: 'site', first: 1, last: 9 },
        alike: 'block',
        acrossPlayers: 'free',
      },
      cards: { one: 'card', several: 'cards', written: 'copies', least: 60, halves: { by: 'side', values: ['free-peoples', 'shadow'] } },
    },
    copies: { most: 4, sameBy: ['title'] },
    backs: ['tcg', 'tcg-site'],
    madeOf: 'Free Peoples and Shadow cards',
    formats: {
      starter: {
        name: 'Starter decks',
        text: 'Starter decks as they are, for a first game.',
        only: 'starters',
      },
      'fellowship-block': {
        name: 'Fellowship block',
        text: 'Cards of the sets 1 to 3 and sites of the Fellowship block, at most four of a title.',
        admits: [
          { fact: 'collector', begins: ['1 ', '2 ', '3 '], words: 'cards of the sets 1 to 3' },
          { sections: ['sites'], fact: 'block', values: ['fellowship'], words: 'sites of the Fellowship block' },
        ],
      },
    },
  },
  examples: { packTitle: 'My Cards', cardFile: 'cards/my-card.json', keywords: ['Damage +1', 'Ranger'], side: '{ "strength": 2 }' },
  counts: 'turn',
  notPrinted: ['traits', 'quantity', 'number', 'sides'],
  ...beginnings,
  tour,
  basePacks: ['tcg-keywords', 'tcg-fellowship'],
  everyCard: ['collector', 'gempId'],
  numbers: ['twilight', 'strength', 'vitality', 'resistance', 'site'],
  signs: ALL_CULTURES,
  figures: {
    site: { name: 'Site of {seat}', reads: { status: 'site', of: 'each-seat' } },
    pool: { name: 'The twilight pool', reads: { status: 'pool', of: 'table' } },
    hand: { name: 'Cards in hand', reads: { cards: 'all', zones: ['hand'] } },
  },
  roundByRound,
  ...cardLists,
  seatFigures: ['site', 'burdens'],
  ...tableLook,
}

/** The chapter of the game itself, and its source file. */
export const tcgChapters: readonly ChapterSource[] = [{ chapter, file: 'packages/tcg/src/rulebook/index.ts' }]

/** The game's own chapter as a rulebook. */
export const tcgRulebook = rulebookOf(tcgChapters)

import {
  type BoardWish,
  type CardDefinition,
  type JsonObject,
  type KeywordDefinition,
  keywordCode,
  type Library,
  type Part,
} from '@questwright/kernel'
import { hashText } from '@questwright/kernel/hash'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { aimAt } from '../src/proving/aims.ts'
import type { Board, Seat } from '../src/proving/laid-board.ts'

/** Where random boards put the card of a wanted part, and when they begin: how often, on boards with fixed dice. */

const fighter: JsonObject = { willpower: 1, attack: 1, defense: 1, hitPoints: 2 }
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, ...fighter }
const inSet: JsonObject = { encounterSet: 'fen' }
const type = (words: JsonObject): JsonObject => ({ name: 'Made-up', is: [], inDeck: 'counted', ...words, newCard: {} })

const pack: PackContent = {
  id: 'fen',
  cards: {
    mine: hero,
    yours: { ...hero, unique: true },
    cook: { type: 'ally', sphere: 'spirit', cost: 4, ...fighter },
    guest: { type: 'ally', sphere: 'spirit', unique: true, cost: 9, ...fighter },
    rope: { type: 'attachment', sphere: 'neutral', cost: 1 },
    song: { type: 'event', sphere: 'neutral', cost: 2 },
    troll: { type: 'enemy', ...inSet, engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 2 },
    king: { type: 'enemy', ...inSet, unique: true, engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 2 },
    bog: { type: 'location', ...inSet, threat: 1, questPoints: 3 },
    mist: { type: 'treachery', ...inSet },
    relic: { type: 'objective', ...inSet },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 3 } } },
    gate: { type: 'quest', stage: 2, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 1 } } },
    law: { type: 'rule' },
    night: { type: 'nightmare', encounterSet: 'fen', sides: { A: {}, B: {} } },
    boon: { type: 'boon', ...inSet },
    host: { type: 'host', sphere: 'neutral', cost: 1, questPoints: 5 },
    march: { type: 'march', sphere: 'neutral', cost: 1, questPoints: 5 },
    banner: { type: 'banner' },
    omen: { type: 'omen' },
  },
  keywords: { grim: { number: 'required' }, bleak: {} },
  scenarios: { fen: { quest: ['stage', 'gate'], encounterSets: ['fen'] } },
  systems: {
    war: {
      zones: { front: { about: 'Where armies meet.', play: 'in' } },
      types: {
        boon: type({ back: 'player', inSet: 'apart', inDeck: 'beside' }),
        host: type({ back: 'player', playedInto: 'staging-area' }),
        march: type({ back: 'player', playedInto: 'front' }),
        banner: type({ back: 'war', inDeck: 'never', newScene: { zone: 'front' } }),
        omen: type({ back: 'war', inDeck: 'never' }),
      },
    },
  },
  titles: {},
  scripts: [],
}
const built = buildLibrary([pack], (problem) => {
  throw new Error(JSON.stringify(problem))
})

/** An ability with this word, as far as boards read it. */
const ability = (word: string, more: object = {}): Part =>
  ({ kind: 'ability', slug: 'part', word, hears: [], notes: {}, ...more }) as unknown as Part

/** The library in which this card alone has this part, on one of its sides. */
function libraryWith(code: string, part: Part | undefined, on: 'A' | 'B' = 'A', more: readonly Part[] = []): Library {
  const cards = new Map<string, CardDefinition>()
  for (const [name, definition] of built.cards) {
    const sides = Object.fromEntries(
      Object.entries(definition.sides).map(([side, one]) => [
        side,
        { ...one, parts: name === code && side === on && part ? [...more, part] : name === code ? more : [] },
      ]),
    )
    cards.set(name, { ...definition, sides, front: sides.A } as unknown as CardDefinition)
  }
  return { ...built, cards } as Library
}

/** Dice that depend on a number alone. */
function diceFrom(seed: number): BoardWish['dice'] {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % Math.max(1, sides)
  }
}

const seat = (): Seat => ({
  heroes: [{ card: 'fen:mine' }],
  allies: [],
  hand: [],
  deck: [],
  discard: [],
  engaged: [],
  threat: 0,
  resources: 0,
  dearest: 0,
})

const emptyBoard = (): Board => ({
  seats: [seat(), seat()],
  staging: [],
  activeLocation: undefined,
  quest: { card: 'fen:stage' },
  questDeck: [{ card: 'fen:gate' }],
  encounterDeck: [],
  encounterDiscard: [],
  victoryDisplay: [],
  setAside: [],
  zones: {},
  rules: ['fen:scenario/fen'],
  starts: [],
  mustStart: undefined,
  easy: 'no',
  unique: new Set(),
})

const BOARDS = 100

/** The hash of all boards of each case so far, which depends on the order of their cards too. */
const hashes: number[] = []

/** What differs from an empty board, with the number of boards in which it does. */
function made(aim: string, library: Library, before: () => Partial<Board> = () => ({})): { readonly [what: string]: number } {
  const counts: { [what: string]: number } = {}
  const count = (what: string, by: number): void => {
    counts[what] = (counts[what] ?? 0) + by
  }
  const encounter = [...library.cards.values()].filter(({ front }) => front.facts.encounterSet === 'fen')
  const inventory = (laid: Board, by: number): void => {
    const walk = (value: unknown, path: string): void => {
      if (value instanceof Set) walk([...value], path)
      else if (Array.isArray(value)) for (const one of value) walk(one, path)
      else if (typeof value === 'object' && value !== null) {
        const { card, attachments, shadow, ...marks } = value as { card?: string; attachments?: unknown; shadow?: unknown }
        if (card === undefined) for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
        else {
          count([path, card, ...Object.entries(marks).map(([key, mark]) => `${key} ${mark}`.trim())].join(' '), by)
          walk(attachments, `${path}.attachments`)
          walk(shadow, `${path}.shadow`)
        }
      } else if (value !== undefined && value !== 0) count(`${path} ${value}`, by)
    }
    const { seats, ...rest } = laid
    walk(rest, '')
    for (const [i, one] of seats.entries()) walk(one, i === 0 ? 'first' : 'second')
  }
  const boards: Board[] = []
  for (let seed = 1; seed <= BOARDS; seed++) {
    const laid: Board = { ...emptyBoard(), ...before() }
    inventory(laid, -1)
    aimAt(diceFrom(seed), laid, aim, library, encounter)
    inventory(laid, 1)
    boards.push(laid)
  }
  hashes.push(hashText(JSON.stringify(boards, (_key, value) => (value instanceof Set ? [...value] : value))))
  return Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0))
}

interface Case {
  readonly card: string
  readonly part: Part
  readonly on?: 'A' | 'B'
  readonly more?: readonly Part[]
  readonly before?: () => Partial<Board>
}

interface KeywordCase {
  readonly keyword: string
  /** The cards that print keywords. */
  readonly keywords?: { readonly [card: string]: readonly string[] }
  /** The card that has a modifier. */
  readonly part?: string
  readonly before?: () => Partial<Board>
}

const plain = ability('action')
const modifierOf = (stat: string): Part => ({ kind: 'modifier', slug: 'part', stat }) as unknown as Part
const kinds: { readonly [title: string]: Case } = {
  'a part of a hero that is seated already': { card: 'mine', part: plain },
  'an ally': { card: 'cook', part: plain },
  'an ally that acts when it enters play': { card: 'cook', part: ability('response', { hears: ['entersPlay'] }) },
  'an ally with a play restriction': { card: 'cook', part: ability('play') },
  'a unique ally': { card: 'guest', part: plain },
  'a unique ally that is in play already': { card: 'guest', part: plain, before: () => ({ unique: new Set(['guest']) }) },
  'an attachment': { card: 'rope', part: plain },
  'an attachment that says where it is attached': { card: 'rope', part: plain, more: [ability('attaches-to')] },
  'an event': { card: 'song', part: plain },
  'an enemy': { card: 'troll', part: plain },
  'an enemy with a shadow effect': { card: 'troll', part: ability('shadow') },
  'a treachery': { card: 'mist', part: ability('when-revealed') },
  'a unique enemy': { card: 'king', part: plain },
  'a unique enemy that is in play already': { card: 'king', part: plain, before: () => ({ unique: new Set(['king']) }) },
  'a location': { card: 'bog', part: plain },
  'a location beside an active one': { card: 'bog', part: plain, before: () => ({ activeLocation: { card: 'fen:mist' } }) },
  'a location with a travel effect': { card: 'bog', part: ability('travel') },
  'a location with a travel price': { card: 'bog', part: ability('gives-travel') },
  'an objective': { card: 'relic', part: plain },
  'the front of a stage': { card: 'stage', part: ability('when-revealed'), on: 'A' },
  'the back of a stage': { card: 'stage', part: plain, on: 'B' },
  'what is revealed with the back of a stage': { card: 'stage', part: ability('when-revealed'), on: 'B' },
  'the back of the last stage': { card: 'gate', part: plain, on: 'B' },
  'a scenario that is played': { card: 'scenario/fen', part: plain },
  'a scenario that is not played': { card: 'scenario/fen', part: plain, before: () => ({ rules: [] }) },
  'a rule': { card: 'law', part: plain },
  'setup instructions of a rule': { card: 'law', part: ability('setup') },
  'a card beside the quest deck': { card: 'night', part: ability('setup-after-quest'), on: 'B' },
  'setup instructions of an ally': { card: 'guest', part: ability('setup') },
  'setup instructions of an objective': { card: 'relic', part: ability('setup') },
  'setup instructions of a stage': { card: 'stage', part: ability('setup'), on: 'B' },
  'setup instructions of a hero': { card: 'mine', part: ability('setup') },
  'setup instructions of a card that scripts place': { card: 'omen', part: ability('setup') },
  'a card that effects attach to heroes': { card: 'boon', part: plain },
  'a card that is played into the staging area': { card: 'host', part: plain },
  'a card that is played into a zone of its system': { card: 'march', part: plain },
  'a card that works in the victory display': { card: 'march', part: ability('action', { where: ['victory-display'] }) },
  'a card that scripts place in a zone': { card: 'banner', part: plain },
  'a modifier of threat': { card: 'relic', part: modifierOf('threat') },
  'a modifier of defense': { card: 'relic', part: modifierOf('defense') },
  'an answer that has no stat': { card: 'relic', part: { kind: 'text', slug: 'part' } as unknown as Part },
  'an ability of a phase': { card: 'relic', part: ability('action', { notes: { phase: 'refresh' } }) },
  'an ability that hears of travelling': { card: 'relic', part: ability('forced', { hears: ['travelled', 'destroyed'] }) },
  'an ability that hears of engagement': { card: 'relic', part: ability('forced', { hears: ['roundEnds', 'engaged'] }) },
  'a card that scripts name': { card: 'omen', part: plain },
}

const bearers: { readonly [title: string]: KeywordCase } = {
  'no card prints it': { keyword: 'bleak' },
  'it has a number, and no card prints it': { keyword: 'grim' },
  'an enemy prints it': { keyword: 'bleak', keywords: { troll: ['Bleak'] } },
  'an enemy prints it, and a card with a modifier may follow': { keyword: 'bleak', keywords: { troll: ['Bleak'] }, part: 'mist' },
  'an ally prints it': { keyword: 'bleak', keywords: { cook: ['Bleak'] } },
  'a hero prints it': { keyword: 'bleak', keywords: { yours: ['Bleak'] } },
  'a hero in play prints it': { keyword: 'bleak', keywords: { yours: ['Bleak'] }, before: () => ({ unique: new Set(['yours']) }) },
  'a stage prints it': { keyword: 'bleak', keywords: { stage: ['Bleak'] } },
  'a rule prints it': { keyword: 'bleak', keywords: { law: ['Bleak'] } },
}

/** By the title of a case: the differences between its boards and an empty board (a phase of `starts` once for each wish). */
const expected: { readonly [title: string]: { readonly [what: string]: number } } = {
  'a part of a hero that is seated already': {},
  'an ally': {
    'first.allies fen:cook': 31,
    'first.allies fen:cook damage 1': 15,
    'first.allies fen:cook damage 1 is exhausted': 2,
    'first.allies fen:cook is exhausted': 4,
    'first.dearest 4': 31,
    'first.hand fen:cook': 31,
    'second.allies fen:cook': 7,
    'second.allies fen:cook damage 1': 3,
    'second.allies fen:cook is exhausted': 1,
    'second.dearest 4': 6,
    'second.hand fen:cook': 6,
    'starts planning': 37,
  },
  'an ally that acts when it enters play': {
    'first.dearest 4': 83,
    'first.hand fen:cook': 83,
    'second.dearest 4': 17,
    'second.hand fen:cook': 17,
    'starts planning': 100,
  },
  'an ally with a play restriction': {
    'first.dearest 4': 83,
    'first.hand fen:cook': 83,
    'second.dearest 4': 17,
    'second.hand fen:cook': 17,
    'starts planning': 100,
  },
  'a unique ally': {
    'first.allies fen:guest': 31,
    'first.allies fen:guest damage 1': 15,
    'first.allies fen:guest damage 1 is exhausted': 2,
    'first.allies fen:guest is exhausted': 4,
    'first.dearest 9': 31,
    'first.hand fen:guest': 31,
    'second.allies fen:guest': 7,
    'second.allies fen:guest damage 1': 3,
    'second.allies fen:guest is exhausted': 1,
    'second.dearest 9': 6,
    'second.hand fen:guest': 6,
    'starts planning': 37,
    'unique guest': 100,
  },
  'a unique ally that is in play already': {
    'first.dearest 9': 83,
    'first.hand fen:guest': 83,
    'second.dearest 9': 17,
    'second.hand fen:guest': 17,
    'starts planning': 100,
  },
  'an attachment': {
    'first.dearest 1': 38,
    'first.hand fen:rope': 38,
    'first.heroes.attachments fen:rope': 45,
    'second.dearest 1': 8,
    'second.hand fen:rope': 8,
    'second.heroes.attachments fen:rope': 9,
    'starts planning': 46,
  },
  'an attachment that says where it is attached': {
    'first.dearest 1': 83,
    'first.hand fen:rope': 83,
    'second.dearest 1': 17,
    'second.hand fen:rope': 17,
    'starts planning': 100,
  },
  'an event': { 'first.dearest 2': 83, 'first.hand fen:song': 106, 'second.dearest 2': 17, 'second.hand fen:song': 23 },
  'an enemy': {
    'encounterDeck fen:troll': 25,
    'first.engaged fen:troll damage 1 is': 4,
    'first.engaged fen:troll is': 18,
    'second.engaged fen:troll damage 1 is': 8,
    'second.engaged fen:troll is': 21,
    'staging fen:troll damage 1 is': 9,
    'staging fen:troll is': 15,
    'starts combat': 40,
    'starts encounter': 35,
    'starts quest': 25,
  },
  'an enemy with a shadow effect': {
    'encounterDeck fen:troll': 43,
    'first.engaged fen:troll': 39,
    'first.engaged.shadow fen:troll': 25,
    'mustStart 6.4a': 57,
    'second.engaged fen:troll': 61,
    'second.engaged.shadow fen:troll': 32,
    'starts combat': 43,
  },
  'a treachery': { 'encounterDeck fen:mist': 100, 'starts quest': 100 },
  'a unique enemy': {
    'encounterDeck fen:king': 25,
    'first.engaged fen:king damage 1 is': 4,
    'first.engaged fen:king is': 18,
    'second.engaged fen:king damage 1 is': 8,
    'second.engaged fen:king is': 21,
    'staging fen:king damage 1 is': 9,
    'staging fen:king is': 15,
    'starts combat': 40,
    'starts encounter': 35,
    'starts quest': 25,
    'unique king': 75,
  },
  'a unique enemy that is in play already': { 'encounterDeck fen:king': 100, 'starts quest': 100 },
  'a location': {
    'activeLocation fen:bog': 16,
    'activeLocation fen:bog progress 2': 26,
    'encounterDeck fen:bog': 25,
    'staging fen:bog': 11,
    'staging fen:bog progress 2': 22,
    'starts quest': 100,
    'starts travel': 33,
  },
  'a location beside an active one': {
    'encounterDeck fen:bog': 25,
    'staging fen:bog': 27,
    'staging fen:bog progress 2': 48,
    'starts quest': 100,
    'starts travel': 75,
  },
  'a location with a travel effect': {
    'encounterDeck fen:bog': 25,
    'staging fen:bog': 27,
    'staging fen:bog progress 2': 48,
    'starts quest': 100,
    'starts travel': 75,
  },
  'a location with a travel price': {
    'encounterDeck fen:bog': 25,
    'staging fen:bog': 27,
    'staging fen:bog progress 2': 48,
    'starts quest': 100,
    'starts travel': 75,
  },
  'an objective': { 'encounterDeck fen:relic': 25, 'staging fen:relic': 75, 'starts quest': 25 },
  'the front of a stage': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:stage': -100,
    'quest scene:quest progress 98': 100,
    'questDeck fen:stage': 100,
    'starts quest': 100,
  },
  'the back of a stage': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:stage': -89,
    'quest fen:stage progress 1': 4,
    'quest fen:stage progress 2': 85,
    'starts quest': 100,
  },
  'what is revealed with the back of a stage': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:stage': -100,
    'quest scene:quest progress 98': 100,
    'questDeck fen:stage': 100,
    'starts quest': 100,
  },
  'the back of the last stage': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:gate': 100,
    'quest fen:stage': -100,
    'questDeck fen:gate': -100,
    'starts quest': 100,
  },
  'a scenario that is played': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:gate': 61,
    'quest fen:stage': -96,
    'quest fen:stage progress 1': 2,
    'quest fen:stage progress 2': 33,
    'questDeck fen:gate': -61,
    'starts quest': 100,
  },
  'a scenario that is not played': {},
  'a rule': { 'rules fen:law': 100 },
  'setup instructions of a rule': { 'mustStart setup.7': 100, 'rules fen:law': 100 },
  'a card beside the quest deck': { 'mustStart setup.7': 100, 'rules fen:night': 100, 'rules fen:system/war': 100 },
  'setup instructions of an ally': {
    'first.deck fen:guest': 39,
    'mustStart setup.5': 100,
    'second.deck fen:guest': 61,
    'unique guest': 100,
  },
  'setup instructions of an objective': { 'encounterDeck fen:relic': 100, 'mustStart setup.7': 100 },
  'setup instructions of a stage': {
    'easy no': -100,
    'easy yes': 100,
    'quest fen:stage': -100,
    'quest scene:quest progress 98': 100,
    'questDeck fen:stage': 100,
    'starts quest': 100,
  },
  'setup instructions of a hero': {},
  'setup instructions of a card that scripts place': { 'setAside fen:omen': 100 },
  'a card that effects attach to heroes': { 'first.heroes.attachments fen:boon': 39, 'second.heroes.attachments fen:boon': 61 },
  'a card that is played into the staging area': {
    'easy no': -58,
    'easy yes': 58,
    'staging fen:host owner friend controller friend': 7,
    'staging fen:host owner friend controller friend progress 4': 10,
    'staging fen:host owner you controller you': 35,
    'staging fen:host owner you controller you progress 4': 48,
    'starts quest': 100,
  },
  'a card that is played into a zone of its system': {
    'easy no': -58,
    'easy yes': 58,
    'starts quest': 100,
    'zones.front fen:march owner friend controller friend': 7,
    'zones.front fen:march owner friend controller friend progress 4': 10,
    'zones.front fen:march owner you controller you': 35,
    'zones.front fen:march owner you controller you progress 4': 48,
  },
  'a card that works in the victory display': { 'victoryDisplay fen:march owner friend': 17, 'victoryDisplay fen:march owner you': 83 },
  'a card that scripts place in a zone': { 'zones.front fen:banner': 100 },
  'a modifier of threat': { 'encounterDeck fen:relic': 25, 'staging fen:relic': 75, 'starts quest': 125 },
  'a modifier of defense': { 'encounterDeck fen:relic': 25, 'staging fen:relic': 75, 'starts combat': 100, 'starts quest': 25 },
  'an answer that has no stat': { 'encounterDeck fen:relic': 25, 'staging fen:relic': 75, 'starts quest': 25 },
  'an ability of a phase': { 'encounterDeck fen:relic': 25, 'staging fen:relic': 75, 'starts quest': 25, 'starts refresh': 200 },
  'an ability that hears of travelling': {
    'encounterDeck fen:relic': 25,
    'staging fen:relic': 75,
    'starts combat': 100,
    'starts quest': 25,
    'starts travel': 100,
  },
  'an ability that hears of engagement': {
    'encounterDeck fen:relic': 25,
    'staging fen:relic': 75,
    'starts encounter': 100,
    'starts quest': 25,
    'starts refresh': 100,
  },
  'a card that scripts name': { 'setAside fen:omen': 100 },
  'no card prints it': {
    'encounterDeck fen:troll': 100,
    'encounterDeck scene:enemy keywords bleak': 53,
    'encounterDeck scene:treachery keywords bleak': 47,
    'first.allies scene:ally keywords bleak': 8,
    'first.engaged scene:enemy keywords bleak': 15,
    'first.heroes.attachments scene:attachment keywords bleak': 15,
    'second.allies scene:ally keywords bleak': 12,
    'second.engaged scene:enemy keywords bleak': 14,
    'second.heroes.attachments scene:attachment keywords bleak': 17,
    'staging scene:location keywords bleak': 19,
    'starts quest': 100,
  },
  'it has a number, and no card prints it': {
    'encounterDeck fen:troll': 100,
    'encounterDeck scene:enemy keywords grim 1': 20,
    'encounterDeck scene:enemy keywords grim 2': 28,
    'encounterDeck scene:treachery keywords grim 1': 19,
    'encounterDeck scene:treachery keywords grim 2': 33,
    'first.allies scene:ally keywords grim 1': 6,
    'first.allies scene:ally keywords grim 2': 8,
    'first.engaged scene:enemy keywords grim 1': 6,
    'first.engaged scene:enemy keywords grim 2': 10,
    'first.heroes.attachments scene:attachment keywords grim 1': 6,
    'first.heroes.attachments scene:attachment keywords grim 2': 7,
    'second.allies scene:ally keywords grim 1': 3,
    'second.allies scene:ally keywords grim 2': 8,
    'second.engaged scene:enemy keywords grim 1': 5,
    'second.engaged scene:enemy keywords grim 2': 6,
    'second.heroes.attachments scene:attachment keywords grim 1': 5,
    'second.heroes.attachments scene:attachment keywords grim 2': 8,
    'staging scene:location keywords grim 1': 8,
    'staging scene:location keywords grim 2': 14,
    'starts quest': 100,
  },
  'an enemy prints it': {
    'encounterDeck fen:troll': 75,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged fen:troll damage 1 is': 2,
    'first.engaged fen:troll is': 7,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged fen:troll damage 1 is': 3,
    'second.engaged fen:troll is': 7,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging fen:troll damage 1 is': 1,
    'staging fen:troll is': 5,
    'staging scene:location keywords bleak': 9,
    'starts combat': 11,
    'starts encounter': 14,
    'starts quest': 75,
  },
  'an enemy prints it, and a card with a modifier may follow': {
    'encounterDeck fen:mist': 22,
    'encounterDeck fen:troll': 75,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged fen:troll damage 1 is': 2,
    'first.engaged fen:troll is': 7,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged fen:troll damage 1 is': 3,
    'second.engaged fen:troll is': 7,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging fen:troll damage 1 is': 1,
    'staging fen:troll is': 5,
    'staging scene:location keywords bleak': 9,
    'starts combat': 11,
    'starts encounter': 14,
    'starts quest': 75,
  },
  'an ally prints it': {
    'encounterDeck fen:troll': 32,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies fen:cook': 24,
    'first.allies fen:cook damage 1': 6,
    'first.allies fen:cook damage 1 is exhausted': 2,
    'first.allies fen:cook is exhausted': 2,
    'first.allies scene:ally keywords bleak': 6,
    'first.dearest 4': 23,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.hand fen:cook': 23,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies fen:cook': 5,
    'second.allies fen:cook damage 1': 1,
    'second.allies fen:cook is exhausted': 2,
    'second.allies scene:ally keywords bleak': 3,
    'second.dearest 4': 3,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.hand fen:cook': 3,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging scene:location keywords bleak': 9,
    'starts planning': 26,
    'starts quest': 32,
  },
  'a hero prints it': {
    'encounterDeck fen:troll': 32,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes fen:mine': -68,
    'first.heroes fen:yours': 68,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging scene:location keywords bleak': 9,
    'starts quest': 32,
    'unique yours': 68,
  },
  'a hero in play prints it': {
    'encounterDeck fen:troll': 32,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging scene:location keywords bleak': 9,
    'starts quest': 32,
  },
  'a stage prints it': {
    'encounterDeck fen:troll': 32,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging scene:location keywords bleak': 9,
    'starts quest': 32,
  },
  'a rule prints it': {
    'encounterDeck fen:troll': 32,
    'encounterDeck scene:enemy keywords bleak': 9,
    'encounterDeck scene:treachery keywords bleak': 23,
    'first.allies scene:ally keywords bleak': 6,
    'first.engaged scene:enemy keywords bleak': 6,
    'first.heroes.attachments scene:attachment keywords bleak': 3,
    'second.allies scene:ally keywords bleak': 3,
    'second.engaged scene:enemy keywords bleak': 2,
    'second.heroes.attachments scene:attachment keywords bleak': 3,
    'staging scene:location keywords bleak': 9,
    'starts quest': 32,
  },
}

it.each(Object.entries(kinds))('boards for %s', (title, { card, part, on, more, before }) => {
  expect(made(`fen:${card}#part`, libraryWith(`fen:${card}`, part, on, more), before)).toEqual(expected[title])
})

it.each(Object.entries(bearers))('boards for a keyword: %s', (title, { keyword, keywords = {}, part, before }) => {
  const library = libraryWith(`fen:${part}`, modifierOf('threat'))
  const cards = new Map(
    [...library.cards].map(([code, definition]) => {
      const front = { ...definition.front, facts: { ...definition.front.facts, keywords: keywords[definition.slug] ?? [] } }
      return [code, { ...definition, front } as unknown as CardDefinition]
    }),
  )
  const aim = `${keywordCode(library.keywords.get(keyword) as KeywordDefinition)}#part`
  expect(made(aim, { ...library, cards } as Library, before)).toEqual(expected[title])
})

// the counts are equal for other orders of cards and other combinations of cards on a board; the hash is not
it('boards are the same card by card as before (after a wanted change: run this file with `--update`)', () => {
  // with a filter of titles, only some of the cases have run
  if (hashes.length === Object.keys(expected).length) expect(hashText(hashes.join())).toMatchInlineSnapshot(`2106186356`)
})

import type { BoardWish, CardDefinition, JsonObject, Library } from '@questwright/kernel'
import type { RecordField } from '@questwright/rulebook/record'
import { hasMode } from '../mode.ts'
import { modes } from '../rulebook/modes.ts'
import { deckCardsForScenario, heroesForScenario } from '../starting-cards.ts'
import { aimAt, definitionOf, keywordOf } from './aims.ts'
import { type Dice, happens, pick, shuffled } from './dice.ts'
import { fill } from './filling.ts'
import { type Board, noteUnique, type Seat, takeOutSecondCopies, underWay, wordsOf, wounded } from './laid-board.ts'
import { bearersOf, distinct, type Pool, playerCards, poolOf, setOf, titleOf, typeOf } from './pool.ts'

/** Boards on which bots test every ability: games from their beginning, and positions in which chosen cards can act at once. */

/**
 * A board that fulfils a wish, in the words of scenes. Equal dice give equal boards.
 * A wish without hungry parts, which still have to be tested, gives a game from its beginning, if there is a scenario to play.
 */
export function board(wish: BoardWish, library: Library): JsonObject {
  const pool = poolOf(library, wish.packs)
  const made = wish.hungry.length === 0 && pool.scenarios.length > 0 ? wholeGame(wish, pool, library) : position(wish, pool, library)
  return JSON.parse(JSON.stringify(made)) as JsonObject
}

const PLAYERS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]

// ── games from the beginning ────────────────────────────────

/**
 * A game that packs propose in addition to their scenarios, such as a game with optional rules, with these rules, its record and its set-aside
 * cards.
 */
interface Proposed {
  readonly scenario: string
  readonly rules: readonly string[]
  readonly aside: readonly string[]
  readonly record: JsonObject
  /** Titles that none of its decks may contain. */
  readonly barred: readonly string[]
}

function proposedIn({ proposed = [] }: BoardWish, library: Library): readonly Proposed[] {
  return (proposed as unknown as readonly Proposed[]).filter(({ scenario }) => library.cards.has(scenario))
}

function wholeGame(wish: BoardWish, pool: Pool, library: Library): object {
  const { dice, hungry } = wish
  const all = proposedIn(wish, library)
  const proposed = all.length > 0 && happens(dice, 75) ? pick(dice, all) : undefined
  const scenario = (proposed ? library.cards.get(proposed.scenario) : pick(dice, pool.scenarios)) as CardDefinition
  const { facts } = scenario.front
  const unbarred = (cards: readonly CardDefinition[]) => cards.filter((card) => !proposed?.barred.includes(titleOf(card)))
  const heroes = distinct(heroesForScenario(shuffled(dice, unbarred(pool.heroes)), facts, library))
  const played = (cards: readonly CardDefinition[]) => deckCardsForScenario(unbarred(cards), facts, library)
  const able: Pool = { ...pool, allies: played(pool.allies), attachments: played(pool.attachments), events: played(pool.events) }
  const lot = PLAYERS[dice(PLAYERS.length)] as number
  if (heroes.length === 0)
    return beginning(
      dice,
      scenario,
      Array.from({ length: lot }, () => STAND_INS),
      proposed,
      library,
    )
  const players = Math.min(lot, heroes.length)
  const each = Math.max(1, Math.min(3, Math.floor(heroes.length / players)))
  const decks = Array.from({ length: players }, (_, i) => {
    const own = heroes.slice(i * each, i * each + each)
    return { heroes: own.map(({ code }) => code), cards: countsOf(playerCards(dice, able, own, 50, hungry)) }
  })
  return beginning(dice, scenario, decks, proposed, library)
}

/** The deck of a seat if the packs have no hero, because their scenarios are meant for decks of other packs. */
const STAND_INS = { heroes: ['scene:hero'], cards: { 'scene:card': 30 } }

interface DealtDeck {
  readonly heroes: readonly string[]
  readonly cards: { readonly [code: string]: number }
}

function beginning(
  dice: Dice,
  scenario: CardDefinition,
  decks: readonly DealtDeck[],
  proposed: Proposed | undefined,
  library: Library,
): object {
  const game = { scenario: scenario.code, decks, mode: modeOf(dice, scenario) }
  return proposed
    ? { game: { ...game, aside: proposed.aside }, rules: proposed.rules, record: recordFor(dice, proposed.record, decks, library) }
    : { game }
}

/** Percentage of its own cards that a generated record contains, as if they had been earned in earlier games. */
const EARNED = 25

/**
 * The record of a proposed game. Its field for held cards, if there is one, is filled with the cards of the record that are in these decks, and with
 * some of its other cards.
 */
function recordFor(dice: Dice, record: JsonObject, decks: readonly DealtDeck[], { systems }: Library): JsonObject {
  const fields = Object.assign({}, ...[...(systems?.values() ?? [])].map(({ notes }) => notes.record)) as {
    readonly [field: string]: RecordField
  }
  const held = Object.keys(fields).find((field) => fields[field]?.holds === 'held-cards')
  const known = Object.entries(record).flatMap(([field, codes]) => (fields[field]?.holds === 'cards' ? (codes as string[]) : []))
  if (held === undefined || known.length === 0) return record
  const inDecks = decks.flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([code, count]) => (known.includes(code) ? Array.from({ length: count }, () => code) : [])),
  )
  const more = [...new Set(known)].filter(() => happens(dice, EARNED))
  return { ...record, [held]: [...inDecks, ...more].map((card) => ({ card })) }
}

/** The usual mode in most games, if the scenario has it; sometimes another mode of the scenario. */
function modeOf(dice: Dice, { front: { facts } }: CardDefinition): string {
  const fitting = Object.entries(modes).flatMap(([mode, words]) => (hasMode(facts, mode, words) ? [mode] : []))
  const [usual, ...others] = fitting
  return (others.length > 0 && happens(dice, 15) ? pick(dice, others) : usual) ?? 'standard'
}

function countsOf(codes: readonly string[]): { readonly [code: string]: number } {
  const counts: { [code: string]: number } = {}
  for (const code of codes.slice().sort()) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

// ── positions ───────────────────────────────────────────────

const FEW_AIMS = 10

function position(wish: BoardWish, pool: Pool, library: Library): object {
  const { dice } = wish
  // always the first hungry part, and others at random
  const aims = [...new Set([...wish.hungry.slice(0, 1), ...shuffled(dice, wish.hungry)])].slice(0, 1 + dice(FEW_AIMS))
  const scenario = scenarioFor(dice, aims, pool, library)
  const sets = (scenario?.front.facts.encounterSets as readonly string[] | undefined) ?? []
  const local = pool.encounter.filter((one) => sets.includes(setOf(one) as string))
  const encounter = local.length > 0 ? local : pool.encounter
  const laid: Board = {
    seats: seatsFor(dice, aims, pool, library),
    staging: [],
    activeLocation: undefined,
    quest: undefined,
    questDeck: [],
    encounterDeck: [],
    encounterDiscard: [],
    victoryDisplay: [],
    setAside: [],
    zones: {},
    rules: scenario ? [scenario.code] : [],
    starts: [],
    mustStart: undefined,
    easy: 'no',
    unique: new Set(),
  }
  for (const seat of laid.seats) for (const { card } of seat.heroes) noteUnique(laid, library.cards.get(card))
  layQuest(dice, laid, scenario, library)
  for (const aim of aims) aimAt(dice, laid, aim, library, encounter)
  fill(dice, laid, pool, encounter, wish.hungry, library)
  takeOutSecondCopies(laid, library)
  const proposed = proposedIn(wish, library).find(({ rules }) => rules.some((rule) => library.cards.has(rule) && laid.rules.includes(rule)))
  if (!proposed) return wordsOf(dice, laid)
  // the rules, record and set-aside cards that the card beside the quest deck reads come from its proposed game
  laid.rules.push(...proposed.rules.filter((rule) => !laid.rules.includes(rule)))
  return { ...wordsOf(dice, laid), record: proposed.record, setAside: [...laid.setAside, ...proposed.aside] }
}

/** The scenario to which most of the wanted cards belong; one of them at random if several do. */
function scenarioFor(dice: Dice, aims: readonly string[], pool: Pool, library: Library): CardDefinition | undefined {
  const scores = pool.scenarios.map((scenario) => {
    const { quest, encounterSets } = scenario.front.facts as { quest?: readonly string[]; encounterSets?: readonly string[] }
    const belongs = (one: CardDefinition): boolean =>
      one === scenario || quest?.includes(one.code) === true || encounterSets?.includes(setOf(one) ?? '') === true
    return aims.filter((aim) => {
      const definition = definitionOf(aim, library)
      return definition ? belongs(definition) : bearersOf(keywordOf(aim, library), library).some(belongs)
    }).length
  })
  const best = Math.max(0, ...scores)
  return pick(
    dice,
    pool.scenarios.filter((_, i) => scores[i] === best),
  )
}

/** The seats with their heroes: wanted heroes, and heroes with the spheres of the wanted cards. */
function seatsFor(dice: Dice, aims: readonly string[], pool: Pool, library: Library): Seat[] {
  const wanted = aims.flatMap((aim) => definitionOf(aim, library) ?? [])
  const spheres = wanted.map(({ front }) => front.facts.sphere)
  const chosen = wanted.filter((one) => typeOf(one) === 'hero')
  const fitting = shuffled(
    dice,
    pool.heroes.filter(({ front }) => front.facts.sphere !== undefined && spheres.includes(front.facts.sphere)),
  )
  const heroes = distinct([...chosen, ...fitting.slice(0, 3), ...shuffled(dice, pool.heroes)])
  const players = Math.max(1, Math.min(PLAYERS[dice(PLAYERS.length)] as number, heroes.length))
  const seats = Array.from(
    { length: players },
    (): Seat => ({ heroes: [], allies: [], hand: [], deck: [], discard: [], engaged: [], threat: 0, resources: 0, dearest: 0 }),
  )
  const perSeat = heroes.length >= players * 2 ? 1 + dice(3) : 1
  heroes.slice(0, perSeat * players).forEach((hero, i) => {
    // wanted heroes come first and share a seat, so that they can pay for each other's cards
    const seat = seats[Math.floor(i / perSeat)] as Seat
    seat.heroes.push(wounded(dice, hero))
  })
  return seats
}

/** Adds stages to the board: the current one, and those after it. */
function layQuest(dice: Dice, laid: Board, scenario: CardDefinition | undefined, library: Library): void {
  const codes = (scenario?.front.facts.quest as readonly string[] | undefined) ?? []
  const stages = codes.flatMap((code) => library.cards.get(code) ?? [])
  if (stages.length === 0) return
  const at = dice(stages.length)
  laid.quest = underWay(dice, stages[at] as CardDefinition)
  laid.questDeck = stages.slice(at + 1).map(({ code }) => ({ card: code }))
}

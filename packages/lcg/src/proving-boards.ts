import type { BoardWish, CardDefinition, JsonObject, Library, Part } from '@questwright/kernel'
import { readKeyword } from './stats.ts'

/** Boards on which bots put every ability to the test: games from their beginning, and positions in which chosen cards can act at once. */

type Dice = BoardWish['dice']

type SeatName = 'you' | 'friend' | 'third' | 'fourth'

const SEATS: readonly SeatName[] = ['you', 'friend', 'third', 'fourth']

interface PlacedCard {
  readonly card: string
  damage?: number
  progress?: number
  keywords?: string[]
  is?: string[]
  attachments?: PlacedCard[]
  shadow?: PlacedCard[]
}

interface Seat {
  readonly heroes: PlacedCard[]
  readonly allies: PlacedCard[]
  readonly hand: PlacedCard[]
  readonly deck: PlacedCard[]
  readonly discard: PlacedCard[]
  readonly engaged: PlacedCard[]
  threat: number
  resources: number
  /** What the dearest card costs that is to be played. */
  dearest: number
}

interface Board {
  readonly seats: Seat[]
  readonly staging: PlacedCard[]
  activeLocation: PlacedCard | undefined
  quest: PlacedCard | undefined
  questDeck: PlacedCard[]
  readonly encounterDeck: PlacedCard[]
  readonly encounterDiscard: PlacedCard[]
  readonly victoryDisplay: PlacedCard[]
  readonly rules: string[]
  /** Where the game may begin so that what was placed can happen. */
  readonly starts: string[]
  /** Where it has to begin, where what was placed can lie at no other time. */
  mustStart: string | undefined
  /** Nothing stands between the players and a success. */
  easy: 'yes' | 'no'
  /** Titles of unique cards in play. */
  readonly unique: Set<string>
}

/** The cards that may lie on boards, sorted by what they are. */
interface Pool {
  readonly heroes: readonly CardDefinition[]
  readonly allies: readonly CardDefinition[]
  readonly attachments: readonly CardDefinition[]
  readonly events: readonly CardDefinition[]
  readonly encounter: readonly CardDefinition[]
  readonly scenarios: readonly CardDefinition[]
}

/**
 * A board for a wish, in the words of scenes. Equal dice give equal boards.
 * A wish without hungry parts is a game from its beginning, where there is a scenario to play.
 */
export function board(wish: BoardWish, library: Library): JsonObject {
  const pool = poolOf(library, wish.packs)
  const made = wish.hungry.length === 0 && pool.scenarios.length > 0 ? wholeGame(wish, pool) : position(wish, pool, library)
  return JSON.parse(JSON.stringify(made)) as JsonObject
}

function poolOf(library: Library, packs: readonly string[]): Pool {
  const all = [...library.cards.values()].filter((one) => one.pack !== 'scene').sort((a, b) => (a.code < b.code ? -1 : 1))
  const ofType = (type: string) => all.filter((one) => typeOf(one) === type && setOf(one) === undefined)
  const named = all.filter((one) => typeOf(one) === 'scenario')
  const own = named.filter((one) => packs.includes(one.pack))
  return {
    heroes: ofType('hero'),
    allies: ofType('ally'),
    attachments: ofType('attachment'),
    events: ofType('event'),
    encounter: all.filter((one) => setOf(one) !== undefined && typeOf(one) !== 'quest'),
    scenarios: own.length > 0 ? own : named,
  }
}

function typeOf(definition: CardDefinition): string {
  return String(definition.front.facts.type)
}

function setOf(definition: CardDefinition): string | undefined {
  return definition.front.facts.encounterSet as string | undefined
}

function titleOf(definition: CardDefinition): string {
  return String(definition.front.facts.title ?? definition.slug)
}

function pick<T>(dice: Dice, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[dice(list.length)]
}

function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const cards = list.slice()
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    const one = cards[i] as T
    cards[i] = cards[j] as T
    cards[j] = one
  }
  return cards
}

/** So many times in a hundred. */
function happens(dice: Dice, percent: number): boolean {
  return dice(100) < percent
}

const PLAYERS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]

// ── games from the beginning ────────────────────────────────

function wholeGame({ dice, hungry }: BoardWish, pool: Pool): object {
  const scenario = pick(dice, pool.scenarios) as CardDefinition
  const heroes = distinct(shuffled(dice, pool.heroes))
  const players = Math.max(1, Math.min(PLAYERS[dice(PLAYERS.length)] as number, heroes.length))
  const each = Math.max(1, Math.min(3, Math.floor(heroes.length / players)))
  const decks = Array.from({ length: players }, (_, i) => {
    const own = heroes.slice(i * each, i * each + each)
    return { heroes: own.map(({ code }) => code), cards: countsOf(playerCards(dice, pool, own, 50, hungry)) }
  })
  return { game: { scenario: scenario.code, decks, mode: happens(dice, 15) ? 'easy' : 'standard' } }
}

function distinct(cards: readonly CardDefinition[]): CardDefinition[] {
  return cards.filter((card, i) => cards.findIndex((other) => titleOf(other) === titleOf(card)) === i)
}

function countsOf(codes: readonly string[]): { readonly [code: string]: number } {
  const counts: { [code: string]: number } = {}
  for (const code of codes.slice().sort()) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Cards that these heroes can pay for, and a few that they cannot. */
function playerCards(dice: Dice, pool: Pool, heroes: readonly CardDefinition[], count: number, hungry: readonly string[]): string[] {
  const spheres = heroes.map((hero) => hero.front.facts.sphere)
  const all = [...pool.allies, ...pool.attachments, ...pool.events]
  const fitting = all.filter(({ front }) => front.facts.sphere === 'neutral' || spheres.includes(front.facts.sphere))
  const wanted = fitting.filter(({ code }) => hungry.some((part) => part.startsWith(`${code}#`)))
  const codes: string[] = []
  for (let i = 0; i < count; i++) {
    const from = wanted.length > 0 && happens(dice, 55) ? wanted : fitting.length > 0 && happens(dice, 95) ? fitting : all
    const card = pick(dice, from)
    if (card) codes.push(card.code)
  }
  return codes
}

// ── positions ───────────────────────────────────────────────

const FEW_AIMS = 10

function position(wish: BoardWish, pool: Pool, library: Library): object {
  const { dice } = wish
  // the first of the list for certain, others by lot
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
    rules: scenario ? [scenario.code] : [],
    starts: [],
    mustStart: undefined,
    easy: 'no',
    unique: new Set(),
  }
  for (const seat of laid.seats) for (const { card } of seat.heroes) noteUnique(laid, library.cards.get(card))
  layQuest(dice, laid, scenario, library)
  for (const aim of aims) aimAt(dice, laid, aim, library, encounter)
  fill(dice, laid, pool, encounter, wish.hungry)
  return wordsOf(dice, laid)
}

function definitionOf(part: string, library: Library): CardDefinition | undefined {
  return library.cards.get(part.slice(0, part.lastIndexOf('#')))
}

/** The scenario to which most of the wanted cards belong; drawn by lot where several do. */
function scenarioFor(dice: Dice, aims: readonly string[], pool: Pool, library: Library): CardDefinition | undefined {
  const scores = pool.scenarios.map((scenario) => {
    const { quest, encounterSets } = scenario.front.facts as { quest?: readonly string[]; encounterSets?: readonly string[] }
    const belongs = (one: CardDefinition): boolean =>
      one === scenario || quest?.includes(one.code) === true || encounterSets?.includes(setOf(one) ?? '') === true
    return aims.filter((aim) => {
      const definition = definitionOf(aim, library)
      return definition ? belongs(definition) : bearersOf(keywordOf(aim), library).some(belongs)
    }).length
  })
  const best = Math.max(0, ...scores)
  return pick(
    dice,
    pool.scenarios.filter((_, i) => scores[i] === best),
  )
}

/** Seats with heroes: wanted ones, and those whose sphere the wanted cards need. */
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
    // the first heroes, who were wanted, sit together: they pay for each other's cards
    const seat = seats[Math.floor(i / perSeat)] as Seat
    seat.heroes.push(wounded(dice, hero))
  })
  return seats
}

function wounded(dice: Dice, definition: CardDefinition): PlacedCard {
  const hitPoints = definition.front.facts.hitPoints
  const most = typeof hitPoints === 'number' ? hitPoints - 1 : 0
  return {
    card: definition.code,
    ...(most > 0 && happens(dice, 30) ? { damage: 1 + dice(most) } : {}),
    ...(happens(dice, 12) ? { is: ['exhausted'] } : {}),
  }
}

/** One more damage, and it is destroyed. */
function nearlyDestroyed(definition: CardDefinition): PlacedCard {
  const hitPoints = definition.front.facts.hitPoints
  return { card: definition.code, ...(typeof hitPoints === 'number' && hitPoints > 1 ? { damage: hitPoints - 1 } : {}) }
}

/** Puts the stages on the table: the current one, and those behind it. */
function layQuest(dice: Dice, laid: Board, scenario: CardDefinition | undefined, library: Library): void {
  const codes = (scenario?.front.facts.quest as readonly string[] | undefined) ?? []
  const stages = codes.flatMap((code) => library.cards.get(code) ?? [])
  if (stages.length === 0) return
  const at = dice(stages.length)
  laid.quest = underWay(dice, stages[at] as CardDefinition)
  laid.questDeck = stages.slice(at + 1).map(({ code }) => ({ card: code }))
}

function underWay(dice: Dice, stage: CardDefinition): PlacedCard {
  const points = stage.sides.B?.facts.questPoints
  const most = typeof points === 'number' ? points - 1 : 0
  return { card: stage.code, ...(most > 0 && happens(dice, 70) ? { progress: happens(dice, 50) ? most : 1 + dice(most) } : {}) }
}

function noteUnique(laid: Board, definition: CardDefinition | undefined): void {
  if (definition?.front.facts.unique === true) laid.unique.add(titleOf(definition))
}

/** Whether a card may enter play beside the unique cards that are there; notes it if so. */
function mayEnter(laid: Board, definition: CardDefinition): boolean {
  if (definition.front.facts.unique !== true) return true
  if (laid.unique.has(titleOf(definition))) return false
  laid.unique.add(titleOf(definition))
  return true
}

function hasKeyword({ front }: CardDefinition): boolean {
  return ((front.facts.keywords as readonly string[] | undefined) ?? []).length > 0
}

function partOf(definition: CardDefinition, aim: string): { readonly part: Part | undefined; readonly side: string } {
  const slug = aim.slice(aim.lastIndexOf('#') + 1)
  for (const side of Object.values(definition.sides)) {
    const part = side?.parts.find((one) => one.slug === slug)
    if (part) return { part, side: side?.name ?? 'A' }
  }
  return { part: undefined, side: 'A' }
}

/** Phases in which what a part waits for is likely to happen. */
const LIKELY: readonly (readonly [RegExp, string])[] = [
  [/travel/, 'travel'],
  [/attack|destroy|defen[ds]|hitPoints|shadow|damage/i, 'combat'],
  [/quest|commit|stage|staging|reveal|explored|willpower|threat/i, 'quest'],
  [/engage/, 'encounter'],
  [/readied|round/i, 'refresh'],
]

function startsFor(part: Part): string[] {
  if (part.kind === 'ability' && typeof part.notes.phase === 'string') return [part.notes.phase, part.notes.phase]
  const words = part.kind === 'ability' ? part.hears : 'stat' in part ? [part.stat] : []
  return LIKELY.flatMap(([pattern, start]) => (words.some((word) => pattern.test(word)) ? [start] : []))
}

// ── aiming ──────────────────────────────────────────────────

/** Lays a card so that a part of it can do something soon. */
function aimAt(dice: Dice, laid: Board, aim: string, library: Library, encounter: readonly CardDefinition[]): void {
  const definition = definitionOf(aim, library)
  if (!definition) {
    aimAtKeyword(dice, laid, aim, library, encounter)
    return
  }
  const { part, side } = partOf(definition, aim)
  const word = part?.kind === 'ability' ? part.word : ''
  if (part) laid.starts.push(...startsFor(part))
  switch (typeOf(definition)) {
    case 'hero':
      return
    case 'rule':
      laid.rules.push(definition.code)
      return
    case 'scenario':
      aimAtScenario(dice, laid, definition, library)
      return
    case 'quest':
      aimAtStage(dice, laid, definition, library, side === 'A' || word === 'setup' || word === 'when-revealed')
      return
    case 'ally':
    case 'attachment':
    case 'event':
      if (setOf(definition) === undefined) aimAtPlayerCard(dice, laid, definition, part)
      else aimAtEncounterCard(dice, laid, definition, word, encounter)
      return
    default:
      aimAtEncounterCard(dice, laid, definition, word, encounter)
  }
}

/** Whether a part does something when its card comes into play: then the card has to be in a hand. */
function beginsInHand(part: Part | undefined): boolean {
  return part?.kind === 'ability' && (part.word === 'play' || part.hears.some((heard) => /^(played|entersPlay)$/.test(heard)))
}

function aimAtPlayerCard(dice: Dice, laid: Board, definition: CardDefinition, part?: Part): void {
  const seat = happens(dice, 75) ? (laid.seats[0] as Seat) : (pick(dice, laid.seats) as Seat)
  const card: PlacedCard = { card: definition.code }
  const type = typeOf(definition)
  const fromHand = beginsInHand(part)
  if (type === 'ally' && !fromHand && happens(dice, 65) && mayEnter(laid, definition)) {
    seat.allies.push({ ...wounded(dice, definition) })
    return
  }
  const plain = !definition.front.parts.some((one) => one.kind === 'ability' && one.word === 'attaches-to')
  const host = pick(dice, seat.heroes)
  if (type === 'attachment' && plain && !fromHand && host && happens(dice, 50) && mayEnter(laid, definition)) {
    host.attachments = [...(host.attachments ?? []), card]
    return
  }
  seat.hand.push(card)
  const { cost } = definition.front.facts
  if (typeof cost === 'number') seat.dearest = Math.max(seat.dearest, cost)
  // no other copy may stand in its way
  noteUnique(laid, definition)
  if (type === 'event' && happens(dice, 30)) seat.hand.push({ card: definition.code })
  if (type !== 'event') laid.starts.push('planning')
}

/** What a scenario itself does comes between its stages: one of them is about to end. It lies beside the game already, or another one does. */
function aimAtScenario(dice: Dice, laid: Board, scenario: CardDefinition, library: Library): void {
  const { quest } = scenario.front.facts as { quest?: readonly string[] }
  const stage = library.cards.get(pick(dice, quest ?? []) ?? '')
  if (laid.rules.includes(scenario.code) && stage) aimAtStage(dice, laid, stage, library, false)
}

function aimAtStage(dice: Dice, laid: Board, stage: CardDefinition, library: Library, next: boolean): void {
  if (!next) {
    const points = stage.sides.B?.facts.questPoints
    // all of its progress but one: what it does when it is defeated comes soon
    laid.quest =
      typeof points === 'number' && points > 1 && happens(dice, 70) ? { card: stage.code, progress: points - 1 } : underWay(dice, stage)
    laid.easy = 'yes'
    laid.starts.push('quest')
    laid.questDeck = laid.questDeck.filter(({ card }) => card !== stage.code)
    return
  }
  const number = (stage.front.facts.stage as number | undefined) ?? 0
  const later = laid.questDeck.filter(({ card }) => {
    const other = library.cards.get(card)
    return card !== stage.code && ((other?.front.facts.stage as number | undefined) ?? 0) > number
  })
  laid.quest = { card: 'scene:quest', progress: 98 }
  laid.easy = 'yes'
  laid.questDeck = [{ card: stage.code }, ...later]
  laid.starts.push('quest')
}

function aimAtEncounterCard(dice: Dice, laid: Board, definition: CardDefinition, word: string, encounter: readonly CardDefinition[]): void {
  const card: PlacedCard = { card: definition.code }
  const type = typeOf(definition)
  const seat = pick(dice, laid.seats) as Seat
  const onTop = (): void => {
    laid.encounterDeck.push(card)
    laid.starts.push('quest')
  }
  if (word === 'shadow') {
    const enemies = encounter.filter((one) => typeOf(one) === 'enemy' && one.front.facts.unique !== true)
    const enemy = pick(dice, enemies)
    if (!seat.engaged[0]) seat.engaged.push(enemy ? { card: enemy.code } : { card: 'scene:enemy' })
    if (happens(dice, 50)) {
      const attacker = seat.engaged[0] as PlacedCard
      attacker.shadow = [...(attacker.shadow ?? []), card]
      laid.mustStart = '6.4a'
    } else {
      laid.encounterDeck.unshift(card)
      laid.starts.push('combat')
    }
    return
  }
  if (word === 'when-revealed' || type === 'treachery' || happens(dice, 25)) {
    onTop()
    return
  }
  if (!mayEnter(laid, definition)) {
    onTop()
    return
  }
  const hurt = wounded(dice, definition)
  if (type === 'enemy') {
    if (happens(dice, 60)) seat.engaged.push({ ...hurt, is: [] })
    else laid.staging.push({ ...hurt, is: [] })
    laid.starts.push(happens(dice, 50) ? 'combat' : 'encounter')
  } else if (type === 'location') {
    const points = definition.front.facts.questPoints
    const progress = typeof points === 'number' && points > 1 && happens(dice, 60) ? { progress: points - 1 } : {}
    if (word !== 'travel' && !laid.activeLocation && happens(dice, 50)) laid.activeLocation = { ...card, ...progress }
    else {
      laid.staging.push({ ...card, ...progress })
      laid.starts.push('travel')
    }
    laid.starts.push('quest')
  } else laid.staging.push(card)
}

/** The cards that print a keyword. */
function bearersOf(slug: string, library: Library): CardDefinition[] {
  return [...library.cards.values()]
    .filter(({ front }) => ((front.facts.keywords as readonly string[] | undefined) ?? []).some((word) => readKeyword(word).slug === slug))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function keywordOf(aim: string): string {
  return aim.slice(aim.indexOf(':') + 1, aim.lastIndexOf('#'))
}

/** A keyword: a card that prints it, or one that has it on this board. */
function aimAtKeyword(dice: Dice, laid: Board, aim: string, library: Library, encounter: readonly CardDefinition[]): void {
  const slug = keywordOf(aim)
  const keyword = library.keywords.get(slug)
  if (!keyword) return
  const bearer = pick(dice, bearersOf(slug, library))
  if (bearer && happens(dice, 70)) {
    const type = typeOf(bearer)
    if (setOf(bearer) === undefined && type !== 'quest') {
      if (type !== 'hero') aimAtPlayerCard(dice, laid, bearer)
      else if (mayEnter(laid, bearer)) (laid.seats[0] as Seat).heroes.splice(0, 1, { card: bearer.code })
    } else if (type !== 'quest') {
      aimAtEncounterCard(dice, laid, bearer, happens(dice, 50) ? 'when-revealed' : '', encounter)
      // what comes after it matters to some keywords: now and then a card that changes what may be done with it
      const changing = encounter.filter(({ front }) => front.parts.some(({ kind }) => kind === 'modifier'))
      const next = pick(dice, changing)
      if (next && happens(dice, 40)) laid.encounterDeck.push({ card: next.code })
    }
    return
  }
  const word = keyword.number === 'required' ? `${slug} ${1 + dice(2)}` : slug
  const type = pick(dice, ['scene:ally', 'scene:enemy', 'scene:location', 'scene:attachment']) as string
  const card: PlacedCard = { card: type, keywords: [word] }
  const seat = pick(dice, laid.seats) as Seat
  const hero = pick(dice, seat.heroes)
  if (type === 'scene:ally') seat.allies.push(card)
  else if (type === 'scene:enemy') seat.engaged.push(card)
  else if (type === 'scene:location') laid.staging.push(card)
  else if (hero) hero.attachments = [...(hero.attachments ?? []), card]
  laid.encounterDeck.push({ card: happens(dice, 50) ? 'scene:treachery' : 'scene:enemy', keywords: [word] })
}

// ── the rest of the board ───────────────────────────────────

function fill(dice: Dice, laid: Board, pool: Pool, encounter: readonly CardDefinition[], hungry: readonly string[]): void {
  const enemies = encounter.filter((one) => typeOf(one) === 'enemy')
  const locations = encounter.filter((one) => typeOf(one) === 'location')
  const wanted = encounter.filter(({ code }) => hungry.some((part) => part.startsWith(`${code}#`)))
  const plain = (code: string): PlacedCard => ({ card: code })
  for (const seat of laid.seats) {
    const heroes = pool.heroes.filter(({ code }) => seat.heroes.some(({ card }) => card === code))
    const draw = (count: number): PlacedCard[] => playerCards(dice, pool, heroes, count, hungry).map(plain)
    const allies = shuffled(dice, pool.allies).slice(0, dice(4))
    for (const ally of allies) if (mayEnter(laid, ally)) seat.allies.push(wounded(dice, ally))
    for (let i = dice(3); i > 0; i--) {
      const liked = enemies.filter((one) => wanted.includes(one))
      const enemy = pick(dice, liked.length > 0 && happens(dice, 50) ? liked : enemies)
      if (enemy && seat.engaged.length < 3 && mayEnter(laid, enemy))
        seat.engaged.push(happens(dice, 35) ? nearlyDestroyed(enemy) : { ...wounded(dice, enemy), is: [] })
    }
    seat.hand.push(...draw(3 + dice(5)))
    seat.deck.push(...draw(happens(dice, 12) ? dice(3) : 6 + dice(12)))
    seat.discard.push(...draw(dice(7)))
    seat.threat = happens(dice, 10) ? 45 + dice(5) : 15 + dice(30)
    seat.resources = happens(dice, 15) ? dice(2) : Math.max(2 + dice(7), happens(dice, 80) ? seat.dearest : 0)
  }
  for (let i = laid.easy === 'yes' ? 0 : 1 + dice(4); i > 0; i--) {
    const some = happens(dice, 50) ? enemies : locations
    const liked = some.filter((one) => wanted.includes(one))
    const card = pick(dice, liked.length > 0 && happens(dice, 50) ? liked : some)
    if (card && mayEnter(laid, card)) laid.staging.push({ ...wounded(dice, card), is: [] })
  }
  const location = pick(dice, locations)
  if (
    location &&
    laid.easy === 'no' &&
    !laid.activeLocation &&
    !laid.starts.includes('travel') &&
    happens(dice, 50) &&
    mayEnter(laid, location)
  )
    laid.activeLocation = plain(location.code)
  for (let i = happens(dice, 12) ? dice(4) : 8 + dice(16); i > 0; i--) {
    const card = pick(dice, wanted.length > 0 && happens(dice, 55) ? wanted : encounter)
    if (card) laid.encounterDeck.push(plain(card.code))
  }
  const worthy = encounter.filter(hasKeyword)
  for (let i = happens(dice, 30) ? 1 + dice(2) : 0; i > 0; i--) {
    const card = pick(dice, worthy)
    if (card && mayEnter(laid, card)) laid.victoryDisplay.push(plain(card.code))
  }
  const foe = pick(
    dice,
    enemies.filter((one) => one.front.facts.unique === true || hasKeyword(one)),
  )
  if (foe && happens(dice, 30) && mayEnter(laid, foe)) (pick(dice, laid.seats) as Seat).engaged.push(nearlyDestroyed(foe))
  for (let i = dice(8); i > 0; i--) {
    const card = pick(dice, encounter)
    if (card) laid.encounterDiscard.push(plain(card.code))
  }
}

const STARTS = ['resource', 'planning', 'planning', 'planning', 'quest', 'quest', 'travel', 'encounter', 'combat', 'refresh']

function wordsOf(dice: Dice, laid: Board): object {
  const wanted = pick(dice, laid.starts)
  const at = laid.mustStart ?? (wanted !== undefined && happens(dice, 75) ? wanted : pick(dice, STARTS))
  return {
    ...Object.fromEntries(laid.seats.map(({ dearest: _dearest, ...seat }, i) => [SEATS[i] as string, seat])),
    staging: laid.staging,
    ...(laid.activeLocation ? { activeLocation: laid.activeLocation } : {}),
    ...(laid.quest ? { quest: laid.quest } : {}),
    questDeck: laid.questDeck,
    encounterDeck: laid.encounterDeck,
    encounterDiscard: laid.encounterDiscard,
    victoryDisplay: laid.victoryDisplay,
    rules: laid.rules,
    firstPlayer: SEATS[dice(laid.seats.length)],
    round: 1 + dice(4),
    at,
  }
}

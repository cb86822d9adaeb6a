import { type CardDefinition, keywordOfCode, type Library, type Part } from '@questwright/kernel'
import { SEATS } from '../scenes/names.ts'
import { type Dice, happens, pick } from './dice.ts'
import { type Board, mayEnter, noteUnique, type PlacedCard, type Seat, underWay, wounded } from './laid-board.ts'
import {
  bearersOf,
  counts,
  homeOf,
  isOfEncounterDecks,
  isZoneOfSystems,
  mayLieStaged,
  playedIntoOf,
  typeOf,
  zoneOfScripts,
} from './pool.ts'

/** Puts cards where wanted parts (`pack:slug#part`) can have an effect. */

/** The card that has a part; undefined for a part of a keyword. */
export function definitionOf(part: string, library: Library): CardDefinition | undefined {
  return library.cards.get(part.slice(0, part.lastIndexOf('#')))
}

/** The slug of the keyword to which a part belongs; empty for a part of a card. */
export function keywordOf(aim: string, library: Library): string {
  return keywordOfCode(library, aim.slice(0, aim.lastIndexOf('#')))?.slug ?? ''
}

function partOf(definition: CardDefinition, aim: string): { readonly part: Part | undefined; readonly side: string } {
  const slug = aim.slice(aim.lastIndexOf('#') + 1)
  for (const side of Object.values(definition.sides)) {
    const part = side?.parts.find((one) => one.slug === slug)
    if (part) return { part, side: side?.name ?? 'A' }
  }
  return { part: undefined, side: 'A' }
}

/** Phases in which the trigger of a part is likely to happen. */
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

/** Places a card so that the wanted part can have an effect soon. */
export function aimAt(dice: Dice, laid: Board, aim: string, library: Library, encounter: readonly CardDefinition[]): void {
  const definition = definitionOf(aim, library)
  if (!definition) {
    aimAtKeyword(dice, laid, aim, library, encounter)
    return
  }
  const { part, side } = partOf(definition, aim)
  const word = part?.kind === 'ability' ? part.word : ''
  if (part) laid.starts.push(...startsFor(part))
  const home = homeOf(definition, library)
  if (home === 'rules') {
    laid.rules.push(definition.code)
    // a card of another type than `rule` may use values that only optional systems define: add all systems of these packs
    if (typeOf(definition) !== 'rule')
      laid.rules.push(...[...library.cards.keys()].filter((code) => code.includes(':system/') && !laid.rules.includes(code)))
    if (word === 'setup' || word === 'setup-after-quest') laid.mustStart = 'setup.7'
    return
  }
  if (word === 'setup' && aimAtSetup(dice, laid, definition, library)) return
  switch (typeOf(definition)) {
    case 'hero':
      return
    case 'scenario':
      aimAtScenario(dice, laid, definition, library)
      return
    case 'quest':
      aimAtStage(dice, laid, definition, library, side === 'A' || word === 'setup' || word === 'when-revealed')
      return
    default:
      aimAtCard(dice, laid, definition, library, encounter, part)
  }
}

/** Places a card (not a hero, stage or rule) in a zone where cards of its type usually are. */
function aimAtCard(
  dice: Dice,
  laid: Board,
  definition: CardDefinition,
  library: Library,
  encounter: readonly CardDefinition[],
  part: Part | undefined,
): void {
  const home = homeOf(definition, library)
  if (home === 'heroes') aimAtBearer(dice, laid, definition)
  else if (home === 'players') aimAtPlayerCard(dice, laid, definition, library, part)
  else if (home === 'encounters') aimAtEncounterCard(dice, laid, definition, part?.kind === 'ability' ? part.word : '', encounter, library)
  else aimAtCardOfScripts(laid, definition, library)
}

/**
 * Places a card with setup instructions: in a player's deck, where they are carried out before the hands are drawn, or in the encounter
 * deck, where they are carried out later. @returns whether it is such a card
 */
function aimAtSetup(dice: Dice, laid: Board, definition: CardDefinition, library: Library): boolean {
  if (['hero', 'quest', 'scenario'].includes(typeOf(definition))) return false
  const home = homeOf(definition, library)
  if (home !== 'players' && home !== 'encounters') return false
  const card: PlacedCard = { card: definition.code }
  const ofPlayers = home === 'players'
  if (ofPlayers) (pick(dice, laid.seats) as Seat).deck.push(card)
  else laid.encounterDeck.push(card)
  laid.mustStart = ofPlayers ? 'setup.5' : 'setup.7'
  noteUnique(laid, definition)
  return true
}

/** Some card types of systems belong to no deck and are attached to heroes by effects: places such a card on a hero. */
function aimAtBearer(dice: Dice, laid: Board, definition: CardDefinition): void {
  const host = pick(dice, (pick(dice, laid.seats) as Seat).heroes)
  if (host && mayEnter(laid, definition)) host.attachments = [...(host.attachments ?? []), { card: definition.code }]
}

/** Places a card that only scripts put into play: in the zone of its type, or set aside until a script names it. */
function aimAtCardOfScripts(laid: Board, definition: CardDefinition, library: Library): void {
  if (!mayEnter(laid, definition)) return
  const zone = zoneOfScripts(definition, library)
  if (zone === undefined) laid.setAside.push({ card: definition.code })
  else layInZone(laid, zone, { card: definition.code })
}

function layInZone(laid: Board, zone: string, card: PlacedCard): void {
  laid.zones[zone] = [...(laid.zones[zone] ?? []), card]
}

/** Whether a part has its effect when its card enters play: then the card must begin in a hand. */
function beginsInHand(part: Part | undefined): boolean {
  return part?.kind === 'ability' && (part.word === 'play' || part.hears.some((heard) => /^(played|entersPlay)$/.test(heard)))
}

function aimAtPlayerCard(dice: Dice, laid: Board, definition: CardDefinition, library: Library, part?: Part): void {
  const seat = happens(dice, 75) ? (laid.seats[0] as Seat) : (pick(dice, laid.seats) as Seat)
  const card: PlacedCard = { card: definition.code }
  const type = typeOf(definition)
  const fromHand = beginsInHand(part)
  const zone = playedIntoOf(definition, library)
  // cards of other types enter play in their controller's play area, unless their system plays them elsewhere
  const entersPlayArea = zone === undefined && !['attachment', 'treasure', 'event'].includes(type)
  if (entersPlayArea && !fromHand && happens(dice, 65) && mayEnter(laid, definition)) {
    seat.allies.push({ ...wounded(dice, definition) })
    return
  }
  if (zone !== undefined && !fromHand) {
    const seated = SEATS[laid.seats.indexOf(seat)] as string
    const owned = { ...card, owner: seated, controller: seated }
    if (part && 'where' in part && part.where?.includes('victory-display')) {
      laid.victoryDisplay.push({ ...card, owner: seated })
      return
    }
    if (zone === 'staging-area' || isZoneOfSystems(zone, library)) {
      layWhereItIsPlayed(dice, laid, definition, zone, owned)
      return
    }
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
  // make sure that no other copy keeps it out of play
  noteUnique(laid, definition)
  if (type === 'event' && happens(dice, 30)) seat.hand.push({ card: definition.code })
  if (type !== 'event') laid.starts.push('planning')
}

/**
 * Places a card in the zone of the table into which it is played; a quest card usually with all progress but one, so that it is defeated
 * soon.
 */
function layWhereItIsPlayed(dice: Dice, laid: Board, { front }: CardDefinition, zone: string, card: PlacedCard): void {
  const points = front.facts.questPoints
  const nearly = typeof points === 'number' && points > 1 && happens(dice, 60)
  const placed = nearly ? { ...card, progress: points - 1 } : card
  if (zone === 'staging-area') laid.staging.push(placed)
  else layInZone(laid, zone, placed)
  if (nearly) laid.easy = 'yes'
  laid.starts.push('quest')
}

/**
 * Abilities of a scenario have their effect between its stages: places a stage that is about to be defeated, if the scenario is in the game
 * already.
 */
function aimAtScenario(dice: Dice, laid: Board, scenario: CardDefinition, library: Library): void {
  const { quest } = scenario.front.facts as { quest?: readonly string[] }
  const stage = library.cards.get(pick(dice, quest ?? []) ?? '')
  if (laid.rules.includes(scenario.code) && stage) aimAtStage(dice, laid, stage, library, false)
}

function aimAtStage(dice: Dice, laid: Board, stage: CardDefinition, library: Library, next: boolean): void {
  if (!next) {
    const points = stage.sides.B?.facts.questPoints
    // with all progress but one, so that it is defeated soon
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

function aimAtEncounterCard(
  dice: Dice,
  laid: Board,
  definition: CardDefinition,
  word: string,
  encounter: readonly CardDefinition[],
  library: Library,
): void {
  const card: PlacedCard = { card: definition.code }
  const seat = pick(dice, laid.seats) as Seat
  const onTop = (): void => {
    laid.encounterDeck.push(card)
    laid.starts.push('quest')
  }
  if (word === 'shadow') {
    const enemies = encounter.filter((one) => counts(one, 'enemy', library) && one.front.facts.unique !== true)
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
  if (word === 'when-revealed' || typeOf(definition) === 'treachery' || !mayLieStaged(definition, library) || happens(dice, 25)) {
    onTop()
    return
  }
  if (!mayEnter(laid, definition)) {
    onTop()
    return
  }
  const hurt = wounded(dice, definition)
  if (counts(definition, 'enemy', library)) {
    if (happens(dice, 60)) seat.engaged.push({ ...hurt, is: [] })
    else laid.staging.push({ ...hurt, is: [] })
    laid.starts.push(happens(dice, 50) ? 'combat' : 'encounter')
  } else if (counts(definition, 'location', library)) {
    const points = definition.front.facts.questPoints
    const progress = typeof points === 'number' && points > 1 && happens(dice, 60) ? { progress: points - 1 } : {}
    if (word !== 'travel' && word !== 'gives-travel' && !laid.activeLocation && happens(dice, 50))
      laid.activeLocation = { ...card, ...progress }
    else {
      laid.staging.push({ ...card, ...progress })
      laid.starts.push('travel')
    }
    laid.starts.push('quest')
  } else if (definition.front.facts.questPoints !== undefined) layWhereItIsPlayed(dice, laid, definition, 'staging-area', card)
  else laid.staging.push(card)
}

/** For a part of a keyword: places a card that prints the keyword, or a card that gains it on this board. */
function aimAtKeyword(dice: Dice, laid: Board, aim: string, library: Library, encounter: readonly CardDefinition[]): void {
  const slug = keywordOf(aim, library)
  const keyword = library.keywords.get(slug)
  if (!keyword) return
  const bearer = pick(dice, bearersOf(slug, library))
  if (bearer && happens(dice, 70)) {
    const type = typeOf(bearer)
    const home = homeOf(bearer, library)
    if (type === 'hero') {
      if (mayEnter(laid, bearer)) (laid.seats[0] as Seat).heroes.splice(0, 1, { card: bearer.code })
    } else if (type === 'quest' || home === 'rules') return
    else if (home !== 'encounters') aimAtCard(dice, laid, bearer, library, encounter, undefined)
    else {
      aimAtEncounterCard(dice, laid, bearer, happens(dice, 50) ? 'when-revealed' : '', encounter, library)
      // some keywords affect the next card: sometimes put a card with a modifier after it
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
  laid.starts.push('quest')
  // use a card of its pack, so that the systems of that pack, which the keyword may need, are in the game even if the scenario uses none of
  // its cards
  const companion = [...library.cards.values()].find((one) => one.pack === keyword.pack && isOfEncounterDecks(one, library))
  if (companion) laid.encounterDeck.push({ card: companion.code })
}

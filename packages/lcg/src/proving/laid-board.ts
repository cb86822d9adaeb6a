import type { CardDefinition, Library } from '@questwright/kernel'
import { SEATS } from '../scenes/names.ts'
import { type Dice, happens, pick } from './dice.ts'
import { titleOf } from './pool.ts'

/** A board while it is being built, and its text in the words of scenes. */

export interface PlacedCard {
  readonly card: string
  damage?: number
  progress?: number
  keywords?: string[]
  is?: string[]
  attachments?: PlacedCard[]
  shadow?: PlacedCard[]
  /** The player from whose deck it came and who controls it, if it is not in an area of a seat. */
  owner?: string
  controller?: string
}

export interface Seat {
  readonly heroes: PlacedCard[]
  readonly allies: PlacedCard[]
  readonly hand: PlacedCard[]
  readonly deck: PlacedCard[]
  readonly discard: PlacedCard[]
  readonly engaged: PlacedCard[]
  threat: number
  resources: number
  /** The cost of the most expensive card that should be played. */
  dearest: number
}

export interface Board {
  readonly seats: Seat[]
  readonly staging: PlacedCard[]
  activeLocation: PlacedCard | undefined
  quest: PlacedCard | undefined
  questDeck: PlacedCard[]
  readonly encounterDeck: PlacedCard[]
  readonly encounterDiscard: PlacedCard[]
  readonly victoryDisplay: PlacedCard[]
  readonly setAside: PlacedCard[]
  /** Cards in table zones of systems. */
  readonly zones: { [zone: string]: PlacedCard[] }
  readonly rules: string[]
  /** Phases and steps at which the game may begin so that the placed cards can have their effect. */
  readonly starts: string[]
  /** The step at which the game must begin, because some placed cards can only be there at that time. */
  mustStart: string | undefined
  /** `yes`: no further card is placed in the staging area, and no active location, so that the quest can succeed. */
  easy: 'yes' | 'no'
  /** Titles of unique cards in play. */
  readonly unique: Set<string>
}

export function wounded(dice: Dice, definition: CardDefinition): PlacedCard {
  const hitPoints = definition.front.facts.hitPoints
  const most = typeof hitPoints === 'number' ? hitPoints - 1 : 0
  return {
    card: definition.code,
    ...(most > 0 && happens(dice, 30) ? { damage: 1 + dice(most) } : {}),
    ...(happens(dice, 12) ? { is: ['exhausted'] } : {}),
  }
}

/** A card with one hit point left. */
export function nearlyDestroyed(definition: CardDefinition): PlacedCard {
  const hitPoints = definition.front.facts.hitPoints
  return { card: definition.code, ...(typeof hitPoints === 'number' && hitPoints > 1 ? { damage: hitPoints - 1 } : {}) }
}

export function underWay(dice: Dice, stage: CardDefinition): PlacedCard {
  const points = stage.sides.B?.facts.questPoints
  const most = typeof points === 'number' ? points - 1 : 0
  return { card: stage.code, ...(most > 0 && happens(dice, 70) ? { progress: happens(dice, 50) ? most : 1 + dice(most) } : {}) }
}

export function noteUnique(laid: Board, definition: CardDefinition | undefined): void {
  if (definition?.front.facts.unique === true) laid.unique.add(titleOf(definition))
}

/** Whether a card may enter play together with the unique cards in play; if so, it is recorded as one of them. */
export function mayEnter(laid: Board, definition: CardDefinition): boolean {
  if (definition.front.facts.unique !== true) return true
  if (laid.unique.has(titleOf(definition))) return false
  laid.unique.add(titleOf(definition))
  return true
}

/** Removes unique cards of the encounter deck that would occur twice, in the deck or in play, since there is only one copy. */
export function takeOutSecondCopies(laid: Board, library: Library): void {
  const isOnce = (code: string): boolean => {
    const facts = library.cards.get(code)?.front.facts
    return facts?.unique === true && (facts.quantity ?? 1) === 1
  }
  const inPlay = [...laid.staging, ...laid.seats.flatMap(({ engaged }) => engaged), ...(laid.activeLocation ? [laid.activeLocation] : [])]
  const seen = new Set([...inPlay, ...laid.victoryDisplay].map(({ card }) => card))
  for (const pile of [laid.encounterDeck, laid.encounterDiscard])
    pile.splice(
      0,
      pile.length,
      ...pile.filter(({ card }) => {
        if (!isOnce(card)) return true
        const isFirst = !seen.has(card)
        seen.add(card)
        return isFirst
      }),
    )
}

/** The words for a seat. If packs have no hero at all, such as packs that only have a system, the scene's placeholder hero is used. */
function seatWords({ dearest: _dearest, heroes, ...seat }: Board['seats'][number]): object {
  return { ...(heroes.length > 0 ? { heroes } : {}), ...seat }
}

const STARTS = ['resource', 'planning', 'planning', 'planning', 'quest', 'quest', 'travel', 'encounter', 'combat', 'refresh']

export function wordsOf(dice: Dice, laid: Board): object {
  const wanted = pick(dice, laid.starts)
  const at = laid.mustStart ?? (wanted !== undefined && happens(dice, 75) ? wanted : pick(dice, STARTS))
  return {
    ...Object.fromEntries(laid.seats.map((seat, i) => [SEATS[i] as string, seatWords(seat)])),
    staging: laid.staging,
    ...(laid.activeLocation ? { activeLocation: laid.activeLocation } : {}),
    ...(laid.quest ? { quest: laid.quest } : {}),
    questDeck: laid.questDeck,
    encounterDeck: laid.encounterDeck,
    encounterDiscard: laid.encounterDiscard,
    victoryDisplay: laid.victoryDisplay,
    ...(laid.setAside.length > 0 ? { setAside: laid.setAside } : {}),
    ...(Object.keys(laid.zones).length > 0 ? { zones: laid.zones } : {}),
    rules: laid.rules,
    firstPlayer: SEATS[dice(laid.seats.length)],
    round: 1 + dice(4),
    at,
  }
}

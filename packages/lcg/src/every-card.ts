import { type Card, isInPlay, type JsonObject, requireName, table } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import type { ZoneName } from './zones.ts'

/** Descriptions of cards for lasting effects: the cards in play that match now, and those that match later. */

const sorts = Object.freeze({
  hero: (card: GameCard) => card.isHero,
  ally: (card: GameCard) => card.isAlly,
  character: (card: GameCard) => card.isCharacter,
  enemy: (card: GameCard) => card.isEnemy,
  location: (card: GameCard) => card.isLocation,
  attachment: (card: GameCard) => card.isAttachment,
  objective: (card: GameCard) => card.isObjective,
})

const states = Object.freeze({
  exhausted: (card: GameCard) => card.exhausted,
  ready: (card: GameCard) => card.ready,
  damaged: (card: GameCard) => card.damage > 0,
  committed: (card: GameCard) => card.committed,
  'not-committed': (card: GameCard) => !card.committed,
})

/** A description of cards in play: all given fields must match. */
export interface CardsLike {
  /** The type or group to which they belong. */
  readonly is?: keyof typeof sorts
  /** A trait that they have. */
  readonly trait?: string
  /** The zone in which they are, such as `staging-area`. */
  readonly where?: ZoneName
  /** The player who controls them. */
  readonly controller?: Player
  /** Their state, such as exhausted or committed to the quest. */
  readonly state?: keyof typeof states
  /** The player with whom they are engaged; `any`: they are engaged with some player. */
  readonly engagedWith?: Player | 'any'
}

/** "Each Orc enemy" of a lasting effect, made by `everyCard`. */
export interface EveryCard {
  readonly every: JsonObject
  readonly later: 'by-rule' | 'also'
}

/**
 * Every card in play that fits this description, for a lasting effect: `modify(everyCard({ is: 'enemy', trait: 'Orc' }), 'attack', 1,
 * 'phase')`. An effect of an encounter or quest card changes at each moment the cards that match then, also cards that enter play later; an
 * effect of a player card changes the cards that match when it begins. RR "Lasting Effects"
 * @param later `also`: for a player card whose text includes later cards
 */
export function everyCard(like: CardsLike, later: EveryCard['later'] = 'by-rule'): EveryCard {
  const { is, trait, where, controller, state, engagedWith } = like
  if (is !== undefined) requireName(is, 'sort of cards', Object.keys(sorts))
  if (state !== undefined) requireName(state, 'state of cards', Object.keys(states))
  if (where !== undefined) {
    const { zones } = table().ruleset
    requireName(
      where,
      'zone',
      [zones.table, zones.seat, zones.card].flatMap((some) => Object.keys(some)),
    )
  }
  const every = {
    ...(is === undefined ? {} : { is }),
    ...(trait === undefined ? {} : { trait }),
    ...(where === undefined ? {} : { where }),
    ...(controller === undefined ? {} : { controller: controller.id }),
    ...(state === undefined ? {} : { state }),
    ...(engagedWith === undefined ? {} : { engagedWith: engagedWith === 'any' ? 'any' : engagedWith.id }),
  }
  return Object.freeze({ every: Object.freeze(every), later })
}

/** Whether a card in play matches this description. */
export function isAmong(card: Card, { is, trait, where, controller, state, engagedWith }: JsonObject): boolean {
  const it = card as GameCard
  if (!isInPlay(card)) return false
  if (is !== undefined && !sorts[is as keyof typeof sorts](it)) return false
  if (where !== undefined && card.zone.name !== where) return false
  if (controller !== undefined && card.controllerName !== controller) return false
  if (state !== undefined && !states[state as keyof typeof states](it)) return false
  if (engagedWith !== undefined && (it.engagedWith === null || (engagedWith !== 'any' && it.engagedWith.id !== engagedWith))) return false
  return trait === undefined || it.has(trait as string)
}

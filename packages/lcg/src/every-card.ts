import { type Card, isInPlay, type JsonObject, requireName, table } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import type { ZoneName } from './zones.ts'

/** Cards that are described instead of named: those in play that fit now, and those that come to fit later. */

const sorts = Object.freeze({
  hero: (card: GameCard) => card.isHero,
  ally: (card: GameCard) => card.isAlly,
  character: (card: GameCard) => card.isCharacter,
  enemy: (card: GameCard) => card.isEnemy,
  location: (card: GameCard) => card.isLocation,
  attachment: (card: GameCard) => card.isAttachment,
  objective: (card: GameCard) => card.isObjective,
})

/** Which cards in play: all that is said must hold. */
export interface CardsLike {
  /** The type or group to which they belong. */
  readonly is?: keyof typeof sorts
  /** A trait that they have. */
  readonly trait?: string
  /** Where they lie, such as `staging-area`. */
  readonly where?: ZoneName
  /** The players who control them. */
  readonly controller?: Player
}

/** "Each Orc enemy" of an effect that lasts, made by `everyCard`. */
export interface EveryCard {
  readonly every: JsonObject
  readonly later: 'by-rule' | 'also'
}

/**
 * Every card in play that fits this description, for a lasting effect: `modify(everyCard({ is: 'enemy', trait: 'Orc' }), 'attack', 1, 'phase')`. An
 * effect of an encounter or quest card also changes cards that enter play or come to fit later, and no longer those that do not fit any more; an
 * effect of a player card changes the cards that fit now. RR "Lasting Effects"
 * @param later `also`: a player card whose text speaks of later cards, too
 */
export function everyCard(like: CardsLike, later: EveryCard['later'] = 'by-rule'): EveryCard {
  const { is, trait, where, controller } = like
  if (is !== undefined) requireName(is, 'sort of cards', Object.keys(sorts))
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
  }
  return Object.freeze({ every: Object.freeze(every), later })
}

/** Whether a card in play is like this. */
export function isAmong(card: Card, { is, trait, where, controller }: JsonObject): boolean {
  const it = card as GameCard
  if (!isInPlay(card)) return false
  if (is !== undefined && !sorts[is as keyof typeof sorts](it)) return false
  if (where !== undefined && card.zone.name !== where) return false
  if (controller !== undefined && card.controllerName !== controller) return false
  return trait === undefined || it.has(trait as string)
}

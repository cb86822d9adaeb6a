import { fail, perform, table, tellOf, together, unknownName, wipe, type Zone } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import type { CardSystemZone, SeatSystemZone, TableSystemZone } from '../system-names.ts'
import { type Cards, listOfCards } from './shared.ts'

/** Zones that systems bring: what lies there, and putting cards there. A card goes from there like one from anywhere: revealed, added, put into play. */

/**
 * The cards in a zone of a system, in order: of a pile the last is the top.
 * @param of the player or the card to whom the zone belongs; nobody for one of the table
 * @throws ScriptFault for a zone that no system in this game brings
 */
export function cardsIn(zone: TableSystemZone): GameCard[]
export function cardsIn(zone: SeatSystemZone, of: Player): GameCard[]
export function cardsIn(zone: CardSystemZone, of: GameCard): GameCard[]
export function cardsIn(name: string, of?: GameCard): GameCard[] {
  return zoneOf(name, of).cards as GameCard[]
}

/** Puts cards into a zone of a system, on top of a pile: from play they leave it, and into a zone that is in play they enter it. */
export function putIn(zone: TableSystemZone, cards: Cards): void
export function putIn(zone: SeatSystemZone, cards: Cards, of: Player): void
export function putIn(zone: CardSystemZone, cards: Cards, of: GameCard): void
export function putIn(name: string, cards: Cards, of?: GameCard): void {
  const t = table()
  const zone = zoneOf(name, of)
  for (const card of listOfCards(cards)) {
    if (card.zone === zone) continue
    tellOf('put-in-zone', card, { zone: name.replaceAll('-', ' ') })
    if (zone.spec.play !== 'out') {
      if (card.inPlay) t.move(card, zone)
      else together([{ kind: 'entersPlay', subject: card, to: zone.id, how: 'put', controller: null }])
    } else if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'removed', to: zone.id })
    else {
      wipe(card)
      t.move(card, zone)
    }
  }
}

/** Shuffles a zone of a system. */
export function shuffleZone(zone: TableSystemZone): void
export function shuffleZone(zone: SeatSystemZone, of: Player): void
export function shuffleZone(name: string, of?: GameCard): void {
  perform({ kind: 'cardsShuffled', subject: of, zone: zoneOf(name, of).id })
}

function zoneOf(name: string, of: GameCard | undefined): Zone {
  const t = table()
  const place = of === undefined ? 'table' : t.seats.includes(of) ? 'seat' : 'card'
  const known = (t.ruleset.systems ?? []).flatMap(({ zones }) => Object.keys(zones[place]))
  if (!known.includes(name))
    fail('wrong-name', unknownName(name, `zone of a system, of ${place === 'table' ? 'the table' : `a ${place}`}`, known))
  if (of === undefined) return t.zone(name)
  return place === 'seat' ? t.zone(`${of.id}.${name}`) : t.zoneOn(of, name)
}

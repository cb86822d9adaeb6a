import type { Rulebook } from '@questwright/rulebook'
import type { CardView, SeatName, View } from '../door-types.ts'
import { cardsIn, zonesOn } from '../view.ts'
import { isHand, openZones } from '../zone-look.ts'

/** The keys of the cards that the table draws, with those that lie on them. What a question asks of other cards is listed in its panel. */
export function drawnCards(view: View, rulebook: Rulebook, foldOf: (seat: SeatName) => 'open' | 'folded'): ReadonlySet<string> {
  const keys = new Set<string>()
  const add = (card: CardView) => {
    if (keys.has(card.key)) return
    keys.add(card.key)
    for (const zone of zonesOn(view, card)) for (const lying of cardsIn(view, zone.id)) add(lying)
  }
  for (const zone of openZones(view, rulebook)) {
    // a folded seat shows no hand
    if (zone.seat !== undefined && isHand(rulebook, zone) && foldOf(zone.seat) === 'folded') continue
    for (const card of cardsIn(view, zone.id)) add(card)
  }
  return keys
}

import type { Rulebook } from '@questwright/rulebook'
import { showsBack } from '../card-hidden.ts'
import type { CardView, SeatName, View } from '../door-types.ts'
import { isInMiddle, standingOf } from '../face-off/standing.ts'
import type { Attached, Screen } from '../phone/screen.ts'
import { cardsIn, statusOf, zonesOn } from '../view.ts'
import { isHand, liesOnHost, openZones } from '../zone-look.ts'

/**
 * The keys of all cards that are drawn, including attachments. An option whose card is not among them is listed in the ribbon.
 * @param inMiddle how attachments of cards in the middle of the table are shown
 */
export function drawnCards(
  view: View,
  rulebook: Rulebook,
  foldOf: (seat: SeatName) => 'open' | 'folded',
  screen: Screen = 'wide',
  attached: Attached = 'strips',
  inMiddle: Attached = attached,
): ReadonlySet<string> {
  const keys = new Set<string>()
  const hasMiddle = standingOf(view, statusOf(view), rulebook) !== undefined
  const add = (card: CardView, shown: Attached) => {
    if (keys.has(card.key)) return
    keys.add(card.key)
    // where attachments are only counted, no attachment is drawn except backs that peek out
    for (const zone of zonesOn(view, card))
      for (const lying of cardsIn(view, zone.id))
        if (shown === 'strips' || (showsBack(lying) && liesOnHost(rulebook, zone) === 'peeking')) add(lying, shown)
  }
  for (const zone of openZones(view, rulebook)) {
    // a folded seat shows no hand, and on a phone no cards at all
    const isAside = zone.seat !== undefined && foldOf(zone.seat) === 'folded' && (screen === 'phone' || isHand(rulebook, zone))
    for (const card of cardsIn(view, zone.id)) {
      const isThere = hasMiddle && isInMiddle(rulebook, zone.name, card)
      if (!isAside || isThere) add(card, isThere ? inMiddle : attached)
    }
  }
  return keys
}

import { type DraftZone, SEAT_ZONES, TABLE_ZONES } from '../../client/situations/draft.ts'
import { SEAT_WORDS } from '../../client/situations/words.ts'

/** A zone of a draft in words: `Staging area`, `Player 2: Hand`. */
export function zoneName(zone: DraftZone): string {
  const [seat, part] = zone.split('.')
  if (part === undefined) return TABLE_ZONES.find((one) => one.zone === zone)?.name ?? zone
  return `Player ${(SEAT_WORDS as readonly string[]).indexOf(seat ?? '') + 1}: ${SEAT_ZONES.find((one) => one.part === part)?.name ?? part}`
}

import type { SceneBoard } from '@questwright/rulebook'
import type { DraftZone } from '../../client/situations/draft.ts'
import { placeOf, SEAT_WORDS } from '../../client/situations/words.ts'

/** A place of a draft in words: its name, for a seat behind the player. */
export function zoneName(zone: DraftZone, board: SceneBoard): string {
  const [seat, part] = zone.split('.')
  const name = placeOf(zone, board)?.name ?? part ?? zone
  return part === undefined ? name : `Player ${(SEAT_WORDS as readonly string[]).indexOf(seat ?? '') + 1}: ${name}`
}

import type { SceneBoard } from '@questwright/rulebook'
import { type DraftZone, placeOf } from '@questwright/scenes'

/** The name of a zone in words; for a seat with the player before it. */
export function zoneName(zone: DraftZone, board: SceneBoard): string {
  const [seat, part] = zone.split('.')
  const name = placeOf(zone, board)?.name ?? part ?? zone
  return part === undefined ? name : `Player ${board.seats.indexOf(seat ?? '') + 1}: ${name}`
}

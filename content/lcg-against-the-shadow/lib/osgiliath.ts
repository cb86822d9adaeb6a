import { cardById, choose, type Player, returnToStaging } from '@questwright/lcg'

/** The player whose character was destroyed returns one of that player's locations to the staging area: one with the highest threat. */
export function abandonLocation(destroyed: Parameters<typeof cardById>[0]): void {
  const character = cardById(destroyed)
  const player = character?.controller ?? character?.owner
  if (player) returnToStaging(choose(strongestOf(player), { by: player }))
}

function strongestOf(player: Player) {
  const held = player.controlled.filter((card) => card.isLocation)
  const highest = Math.max(...held.map((location) => location.threat))
  return held.filter((location) => location.threat === highest)
}

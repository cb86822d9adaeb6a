import { cardById, choose, highest, type Player, returnToStaging } from '@questwright/lcg'

/** The player whose character was destroyed returns one of that player's locations to the staging area: one with the highest threat. */
export function abandonLocation(destroyed: Parameters<typeof cardById>[0]): void {
  const character = cardById(destroyed)
  const player = character?.controller ?? character?.owner
  if (player) returnToStaging(choose(highest(locationsOf(player), 'threat'), { by: player }))
}

const locationsOf = (player: Player) => player.controlled.filter((card) => card.isLocation)

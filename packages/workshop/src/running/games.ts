/** The games that this program plays, for opening realms. */
import { createRequire } from 'node:module'
import { scriptModuleOf } from '@questwright/packs'
import { type GameSource, gameSource } from '@questwright/realm'
import { entryIn } from '@questwright/rulebook'
import { type GameId, gameIdOf, mixedGames, type OfGame, rulebooks } from '../page/rulebooks.ts'
import { listed, WrongUse } from '../problems.ts'

const { resolve } = createRequire(import.meta.url)

/** By the id of each game, which packs name: the package that plays it. */
export const games = Object.fromEntries(Object.keys(rulebooks).map((game) => [game, gameSource(scriptModuleOf(game), resolve)])) as {
  readonly [game in GameId]: GameSource
}

/** The default game, for when no pack names one. */
export const usualGame: GameSource = games[gameIdOf([]) as GameId]

/**
 * The game of packs that are played together; without packs, the default game.
 * @throws WrongUse for packs of several games, or of an unknown game
 */
export function gameOf(packs: readonly OfGame[]): GameSource {
  const mixed = mixedGames(packs)
  if (mixed !== undefined) throw new WrongUse(mixed)
  const game = gameIdOf(packs)
  const own = entryIn<GameSource>(games, game)
  if (own === undefined)
    throw new WrongUse(`${packs[0]?.id} is for the game "${game}", which is not installed; there is ${listed(Object.keys(games))}.`)
  return own
}

/** Packs grouped by game. */
export function byGame<Pack extends OfGame>(packs: readonly Pack[]): readonly (readonly Pack[])[] {
  const groups = new Map<string, Pack[]>()
  for (const pack of packs) groups.set(pack.game, [...(groups.get(pack.game) ?? []), pack])
  return [...groups.values()]
}

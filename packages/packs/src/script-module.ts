/** By which names scripts import what the program offers them. */

/** The scope of this program's own packages. */
export const scope = '@questwright/'

/** The package of a game, by whose name its scripts import what the game offers them. */
export function scriptModuleOf(game: string): string {
  return `${scope}${game}`
}

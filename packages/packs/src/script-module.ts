/** The module names with which scripts import what the program offers them. */

/** The scope of this program's own packages. */
export const scope = '@questwright/'

/** The package that scripts of a game import. */
export function scriptModuleOf(game: string): string {
  return `${scope}${game}`
}

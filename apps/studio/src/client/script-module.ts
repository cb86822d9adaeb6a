/** The module from which the scripts of a game import. */
export const scriptModule = (game: string): string => `@questwright/${game}`

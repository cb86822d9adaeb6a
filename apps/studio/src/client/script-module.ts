/** From where the scripts of a game import what they call. */
export const scriptModule = (game: string): string => `@questwright/${game}`

/** The address at which a deck is built. @param code `pack:slug` */
export const deckPage = (code: string): string => `/decks?deck=${encodeURIComponent(code)}`

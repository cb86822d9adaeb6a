/** The URL of the deck builder for a deck. @param code `pack:slug` */
export const deckPage = (code: string): string => `/decks?deck=${encodeURIComponent(code)}`

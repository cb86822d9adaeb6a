/** The format name and version with which our deck files begin; nothing else in the program repeats them. */
export const deckHead = { format: 'questwright-deck', version: 1 } as const

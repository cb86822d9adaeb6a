/** With what a deck of ours begins: the one place that knows its format and version. */
export const deckHead = { format: 'questwright-deck', version: 1 } as const

import type { Rulebook } from './rulebook.ts'

/**
 * Whether the texts of this game's cards can be turned into scripts. No text is understood in every case, so the game must let players follow the
 * rest by hand: a game that does has the mark `by-hand` for the card with such a text.
 */
export const readsTexts = ({ marks }: Pick<Rulebook, 'marks'>): boolean => Object.hasOwn(marks, 'by-hand')

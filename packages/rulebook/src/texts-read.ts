import type { Rulebook } from './rulebook.ts'

/** Whether the texts of the game's cards can become scripts: the rest of a text needs a card that players follow by hand. */
export const readsTexts = ({ marks }: Pick<Rulebook, 'marks'>): boolean => Object.hasOwn(marks, 'by-hand')

/** How a game ended, in one word. `decided`: it has winners and losers; `drawn`: it has no winner. */
export const resultWords = { won: 'Won', lost: 'Lost', decided: 'Decided', drawn: 'Drawn' } as const

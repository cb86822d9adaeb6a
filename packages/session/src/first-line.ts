/** The id and name of the line with which a game begins. */
export const FIRST_LINE = { id: '1', name: 'First branch' } as const

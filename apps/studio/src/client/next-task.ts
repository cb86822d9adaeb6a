/** Resolves when what is under way now, with all that follows from it at once, is done: what was asked of a worker has been sent by then. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

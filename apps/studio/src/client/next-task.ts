/** Resolves after the current task and its microtasks: messages to a worker have been sent by then. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

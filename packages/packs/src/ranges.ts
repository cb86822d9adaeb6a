/** The default version range for a dependency on another pack. Pure. */
export const usualRange = (version: string): string => `^${version}`

/** The range in which a pack that stands on another one lets it move. Pure. */
export const usualRange = (version: string): string => `^${version}`

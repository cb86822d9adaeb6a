/** What a field of numbers holds as a whole number between two others; `least` where nothing was typed. */
export const wholeNumber = (typed: number, least: number, most: number): number =>
  Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : least

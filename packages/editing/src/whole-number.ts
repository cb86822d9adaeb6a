/** The value of a number field as a whole number within a range; `least` for an empty field. */
export const wholeNumber = (typed: number, least: number, most: number): number =>
  Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : least

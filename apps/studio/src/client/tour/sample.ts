import { rulebooks } from '@questwright/workshop/rulebooks'

/** The sample of the tour: that of the first game that has one. */
export const sample = Object.values(rulebooks).find(({ tour }) => tour !== undefined)?.tour

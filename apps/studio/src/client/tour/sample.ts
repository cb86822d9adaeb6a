import { rulebooks } from '@questwright/workshop/rulebooks'

/** The sample pack and scenario of the tour: those of the first game that has any. */
export const sample = Object.values(rulebooks).find(({ tour }) => tour !== undefined)?.tour

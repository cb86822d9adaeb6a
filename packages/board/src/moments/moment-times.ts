import type { StoryMoment } from '@questwright/rulebook'

/** What is seen of a moment, and not only heard. */
export type SeenMoment = Exclude<StoryMoment['shows'], 'heard'>

/** How long a moment is, in milliseconds. */
export const momentTimes: { readonly [L in SeenMoment]: number } = {
  comes: 1150,
  over: 1150,
  falls: 750,
  fulfilled: 850,
  turns: 700,
  rises: 700,
  dawns: 1150,
  darkens: 1150,
}

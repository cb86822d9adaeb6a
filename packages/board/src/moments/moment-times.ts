import type { StoryMoment } from '@questwright/rulebook'

/** Moments that can be seen, without those that are only a sound. */
export type SeenMoment = Exclude<StoryMoment['shows'], 'heard'>

/** Duration of each moment, in milliseconds. */
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

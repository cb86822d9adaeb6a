/**
 * Story lines that are shown as an event, with a sound. Chapters define which lines make up an event; the table decides how it looks and
 * sounds.
 */

/** The sounds that a table can make, each short and different from the others. */
export const momentSounds = ['card', 'reveal', 'twist', 'hit', 'fall', 'find', 'chapter', 'rise', 'turn', 'won', 'lost'] as const

export type MomentSound = (typeof momentSounds)[number]

/**
 * How an event is shown.
 * - `comes`: its card flies from its former place to the left end of the question, large enough to be read, and then to its new place.
 * - `over`: its card is turned up over another one, large enough to be read, and then goes to its new place.
 * - `falls`: its card turns grey at its former place, and goes to its new place. `fulfilled`: the same, but lit up.
 * - `turns`: its card is lifted and shows another side.
 * - `rises`: the dial of its seat swells in its place.
 * - `dawns`: the edges of the screen become light. `darkens`: they become dark.
 * - `heard`: only the sound; the screen shows no more than for other changes, such as numbers that rise.
 */
export const momentLooks = ['comes', 'over', 'falls', 'fulfilled', 'turns', 'rises', 'dawns', 'darkens', 'heard'] as const

/** A kind of story line that is shown as an event. */
export interface StoryMoment {
  readonly kind: string
  /** Only if these parts of the line have one of these values. */
  readonly where?: { readonly [part: string]: readonly string[] }
  readonly shows: (typeof momentLooks)[number]
  /** The part of the line that names its card; `card` by default. */
  readonly card?: string
  /** Of `over`: the part that names the card over which it is turned up. */
  readonly over?: string
  /** Of `rises`: the dial; its seat is the part `seat` of the line. */
  readonly dial?: string
  /** The field of the card's texts that is shown with the card; by default, its whole printed text. */
  readonly text?: string
  readonly sound?: MomentSound
}

/** Story entries that are shown as an event, and heard. Chapters say which entries make up one event; the table decides how it looks and sounds. */

/** Sounds that a table can make, each small and of its own. */
export const momentSounds = ['card', 'reveal', 'twist', 'hit', 'fall', 'find', 'chapter', 'rise', 'turn', 'won', 'lost'] as const

export type MomentSound = (typeof momentSounds)[number]

/**
 * How a moment is seen.
 * - `comes`: its card flies from where it lay to the left end of the question, large enough to be read, and then to its place.
 * - `over`: its card is turned up over another one, large enough to be read, and then lies where it lies.
 * - `falls`: its card greys where it lay, and goes to where it lies now. `fulfilled`: the same, lit up.
 * - `turns`: its card is lifted and shows another side.
 * - `rises`: the dial of its seat swells where it stands.
 * - `dawns`: light comes in from the edges of the screen. `darkens`: shade does.
 * - `heard`: nothing is seen but what every change shows, such as numbers that rise.
 */
export const momentLooks = ['comes', 'over', 'falls', 'fulfilled', 'turns', 'rises', 'dawns', 'darkens', 'heard'] as const

/** A kind of entry of the story that is a moment. */
export interface StoryMoment {
  readonly kind: string
  /** Only where these parts of the entry have one of these values. */
  readonly where?: { readonly [part: string]: readonly string[] }
  readonly shows: (typeof momentLooks)[number]
  /** The part of the entry that names its card; `card` when not said. */
  readonly card?: string
  /** Of `over`: the part that names the card over which it is turned up. */
  readonly over?: string
  /** Of `rises`: the dial; its seat is the part `seat` of the entry. */
  readonly dial?: string
  /** The field of the card's texts that is read; all that it prints when not said. */
  readonly text?: string
  readonly sound?: MomentSound
}

/** How each sound is made, as data: tones and noise with their start, duration and level. Times are in seconds, pitches in hertz. */
import type { MomentSound } from '@questwright/rulebook'

export interface Tone {
  /** The form of the wave; `noise` has no pitch and goes through a filter. */
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise'
  /** The pitch at the start, and, for a tone that glides, the pitch at the end. For noise it is the frequency of the filter. */
  readonly pitch: number
  readonly glides?: number
  readonly begins: number
  readonly lasts: number
  /** Seconds until the peak level is reached (attack time): none for a knock, some for a soft sound. */
  readonly swells: number
  /** The peak level, from 0 to 1. */
  readonly level: number
  /** The cut-off frequency of a low-pass filter, in hertz. */
  readonly below?: number
}

/** The greatest length of a sound: it ends before the player decides the next question. */
export const longestSound = 0.6

type Rest = Partial<Pick<Tone, 'glides' | 'begins' | 'swells' | 'below'>>

const tone = (wave: Tone['wave'], pitch: number, lasts: number, level: number, rest: Rest = {}): Tone => ({
  ...{ wave, pitch, lasts, level, begins: 0, swells: 0.008 },
  ...rest,
})

/** Frequencies of notes: D minor for sounds of danger, D major for sounds of success. */
const [d3, a3, d4, e4, f4, fis4, a4, d5, fis5, a5] = [146.83, 220, 293.66, 329.63, 349.23, 369.99, 440, 587.33, 739.99, 880]

export const voices: { readonly [S in MomentSound]: readonly Tone[] } = {
  // paper on felt
  card: [tone('noise', 2600, 0.11, 0.85, { glides: 1100, swells: 0.004 }), tone('sine', 190, 0.08, 0.24, { glides: 120 })],
  // the card is swept up, then two rising notes
  reveal: [
    tone('noise', 700, 0.2, 0.32, { glides: 3000, swells: 0.09 }),
    tone('triangle', d4, 0.36, 0.3, { begins: 0.07 }),
    tone('triangle', a4, 0.42, 0.3, { begins: 0.16 }),
  ],
  // two dissonant notes that sink
  twist: [
    tone('sawtooth', a3, 0.5, 0.24, { glides: 196, swells: 0.05, below: 900 }),
    tone('sawtooth', 233.08, 0.5, 0.22, { glides: 207.65, swells: 0.05, below: 900 }),
    tone('noise', 420, 0.35, 0.22, { glides: 180, swells: 0.08 }),
  ],
  hit: [tone('noise', 1100, 0.12, 0.6, { glides: 260, swells: 0.002 }), tone('sine', 165, 0.2, 0.5, { glides: 62, swells: 0.003 })],
  // a blow, then a falling tone
  fall: [
    tone('noise', 800, 0.16, 0.4, { glides: 200, swells: 0.003 }),
    tone('triangle', a3, 0.52, 0.34, { glides: 73, swells: 0.01 }),
    tone('sine', d3, 0.55, 0.26, { glides: 55, begins: 0.03, swells: 0.02 }),
  ],
  // three bells
  find: [tone('sine', d5, 0.34, 0.26), tone('sine', fis5, 0.36, 0.24, { begins: 0.08 }), tone('sine', a5, 0.42, 0.24, { begins: 0.16 })],
  // a page is turned, then an open fifth
  chapter: [
    tone('noise', 900, 0.24, 0.26, { glides: 2400, swells: 0.12 }),
    tone('triangle', d3, 0.52, 0.26, { begins: 0.06, swells: 0.06 }),
    tone('triangle', a3, 0.52, 0.22, { begins: 0.06, swells: 0.06 }),
    tone('triangle', d4, 0.46, 0.2, { begins: 0.12, swells: 0.06 }),
  ],
  // half a tone up, without a pause
  rise: [tone('triangle', e4, 0.3, 0.3, { glides: f4, swells: 0.02 }), tone('triangle', d4, 0.34, 0.22, { begins: 0.04, swells: 0.02 })],
  // two strokes on wood
  turn: [
    tone('sine', 520, 0.1, 0.4, { glides: 470, swells: 0.002 }),
    tone('sine', 390, 0.12, 0.38, { glides: 350, begins: 0.1, swells: 0.002 }),
  ],
  won: [
    tone('triangle', d4, 0.3, 0.22),
    tone('triangle', fis4, 0.3, 0.22, { begins: 0.08 }),
    tone('triangle', a4, 0.34, 0.22, { begins: 0.16 }),
    tone('triangle', d5, 0.35, 0.26, { begins: 0.25 }),
    tone('sine', a5, 0.32, 0.1, { begins: 0.27, swells: 0.03 }),
  ],
  lost: [
    tone('triangle', a3, 0.28, 0.28, { swells: 0.02 }),
    tone('triangle', 174.61, 0.3, 0.28, { begins: 0.14, swells: 0.02 }),
    tone('triangle', d3, 0.31, 0.34, { begins: 0.28, swells: 0.02 }),
    tone('sine', 73.42, 0.33, 0.26, { begins: 0.26, swells: 0.03 }),
  ],
}

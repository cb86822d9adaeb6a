import { dark, gleam, light, type Motif } from '../strokes.ts'

/** A person in a hood and a long coat, with a bright face. Motifs of people add what the person carries. */
export const hooded: Motif = [
  dark('M0-52c-8 0-11 7-10 14-8 10-12 28-13 41h46c-1-13-5-31-13-41 1-7-2-14-10-14'),
  light('M-4.6-42c0-7 9.2-7 9.2 0 0 4-2.6 7-4.6 7s-4.6-3-4.6-7'),
  gleam('M0-33-6 2m8-34L9 2', 0.8, 0.35),
]

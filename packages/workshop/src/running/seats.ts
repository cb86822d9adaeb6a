import { mostSeats } from '../page/seats.ts'

/** A viewer of all seats, who sees all hands. */
export const EVERYBODY = Array.from({ length: mostSeats }, (_, n) => `p${n + 1}`).join('+')

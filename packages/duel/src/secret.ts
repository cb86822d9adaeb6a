import { type Card, chooseNumber } from '@questwright/kernel'

/**
 * Several players choose a number at one moment. They are asked one after the other, and nothing is written in between: no player knows what another chose
 * before all have.
 * @param name of the question
 * @returns what each chose, in their order: from 0 to the most
 */
export function inSecret(seats: readonly Card[], name: string, most: number): readonly number[] {
  const numbers = Array.from({ length: most + 1 }, (_, n) => n)
  return seats.map((seat) => chooseNumber(seat, name, numbers))
}

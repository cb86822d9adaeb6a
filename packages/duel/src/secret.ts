import { type Card, chooseNumber } from '@questwright/kernel'

/**
 * Lets several players choose a number in secret. They are asked one after the other, and nothing is written in between, so that no player
 * knows another's choice before all have chosen.
 * @param name the name of the question
 * @param most the largest number
 * @returns the chosen numbers, 0 … `most`, in the order of the seats
 */
export function inSecret(seats: readonly Card[], name: string, most: number): readonly number[] {
  const numbers = Array.from({ length: most + 1 }, (_, n) => n)
  return seats.map((seat) => chooseNumber(seat, name, numbers))
}

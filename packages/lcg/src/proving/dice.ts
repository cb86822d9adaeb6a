import type { BoardWish } from '@questwright/kernel'

/** The random choices for a board: equal dice make equal choices. */
export type Dice = BoardWish['dice']

export function pick<T>(dice: Dice, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[dice(list.length)]
}

export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const cards = list.slice()
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    const one = cards[i] as T
    cards[i] = cards[j] as T
    cards[j] = one
  }
  return cards
}

/** True with this probability in percent. */
export function happens(dice: Dice, percent: number): boolean {
  return dice(100) < percent
}

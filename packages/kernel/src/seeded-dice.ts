import { hashText } from './hash.ts'

/** Dice of a bot or of a search, not of a game: a number below `sides`, each as likely as any other. */
export type SeededDice = (sides: number) => number

/**
 * Makes dice that depend on the seed alone.
 * @param seed any text; equal texts give equal throws, in every realm
 */
export function diceFrom(seed: string): SeededDice {
  let state = hashText(`bot ${seed}`)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let h = Math.imul(state ^ (state >>> 15), state | 1)
    h ^= h + Math.imul(h ^ (h >>> 7), h | 61)
    return (h ^ (h >>> 14)) >>> 0
  }
  return (sides) => {
    if (sides <= 1) return 0
    // throws above the last full multiple would favour small numbers
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
    for (;;) {
      const drawn = next()
      if (drawn < fair) return drawn % sides
    }
  }
}

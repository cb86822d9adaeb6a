/** In a setup: the name of the dice that games used before keyed dice existed. */
export const DICE_OF_32_BITS = '32-bit'

/** Marks a game as played with dice of 32 bits, for data of versions that did not name their dice. A value without a setup is returned as it is. */
export function withDiceOf32Bits<Game>(game: Game): Game {
  const setup = (game as { readonly setup?: unknown } | undefined)?.setup
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return game
  return { ...game, setup: { ...setup, dice: DICE_OF_32_BITS } }
}

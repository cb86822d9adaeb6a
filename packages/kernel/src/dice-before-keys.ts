/** The name in a setup of the dice of games that began before there were keyed dice. */
export const DICE_OF_32_BITS = '32-bit'

/** A game of a file, link or database that does not say with which dice it is played: there was one kind of them. What has no setup stays as it is. */
export function withDiceOf32Bits<Game>(game: Game): Game {
  const setup = (game as { readonly setup?: unknown } | undefined)?.setup
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return game
  return { ...game, setup: { ...setup, dice: DICE_OF_32_BITS } }
}

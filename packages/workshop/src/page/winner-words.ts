/** Who won a game, by name. */

/** "Player 2", or the name that a game gives its seats. */
export type SeatWords = (seat: string) => string

/** Names a seat by its number, as tables do that give it no other name. */
const seatByNumber: SeatWords = (seat) => (/^p\d+$/.test(seat) ? `Player ${seat.slice(1)}` : seat)

/**
 * Names the winners of a game between opponents: "Player 2 won".
 * @returns undefined if no player won, and if all players won together
 */
export function winnerWords(
  { result, winners = [] }: { readonly result: string; readonly winners?: readonly string[] | undefined },
  nameOf: SeatWords = seatByNumber,
): string | undefined {
  return result === 'decided' && winners.length > 0 ? `${winners.map(nameOf).join(' and ')} won` : undefined
}

/**
 * How a finished game is described, round by round. Everything is computed from its story, so it works for every saved game, whichever
 * program played it.
 */

/** A selection of story lines: those of a kind in which these parts have one of these values. */
export interface StoryEntries {
  readonly kind: string
  readonly where?: { readonly [part: string]: readonly string[] }
}

/** How story lines change a number: they set it to one of their parts, or add that part to it. Without either, each line adds 1. */
export type NumberChange = StoryEntries & { readonly sets?: string; readonly adds?: string }

/** A number of a round: the sum of what the round adds to it, or the last value that it sets. */
interface RoundFigure {
  /** The name of the figure: "Miles". */
  readonly name: string
  readonly icon: string
  readonly tone: string
  readonly of: readonly NumberChange[]
}

/** Cards or seats to which something happened in a round, such as those that left the game. */
interface RoundFate {
  /** The word before their names: "Lost". */
  readonly name: string
  readonly icon: string
  /** Whether it is good or bad for the players; `plain` if it is good for one player and bad for another. */
  readonly tone: 'good' | 'bad' | 'plain'
  /** `names`: the part of the line with the card, or with the id of the seat. */
  readonly of: readonly (StoryEntries & { readonly names: string })[]
}

export interface RoundByRound {
  /** The line with which a round begins, and its part with the number of the round. Lines before the first one belong to the setup. */
  readonly begins: { readonly kind: string; readonly round: string }
  /**
   * The dial of each seat that is drawn as a curve, and the lines that change it; their part `seat` names the seat. After a line of
   * `leaves`, whose part `seat` names the seat as well, a seat has no dial any more.
   */
  readonly dial: { readonly name: string; readonly changes: readonly NumberChange[]; readonly leaves: readonly StoryEntries[] }
  readonly figures: { readonly [figure: string]: RoundFigure }
  /** The figures that are shown for every round, and the one of them that is drawn as bars. */
  readonly told: readonly string[]
  readonly bars?: string
  readonly fates: { readonly [fate: string]: RoundFate }
  readonly turn: TurningPoint
}

/** How the worst round is found and described. */
interface TurningPoint {
  /**
   * The weights of numbers: figures, how many had a fate, and, under the name of the dial, by how much the dials of all seats rose
   * together. The round with the greatest weighted sum is the turning point; of several, the earliest.
   */
  readonly weighs: { readonly [number: string]: number }
  /** Sentences about it: ICU messages of these numbers. Each is used if all numbers that it `needs` are above 0. */
  readonly says: readonly { readonly needs: readonly string[]; readonly reads: string }[]
}

/** The words of the round-by-round description, as messages by code. */
export function roundMessages({ roundByRound }: { readonly roundByRound: RoundByRound | undefined }): { readonly [code: string]: string } {
  if (roundByRound === undefined) return {}
  const { figures, fates, turn } = roundByRound
  return Object.fromEntries([
    ...Object.entries(figures).map(([figure, { name }]) => [roundWords.figure(figure), name]),
    ...Object.entries(fates).map(([fate, { name }]) => [roundWords.fate(fate), name]),
    ...turn.says.map(({ reads }, at) => [roundWords.turn(at), reads]),
  ])
}

/** The codes of these messages. */
export const roundWords = {
  figure: (figure: string): string => `round.figure.${figure}`,
  fate: (fate: string): string => `round.fate.${fate}`,
  turn: (at: number): string => `round.turn.${at}`,
} as const

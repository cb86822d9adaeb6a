/** How a finished game is told, round by round. All of it is read from the story, so that every saved game has it, whichever program played it. */

/** Entries of the story: those of a kind, of which these parts have one of these values. */
export interface StoryEntries {
  readonly kind: string
  readonly where?: { readonly [part: string]: readonly string[] }
}

/** What entries do to a number: they set it to one of their parts, or add that to it. Without either each entry counts as one. */
export type NumberChange = StoryEntries & { readonly sets?: string; readonly adds?: string }

/** A number of a round: the sum of what the round adds to it, or the last value that it sets. */
interface RoundFigure {
  /** What it is called: "Miles". */
  readonly name: string
  readonly icon: string
  readonly tone: string
  readonly of: readonly NumberChange[]
}

/** What became of cards or seats in a round, such as who left the game. */
interface RoundFate {
  /** The word before their names: "Lost". */
  readonly name: string
  readonly icon: string
  /** For the players; `plain` where it is good for one and bad for another. */
  readonly tone: 'good' | 'bad' | 'plain'
  /** `names`: the part that is the card, or the id of the seat. */
  readonly of: readonly (StoryEntries & { readonly names: string })[]
}

export interface RoundByRound {
  /** The entry with which a round begins, and its part with the number of the round. Entries before the first one are the setup. */
  readonly begins: { readonly kind: string; readonly round: string }
  /**
   * The dial of each seat that is drawn as a line, and what changes it; the part `seat` of such an entry names whose.
   * From the entries of `leaves` on, of which `seat` is a part as well, a seat has none.
   */
  readonly dial: { readonly name: string; readonly changes: readonly NumberChange[]; readonly leaves: readonly StoryEntries[] }
  readonly figures: { readonly [figure: string]: RoundFigure }
  /** The figures that are told of every round, and the one of them that is drawn as bars. */
  readonly told: readonly string[]
  readonly bars?: string
  readonly fates: { readonly [fate: string]: RoundFate }
  readonly turn: TurningPoint
}

/** Which round was the worst, and how that is said. */
interface TurningPoint {
  /**
   * What weighs how much: figures, how many had a fate, and under the name of the dial by how much those of all seats went up together.
   * The round with the greatest sum is the turning point, of several the earliest.
   */
  readonly weighs: { readonly [number: string]: number }
  /** Sentences about it: ICU messages of these numbers, each used where what it `needs` is above 0. */
  readonly says: readonly { readonly needs: readonly string[]; readonly reads: string }[]
}

/** The words of rounds that are told, as messages by their codes. */
export function roundMessages({ roundByRound }: { readonly roundByRound: RoundByRound | undefined }): { readonly [code: string]: string } {
  if (roundByRound === undefined) return {}
  const { figures, fates, turn } = roundByRound
  return Object.fromEntries([
    ...Object.entries(figures).map(([figure, { name }]) => [roundWords.figure(figure), name]),
    ...Object.entries(fates).map(([fate, { name }]) => [roundWords.fate(fate), name]),
    ...turn.says.map(({ reads }, at) => [roundWords.turn(at), reads]),
  ])
}

/** Codes of these messages. */
export const roundWords = {
  figure: (figure: string): string => `round.figure.${figure}`,
  fate: (fate: string): string => `round.fate.${fate}`,
  turn: (at: number): string => `round.turn.${at}`,
} as const

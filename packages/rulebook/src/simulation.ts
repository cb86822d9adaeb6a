/** The words for the results of many games played by bots: the figures of a round that are drawn, and the texts for endings. */

/** A chart over the rounds of many games. Figures have the names that the ruleset gives them. */
export interface RoundChart {
  readonly title: string
  readonly meaning: string
  /** The title of the table next to it. */
  readonly caption: string
  /**
   * `table`: a figure of the table, drawn from round 1 on; `each-seat`: a figure of all seats that are still in the game, with its spread.
   */
  readonly of: 'table' | 'each-seat'
  readonly lines: readonly RoundLine[]
  /** Figures of the table that are shown as numbers only. */
  readonly besides?: readonly { readonly figure: string; readonly column: string }[]
  /**
   * For two curves: the text if the first is never below the second, and the text for the first round in which it is, where the round
   * replaces `{round}`.
   */
  readonly falls?: { readonly figure: string; readonly below: string; readonly never: string; readonly first: string }
}

interface RoundLine {
  readonly figure: string
  readonly name: string
  readonly column: string
  readonly tone: string
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond'
  readonly dash: 'solid' | 'dashed' | 'dotted'
}

export interface SimulationWords {
  readonly charts: readonly RoundChart[]
  /** A description of the bot that follows rules of thumb, as sentences. */
  readonly greedy: string
  /**
   * The text for games that all players left, by the ruleset's name for how they left; `otherwise` for any other way, `several` if they
   * left in different ways. The players replace `{who}`.
   */
  readonly eliminated: { readonly by: { readonly [way: string]: string }; readonly otherwise: string; readonly several: string }
}

/** The default of a game that does not define it. */
export const plainSimulation: SimulationWords = {
  charts: [],
  greedy: 'The greedy bot plays all seats by rules of thumb: people win more often.',
  eliminated: { by: {}, otherwise: 'Lost: {who} out', several: 'Lost: {who} out, in several ways' },
}

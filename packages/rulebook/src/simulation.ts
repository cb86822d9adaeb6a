/** Words for the results of many games that bots played: the figures of a round that are drawn, and the texts for endings. */

/** A chart over the rounds of many games. Figures have the names that the ruleset gives them. */
export interface RoundChart {
  readonly title: string
  readonly meaning: string
  /** What the table beside it is called. */
  readonly caption: string
  /** `table`: a figure of the table, drawn from round 1 on; `each-seat`: of all seats that are still in the game, with the spread around it. */
  readonly of: 'table' | 'each-seat'
  readonly lines: readonly RoundLine[]
  /** Figures of the table that are told in numbers only. */
  readonly besides?: readonly { readonly figure: string; readonly column: string }[]
  /** Of two lines: the text if the first is never below the second, and for the first round in which it is, which replaces `{round}`. */
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
  /** How the bot plays that goes by rules of thumb, as sentences. */
  readonly greedy: string
  /**
   * The text for games that all players left, by the ruleset's name for the way in which they did; `otherwise` for any other way, `several` where
   * they left in different ways. The players replace `{who}`.
   */
  readonly eliminated: { readonly by: { readonly [way: string]: string }; readonly otherwise: string; readonly several: string }
}

/** Of a game that says nothing of it. */
export const plainSimulation: SimulationWords = {
  charts: [],
  greedy: 'The greedy bot plays all seats by rules of thumb: people win more often.',
  eliminated: { by: {}, otherwise: 'Lost: {who} out', several: 'Lost: {who} out, in several ways' },
}

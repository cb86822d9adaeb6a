/** What is told of many games that bots played: which figures of a round are drawn, and how endings are said. */

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
  /** Of two lines: what is said where the one is never below the other, and of the first round in which it is. `{round}` stands for that. */
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
   * What is said where all players left the game, by the ruleset's name for the way in which they did; `otherwise` for any other way, `several` where it
   * was not one way for all. `{who}` stands for the players.
   */
  readonly eliminated: { readonly by: { readonly [way: string]: string }; readonly otherwise: string; readonly several: string }
}

/** Of a game that says nothing of it. */
export const plainSimulation: SimulationWords = {
  charts: [],
  greedy: 'The greedy bot plays all seats by rules of thumb: people win more often.',
  eliminated: { by: {}, otherwise: 'Lost: {who} out', several: 'Lost: {who} out, in several ways' },
}

import { atTable, type Card, type Input, type Json, type Outcome, type Place, type Question, type Setup } from '@questwright/kernel'
import { currentEngine, Game, questionView } from '@questwright/kernel/internal'

/** Finds the question of a recorded game before one of its inputs, inside a realm: to explain where two replays diverge. */

export interface AskedRequest {
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** The question before this input; `inputs.length` is the one after all inputs. */
  readonly at: number
}

export interface Asked {
  /** Undefined if the game is over, or ends before that input. */
  readonly question?: Question
  readonly outcome?: Pick<Outcome, 'result'>
  /** The place in the game. */
  readonly place: Place
  /** How many inputs were consumed; fewer than `at` when one of them does not fit. */
  readonly taken: number
  /** Codes of the cards in the story lines since the previous input: most often one of them causes a difference. */
  readonly acting: readonly string[]
  /** Codes of all cards of the game. */
  readonly codes: readonly string[]
}

/** Runs a game up to an input and returns the question there. @throws Error for a setup that cannot be played */
export function askedAt({ setup, seed, inputs, at }: AskedRequest): Asked {
  const { ruleset, library } = currentEngine()
  const before = Math.max(0, at - 1)
  const game = new Game({ ruleset, library, setup, seed, inputs: inputs.slice(0, before), history: 'dropped' })
  const { table } = game
  const told = at === 0 ? 0 : table.record.story.length
  if (at > 0 && inputs[before] && table.record.consumed === before) game.advance([inputs[before]])
  const { question, outcome } = game
  const acting = new Set<string>()
  const causes = question ? [question.because] : []
  for (const { parts, because } of table.record.story.slice(Math.min(told, table.record.story.length))) {
    codesIn(parts, acting)
    causes.push(because)
  }
  for (const { card } of causes) if (card?.code !== undefined) acting.add(card.code)
  return {
    ...(question ? { question: questionView(question, (card: Card) => ({ card: card.id, code: card.code })) } : {}),
    ...(outcome ? { outcome: { result: outcome.result } } : {}),
    place: atTable(table, () => ruleset.place()),
    taken: table.record.consumed,
    acting: [...acting],
    codes: [...new Set(table.cards.map(({ code }) => code))],
  }
}

/** Every `code` of a card in the parts of a story line. */
function codesIn(value: Json | undefined, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name === 'code' && typeof part === 'string') found.add(part)
    else codesIn(part as Json, found)
  }
}

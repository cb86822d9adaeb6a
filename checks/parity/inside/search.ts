/** A method of the engine for parity tests: trial continuations of a game, as a search plays them. */
import type { AnswerValue, JsonObject } from '@questwright/kernel'
import { answerCalls, currentEngine, Game, storyFor } from '@questwright/kernel/internal'

interface SearchRequest {
  readonly setup: JsonObject
  readonly seed: string
  /** The answers that lead to the question at which the search begins. */
  readonly answers: readonly AnswerValue[]
  /** The answer with which each continuation begins. */
  readonly first: AnswerValue
  /** A seed for each continuation. */
  readonly deals: readonly string[]
}

answerCalls({
  /** @returns the searching seat; for each continuation the hash of the whole state and the bids in its story; the game's state hash after all of them */
  searchAt: ({ setup, seed, answers, first, deals }: SearchRequest) => {
    const { ruleset, library } = currentEngine()
    const game = new Game({ ruleset, library, setup: setup as never, seed })
    for (const value of answers) game.advance([{ kind: 'answer', question: game.question?.key ?? '', value }])
    const seat = game.question?.spec.who.id ?? ''
    const ends = game.imagine(seat, (fork) =>
      deals.map((deal) =>
        fork.play({
          seed: deal,
          first,
          answerer: () => undefined,
          judge: ({ table }) => [
            table.state.fullHash(),
            storyFor(table.record.story, 0, seat).find(({ kind }) => kind === 'bids')?.parts.bids,
          ],
        }),
      ),
    )
    return { seat, ends, hash: game.hash }
  },
})

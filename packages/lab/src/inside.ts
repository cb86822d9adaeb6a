/** The lab's part inside a realm: its door methods. Node bundles this file; nothing else imports it. */
import { answerCalls } from '@questwright/kernel'
import { cutBefore, examineGame } from './fuzz-examine.ts'
import { fuzzBatch, fuzzGame, fuzzParts, fuzzRequest } from './fuzz-game.ts'
import { playGame, replayGame, simulate } from './play-game.ts'

answerCalls({
  playGame,
  simulate,
  replayGame,
  fuzzParts,
  fuzzBatch,
  fuzzRequest: ({ game, ...batch }: Parameters<typeof fuzzRequest>[0] & { readonly game: number }) => fuzzRequest(batch, game),
  fuzzGame,
  examineGame,
  cutBefore,
})

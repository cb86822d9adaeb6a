/** The lab's methods inside a realm. Node bundles this file; nothing else imports it. */
import { answerCalls } from '@questwright/kernel/internal'
import { askedAt } from './asked-at.ts'
import { exchangeHidden } from './exchange-hidden.ts'
import { cutBefore, examineGame } from './fuzz-examine.ts'
import { fuzzBatch, fuzzGame, fuzzParts, fuzzRequest } from './fuzz-game.ts'
import { playGame, replayGame, simulate } from './play-game.ts'

answerCalls({
  playGame,
  simulate,
  replayGame,
  askedAt,
  fuzzParts,
  fuzzBatch,
  fuzzRequest: ({ game, ...batch }: Parameters<typeof fuzzRequest>[0] & { readonly game: number }) => fuzzRequest(batch, game),
  fuzzGame,
  examineGame,
  cutBefore,
  exchangeHidden,
})

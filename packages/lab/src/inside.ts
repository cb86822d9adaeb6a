/** The lab's part inside a realm: its door methods. Node bundles this file; nothing else imports it. */
import { answerCalls } from '@questwright/kernel'
import { playGame, replayGame, simulate } from './play-game.ts'

answerCalls({ playGame, simulate, replayGame })

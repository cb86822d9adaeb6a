/** Several people at one screen: with hidden hands the page knows what the seat that is asked may know, and nothing else. */
import { emptyView, isFor } from '@questwright/board'
import type { StoryEntry, ViewerName } from '@questwright/realm/web'
import { getGame, type NewGame, setGame } from './game-state.ts'
import { isFree, session, startThinking, take, wordsOf } from './running.ts'

/** Who sits nowhere: what lies open for all is seen, and no hand. */
export const ONLOOKER: ViewerName = 'table'

/** Who looks at a game when it opens. */
export function firstEyes({ hands, viewer }: Pick<NewGame, 'hands' | 'viewer'>): ViewerName {
  return hands === 'hidden' && viewer.includes('+') ? ONLOOKER : viewer
}

/**
 * Draws the curtain where another seat is asked than the one that looks: the table is told to nobody but an onlooker, and what the seat knew is
 * forgotten. Nothing happens with open hands.
 */
export async function drawCurtain(): Promise<void> {
  const now = session.running
  const { question, eyes, hands } = getGame()
  if (!now || hands === 'open') return
  if (!question || isFor(question, eyes)) {
    setGame({ curtain: undefined })
    return
  }
  if (eyes !== ONLOOKER) await lookAs(ONLOOKER)
  setGame({ curtain: question.who })
}

/** The seat for which the curtain is drawn looks from now on. @returns whether there was one */
export async function liftCurtain(): Promise<boolean> {
  const { curtain } = getGame()
  if (curtain === undefined || !isFree()) return false
  const mine = session.generation
  startThinking()
  try {
    await lookAs(curtain)
    if (mine !== session.generation) return false
    setGame({ curtain: undefined, status: 'ready' })
    return true
  } catch (error) {
    if (mine === session.generation) setGame({ status: 'failed', error: wordsOf(error) })
    return false
  }
}

/** What all may read of the log, as it was told last: a table that stands again under changed scripts tells from there on only. */
let open: { readonly generation: number; readonly story: readonly StoryEntry[] } = { generation: -1, story: [] }

async function lookAs(eyes: ViewerName): Promise<void> {
  const now = session.running
  if (!now) return
  const reply = await now.host.tellOnly([eyes])
  if (session.running !== now) return
  setGame({ eyes, view: emptyView(eyes), question: undefined, story: open.generation === session.generation ? open.story : [] })
  take(reply)
  if (eyes === ONLOOKER) open = { generation: session.generation, story: getGame().story }
}

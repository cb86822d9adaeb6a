/** After every decision: the game is kept in this browser, and an ending told to the history. */
import { recordFinished } from '../history/record.ts'
import { tellError } from '../tell-error.ts'
import { type GameState, getGame, type NewGame, setGame } from './game-state.ts'
import { keepGame } from './kept-game.ts'
import { forgetPending } from './pending.ts'
import { session } from './running.ts'

/** Tells the history of an ended game. The same ending is recorded once, whoever tells of it: after a reload, or in another tab. */
export function record(): void {
  const now = session.running
  const { outcome, messages, packs, view, places } = getGame()
  // a situation is no game of the group's history
  if (!now || !outcome || now.game.setup.kind === 'position') return
  const mine = endingOf(now.game)
  if (session.recorded === mine) return
  session.recorded = mine
  void (async () => {
    const replay = await now.host.save()
    await recordFinished({ game: now.game, outcome, replay, view, rounds: places.at(-1)?.round ?? 0, packs, messages })
  })().catch((error: unknown) => {
    if (session.recorded === mine) session.recorded = undefined
    tellError(error)
  })
}

/** Names the position in which the table stands, if it is an ending. */
export const endingOf = ({ table }: NewGame): string => `${table} ${getGame().hash}`

/** Counts what was to be kept: only the newest says that the game is. */
let asked = 0

/** Keeps the running game in this browser; the header says whether that went well. */
export async function keep(): Promise<void> {
  const now = session.running
  if (!now) return
  const mine = ++asked
  const { newestKeyframe: keyframe, inputs } = now.host
  const says = (saved: GameState['saved']) => {
    if (mine === asked) setGame({ saved })
  }
  says('saving')
  try {
    const { scenario, title, setup, seed, viewer, table, hands } = now.game
    const { redo, redoPlaces, savePoints, story, outcome, line, branches } = getGame()
    await keepGame({
      format: 'questwright-kept-game',
      version: 2,
      ...(table === undefined ? {} : { table }),
      ...(outcome ? { ended: outcome.result } : {}),
      ...(hands ? { hands } : {}),
      scenario,
      title,
      viewer,
      setup,
      seed,
      inputs,
      redo,
      redoPlaces,
      // what one seat was told is not for the others: with hidden hands the whole game is told again
      ...(hands === 'hidden' ? {} : { story, ...(keyframe ? { keyframe } : {}) }),
      packs: Object.fromEntries(now.host.packs.map((pack) => [pack.id, pack.hash])),
      engine: now.engine.hash,
      savePoints,
      line,
      branches,
    })
    forgetPending(inputs.length)
    says('saved')
  } catch {
    says('not-saved')
  }
}

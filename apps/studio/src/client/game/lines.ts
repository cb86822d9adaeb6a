/** The lines of the running game: parting, switching, names. Everything else about them is in `branches.ts`. */
import type { Input } from '@questwright/realm/web'
import { type Line, nextLine, restAfter, sharedInputs, withSavePoint } from './branches.ts'
import { type GameState, getGame, setGame } from './game-state.ts'
import { drawCurtain } from './hands.ts'
import { keep, record } from './keep-running.ts'
import { isFree, session, startThinking, take, wordsOf } from './running.ts'

/** The line on which the table stands, with what was taken back and can come again. */
export function currentLine(): Line {
  const { line, at, places, redo, redoPlaces, savePoints } = getGame()
  const taken = session.running?.host.inputs.slice(0, at) ?? []
  return { ...line, inputs: [...taken, ...redo], places: [...places.slice(0, at), ...redoPlaces], at, savePoints }
}

/** All lines of the game. */
export function allLines(): readonly Line[] {
  return [currentLine(), ...getGame().branches]
}

/**
 * What becomes of the line when these inputs are given where something was taken back: the same answers walk along it,
 * other answers part from it and leave it as a branch.
 * @returns the change of the store, to be made once the inputs were taken
 */
export function lineAfter(inputs: readonly Input[]): Partial<GameState> {
  const { redo, redoPlaces, at, branches, savePoints } = getGame()
  if (redo.length === 0) return {}
  const rest = restAfter(inputs, redo)
  if (rest) return { redo: rest, redoPlaces: redoPlaces.slice(redo.length - rest.length) }
  const left = currentLine()
  return {
    redo: [],
    redoPlaces: [],
    // whoever comes back to it wants to see where it led
    branches: [...branches, { ...left, at: left.inputs.length }],
    line: nextLine([left, ...branches]),
    savePoints: savePoints.filter(({ input }) => input <= at),
  }
}

/** Keeps a line that the table had to leave, under a name of its own; one that is there already is not kept twice. */
export function keepBranch(line: Line, name: string): void {
  const { branches } = getGame()
  const here = currentLine()
  const known = [here, ...branches].some(
    ({ inputs }) => inputs.length >= line.inputs.length && sharedInputs(inputs, line.inputs) === line.inputs.length,
  )
  if (!known) setGame({ branches: [...branches, { ...line, id: nextLine([here, ...branches]).id, name }] })
}

/**
 * Goes over to another line: back to where the two part, and from there along the other one.
 * @param to the decision before which the table stands then; where the line was left, if not said
 */
export async function switchLine(id: string, to?: number): Promise<void> {
  const now = session.running
  const { branches, at } = getGame()
  const target = branches.find((branch) => branch.id === id)
  if (!now || !target || !isFree()) return
  const mine = session.generation
  const left = currentLine()
  const aim = Math.min(to ?? target.at, target.inputs.length)
  const back = Math.min(sharedInputs(left.inputs, target.inputs), aim, at)
  startThinking()
  try {
    if (back < at) await now.host.rewind(back)
    const reply = await now.host.advance(target.inputs.slice(back, aim))
    const seen = await now.host.look()
    if (mine !== session.generation) return
    const reached = reply.refused ? Math.min(seen.inputs, aim) : aim
    const { id: line, name, ended } = target
    setGame({
      line: { id: line, name, ...(ended ? { ended } : {}) },
      branches: [...branches.filter((branch) => branch !== target), left],
      savePoints: target.savePoints,
      redo: target.inputs.slice(reached),
      redoPlaces: target.places.slice(reached),
    })
    take(seen)
    await drawCurtain()
    setGame({ status: 'ready', saved: 'saving', ...(reply.refused ? { refused: reply.refused.why } : {}) })
    await keep()
    record()
  } catch (error) {
    if (mine === session.generation) setGame({ status: 'failed', error: wordsOf(error) })
  }
}

/** Gives a line another name. */
export async function renameLine(id: string, name: string): Promise<void> {
  const { line, branches } = getGame()
  if (line.id === id) setGame({ line: { ...line, name } })
  else setGame({ branches: branches.map((branch) => (branch.id === id ? { ...branch, name } : branch)) })
  await keep()
}

/** Deletes a branch; the line on which the table stands stays. @returns how to put it back */
export async function deleteLine(id: string): Promise<() => Promise<void>> {
  const { branches } = getGame()
  const gone = branches.find((branch) => branch.id === id)
  setGame({ branches: branches.filter((branch) => branch !== gone) })
  await keep()
  const mine = session.generation
  return async () => {
    if (!gone || mine !== session.generation) return
    const now = getGame().branches
    // its number may have been given to another line meanwhile
    const isTaken = [getGame().line, ...now].some((line) => line.id === gone.id)
    setGame({ branches: [...now, isTaken ? { ...gone, id: nextLine([getGame().line, ...now]).id } : gone] })
    await keep()
  }
}

/** Gives a moment of the line a name, the present one if none is said; a moment that has one gets another. */
export async function addSavePoint(name: string, input = getGame().at): Promise<void> {
  setGame({ savePoints: withSavePoint(getGame().savePoints, { input, name }) })
  await keep()
}

/** Takes a save point away. @returns how to put it back */
export async function removeSavePoint(input: number): Promise<() => Promise<void>> {
  const gone = getGame().savePoints.find((point) => point.input === input)
  const mine = session.generation
  setGame({ savePoints: getGame().savePoints.filter((point) => point !== gone) })
  await keep()
  return async () => {
    if (gone && mine === session.generation) await addSavePoint(gone.name, gone.input)
  }
}

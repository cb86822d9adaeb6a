/** Playing: answers, passing by itself, going back and forth. */
import { answerForStops, happenings, isFor, type StopSettings, statusOf } from '@questwright/board'
import type { Answer, CardExplanation, ComingEffect, GameFile, HeardMoment, Input, JsonObject, TableReply } from '@questwright/realm/web'
import { freshSeed } from '../new-game.ts'
import { decisionAt } from './branches.ts'
import { type GameState, getGame, setGame } from './game-state.ts'
import { drawCurtain } from './hands.ts'
import { keep, record } from './keep-running.ts'
import { keepStops } from './kept-stops.ts'
import { lineAfter } from './lines.ts'
import { notePending, withdrawPending } from './pending.ts'
import { isFree, session, startThinking, take, wordsOf } from './running.ts'

/** Answers the pending question. */
export async function giveAnswer(answer: Answer): Promise<void> {
  const { dice, redo, question } = getGame()
  // a second press of a key while the first is at work
  if (!isFree() || question?.key !== answer.question) return
  const inputs: Input[] = []
  // a decision that was taken back and is made again may come with new dice
  if (dice === 'new' && redo.length > 0) inputs.push({ kind: 'dice', seed: freshSeed() })
  inputs.push(answer)
  await give(inputs)
  await passOn()
}

/** A change by hand, outside the rules: logged, undoable and replayed like every input. What makes no sense is refused with its reason. */
export async function moveByHand(move: JsonObject): Promise<void> {
  if (isFree()) await give([{ kind: 'move', move }])
}

/** New dice from here on: everything that nobody knows yet comes otherwise. */
export async function throwNewDice(): Promise<void> {
  if (isFree()) await give([{ kind: 'dice', seed: freshSeed() }])
}

/** Gives inputs to the game, shows what came of them, and keeps it. */
export async function give(inputs: readonly Input[]): Promise<void> {
  const now = session.running
  if (!now) return
  const mine = session.generation
  if (now.game.table !== undefined) notePending({ table: now.game.table, at: now.host.inputs.length, inputs })
  const line = lineAfter(inputs)
  startThinking()
  try {
    const reply = await now.host.advance(inputs)
    // of several inputs only the last one's changes are replied
    const told = inputs.length > 1 && !reply.refused ? await now.host.look() : reply
    if (mine !== session.generation) return
    // of several inputs those before the refused one were taken
    if (reply.refused) withdrawPending(now.host.inputs.length)
    await show(told, reply.refused ? {} : line)
    await keep()
    record()
  } catch (error) {
    if (mine === session.generation) setGame({ status: 'failed', error: wordsOf(error) })
  }
}

/** Shows where the game stands, and lets it take what comes next. Nobody sees it and reads that it is kept before it is. */
async function show(reply: TableReply, more: Partial<GameState>): Promise<void> {
  const shown = { ...more, saved: 'saving' } as const
  if (getGame().hands === 'open') return take(reply, { ...shown, status: 'ready' })
  take(reply, shown)
  await drawCurtain()
  setGame({ status: 'ready' })
}

/** Passes for the person where the settings say so. */
export async function passOn(): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { question, stops, view, story, eyes } = getGame()
    if (!question || !isFree() || !isFor(question, eyes)) return
    const { round, phase, step } = statusOf(view)
    const value = answerForStops(question, stops, { round, phase, step, happened: happenings(story) })
    if (value === undefined) return
    await give([{ kind: 'answer', question: question.key, value }])
  }
}

/** Passes until something ends: the step, the phase, the round, or the quiet. */
export async function passUntil(until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens'): Promise<void> {
  const { view, story, stops } = getGame()
  const { round, phase, step } = statusOf(view)
  setGame({ stops: { ...stops, passing: { until, from: { round, phase, step, happened: happenings(story) } } } })
  await passOn()
  const { passing: _, ...rest } = getGame().stops
  setGame({ stops: rest })
}

/** Takes and keeps other settings of where windows stop, and passes on if they say so. */
export async function changeStops(stops: StopSettings): Promise<void> {
  setGame({ stops })
  keepStops(stops)
  await passOn()
}

/** Where a walk along the line goes; the newest wish counts. */
let wanted: number | undefined
let walking: Promise<void> | undefined

/** Goes to the moment before an input, back or forth. While a walk is under way another wish takes its place: so one can scrub. */
export function goTo(input: number): Promise<void> {
  if (walking) {
    wanted = input
    return walking
  }
  if (!session.running || input === getGame().at || !isFree()) return Promise.resolve()
  wanted = input
  walking = walk().finally(() => {
    walking = undefined
  })
  return walking
}

async function walk(): Promise<void> {
  const mine = session.generation
  try {
    // a wish may also come while the game is being kept
    while (wanted !== undefined && mine === session.generation) {
      startThinking()
      for (let aim: number | undefined = wanted; aim !== undefined && mine === session.generation; aim = wanted) {
        wanted = undefined
        await stepTo(aim)
      }
      if (mine !== session.generation) return
      await drawCurtain()
      setGame({ status: 'ready', saved: 'saving' })
      await keep()
    }
    record()
  } catch (error) {
    if (mine === session.generation) setGame({ status: 'failed', error: wordsOf(error) })
  } finally {
    wanted = undefined
  }
}

async function stepTo(input: number): Promise<void> {
  const now = session.running
  const { at } = getGame()
  if (!now || input === at) return
  if (input < at) {
    const to = decisionAt(now.host.inputs, input)
    const places = getGame().places.slice(to)
    const { reply, tail } = await now.host.rewind(to)
    setGame({ redo: [...tail, ...getGame().redo], redoPlaces: [...places, ...getGame().redoPlaces] })
    take(reply)
    return
  }
  const again = getGame().redo.slice(0, input - at)
  const { refused } = await now.host.advance(again)
  const seen = await now.host.look()
  // what no longer fits stays to be seen, and is not lost
  const done = refused ? Math.min(again.length, Math.max(0, seen.inputs - at)) : again.length
  setGame({ redo: getGame().redo.slice(done), redoPlaces: getGame().redoPlaces.slice(done) })
  take(seen)
  if (refused) setGame({ refused: refused.why })
}

/** Whether a decision that was taken back and is made again comes with new dice. */
export function chooseDice(dice: 'same' | 'new'): void {
  setGame({ dice })
}

/** Why a card's numbers are what they are, and why its abilities are offered or not. @throws MachineError for a card that is not on the table, or that is hidden */
export async function explainCard(card: string): Promise<CardExplanation | undefined> {
  return session.running?.host.why(card, getGame().eyes)
}

/** What ends or happens at the end of the phase and the round. */
export async function whatComes(): Promise<readonly ComingEffect[]> {
  return (await session.running?.host.coming(getGame().eyes)) ?? []
}

/** What abilities met after the last answers, and why they were not offered. */
export async function whatWasHeard(answers: number): Promise<readonly HeardMoment[]> {
  return (await session.running?.host.heard(answers, getGame().eyes)) ?? []
}

/** The game as a file. */
export async function gameFile(): Promise<GameFile | undefined> {
  return session.running?.host.save()
}

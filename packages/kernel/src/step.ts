import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Because, Outcome, SeatName, Sentence } from './door.ts'
import { isForesight, noteUnknown } from './foresight.ts'
import { copyIn, type Json, type JsonObject } from './json.ts'
import type { Next } from './ruleset.ts'
import { runChecks } from './state-checks.ts'
import { tell } from './story.ts'
import type { Table } from './table.ts'
import { gameOver } from './unwind.ts'

/** One entry of the cursor, the stack of running steps. It is data. */
interface Frame {
  readonly step: string
  readonly args: JsonObject
}

/** The cursor: the stack of steps, the running step last. */
export function cursorOf(t: Table): readonly Frame[] {
  return (t.note('cursor') as readonly Frame[] | undefined) ?? []
}

const reasons = new Map<string, Because>()

/** The reason of events that a step of the rules causes; cached, one object for each step. */
function stepReason(step: string): Because {
  let reason = reasons.get(step)
  if (!reason) {
    reason = Object.freeze({ step })
    reasons.set(step, reason)
  }
  return reason
}

function runStep(t: Table, frame: Frame): Next {
  const step = t.ruleset.steps[frame.step]
  if (!step) throw new Error(`the ruleset has no step called ${frame.step}`)
  const veiled = isForesight(t) ? t.ruleset.foresight?.veiled[frame.step]?.() : undefined
  if (veiled) {
    noteUnknown(t, veiled.says)
    t.run.supposing?.uses?.veiled.add(veiled.says)
    return veiled.next
  }
  t.run.running.push({ because: stepReason(frame.step), card: null, ability: undefined, you: null })
  try {
    const next = step(frame.args)
    runChecks(t)
    return next
  } finally {
    t.run.running.pop()
  }
}

function follow(stack: readonly Frame[], next: Next): readonly Frame[] {
  const frames = stack.slice(0, -1)
  if (next === null) return Object.freeze(frames)
  if (typeof next === 'string') frames.push(frameOf(next, undefined))
  else if ('call' in next) frames.push(frameOf(next.next, next.with), frameOf(next.call, next.args))
  else frames.push(frameOf(next.step, next.args))
  return Object.freeze(frames)
}

const NO_ARGS: JsonObject = Object.freeze({})

/** Makes a frame. Its arguments are copied and frozen here, so that frames on the stack are never copied again. */
function frameOf(step: string, args: JsonObject | undefined): Frame {
  return Object.freeze({ step, args: args === undefined ? NO_ARGS : (copyIn(args) as JsonObject) })
}

/** Runs the step at the cursor and moves the cursor. */
export function stepOnce(t: Table): void {
  const stack = cursorOf(t)
  const frame = stack[stack.length - 1]
  if (!frame) throw new Error('the round has come to an end without an outcome')
  const next = runStep(t, frame)
  t.setOwnNote('cursor', follow(cursorOf(t), next) as unknown as Json)
}

/** Runs a sequence of steps inside an effect, without checkpoints: the same functions, called inline. */
export function runInline(step: string, args: JsonObject = {}): void {
  const t = table()
  let stack: readonly Frame[] = [{ step, args }]
  for (let i = 0; i < 10_000; i++) {
    const frame = stack[stack.length - 1]
    if (!frame) return
    stack = follow(stack, runStep(t, frame))
  }
  throw new Error(`the sequence that begins with ${step} does not come to an end`)
}

/**
 * Ends the game. It may be called at any depth.
 * @param end `won` or `lost` by all, `drawn`, or the winners
 * @throws GameOver
 */
export function endGame(end: 'won' | 'lost' | 'drawn' | { readonly winners: readonly Card[] }, why: Sentence): never {
  const t = table()
  t.run.onChange?.()
  const result = typeof end === 'string' ? end : 'decided'
  const winners = typeof end === 'string' ? {} : { winners: end.winners.map(({ id }) => id) }
  const figures = t.ruleset.figures(result)
  const outcome = { result, ...winners, why: why as unknown as JsonObject, figures }
  t.setNote('outcome', outcome)
  tell('game-over', outcome)
  t.run.latch = gameOver()
  throw t.run.latch
}

/** How the game ended, or undefined while it goes on. */
export function outcomeOf(t: Table): Outcome | undefined {
  const noted = t.note('outcome') as unknown as (Omit<Outcome, 'winners'> & Partial<Outcome>) | undefined
  return noted && { ...noted, winners: noted.winners ?? (noted.result === 'won' ? t.seats.map(({ id }) => id) : []) }
}

/** The outcome from the view of these seats. */
export function outcomeFor(outcome: Outcome, seats: readonly SeatName[]): Outcome {
  if (outcome.result !== 'decided') return outcome
  const won = seats.filter((seat) => outcome.winners.includes(seat)).length
  return { ...outcome, result: won === 0 ? 'lost' : won === seats.length ? 'won' : 'decided' }
}

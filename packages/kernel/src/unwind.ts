import type { PendingQuestion } from './question.ts'

/**
 * The ways in which a run ends before its end. None is an Error, so that scripts' error handling passes them on. They say nothing to a script that
 * catches one, and what a script makes of their classes is none of them: only those count that the kernel made.
 */

const genuine = new WeakSet<object>()

let ask: (suspend: Suspend) => PendingQuestion
let lead: (fault: ScriptFault) => string | undefined

/** Thrown through rules and cards when somebody has to answer first. */
export class Suspend {
  readonly #question: PendingQuestion

  static {
    ask = (suspend) => suspend.#question
  }

  constructor(question: PendingQuestion) {
    this.#question = question
    Object.freeze(this)
  }
}

/** Thrown when the game ends in the middle of something. */
export class GameOver {}

/** Thrown when a script failed: the table rolls back and goes on without the ability. */
export class ScriptFault {
  readonly reason: string
  readonly ability: string | undefined
  readonly message: string
  readonly #stack: string | undefined

  static {
    lead = (fault) => fault.#stack
  }

  constructor(reason: string, ability: string | undefined, message: string, stack?: string) {
    this.reason = reason
    this.ability = ability
    this.message = message
    this.#stack = stack
    Object.freeze(this)
  }
}

/** Thrown while probing by the first change that would really happen. */
export class WouldChange {}

/** Thrown while probing, or while targets are chosen, when a target is missing. */
export class NoTarget {}

/** Thrown where what follows from a choice cannot be known any further. */
export class EndOfSupposition {}

for (const kind of [Suspend, GameOver, ScriptFault, WouldChange, NoTarget, EndOfSupposition]) {
  Object.freeze(kind)
  Object.freeze(kind.prototype)
}

function made<T extends object>(way: T): T {
  genuine.add(way)
  return way
}

/** Somebody has to answer this first. */
export const suspend = (question: PendingQuestion): Suspend => made(new Suspend(question))
export const gameOver = (): GameOver => made(Object.freeze(new GameOver()))
/** These say nothing and are thrown often: one of each is enough. */
const theEnd: EndOfSupposition = made(Object.freeze(new EndOfSupposition()))
const theChange: WouldChange = made(Object.freeze(new WouldChange()))
const theLack: NoTarget = made(Object.freeze(new NoTarget()))
export const scriptFault = (reason: string, ability: string | undefined, message: string, stack?: string): ScriptFault =>
  made(new ScriptFault(reason, ability, message, stack))
export const wouldChange = (): WouldChange => theChange
export const noTarget = (): NoTarget => theLack
export const endOfSupposition = (): EndOfSupposition => theEnd

/** What is asked. */
export function questionOf(way: Suspend): PendingQuestion {
  return ask(way)
}

/** Where a script failed; a script that catches the fault does not see it. */
export function stackOfFault(fault: ScriptFault): string | undefined {
  return lead(fault)
}

/** Whether this is the kernel's own way out and must be passed on untouched. */
export function isUnwinding(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && genuine.has(thrown)
}

/** Whether the kernel made this fault. */
export function isFault(thrown: unknown): thrown is ScriptFault {
  return isUnwinding(thrown) && thrown instanceof ScriptFault
}

/** Whether the kernel's probe ended with a change. */
export function isWouldChange(thrown: unknown): boolean {
  return isUnwinding(thrown) && thrown instanceof WouldChange
}

/** Whether the kernel found no target. */
export function isNoTarget(thrown: unknown): boolean {
  return isUnwinding(thrown) && thrown instanceof NoTarget
}

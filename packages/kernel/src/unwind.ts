import type { PendingQuestion } from './question-spec.ts'

/**
 * Exceptions with which the kernel ends a run early. None is an Error, so that scripts do not handle them as such. They have
 * no data that a script could read, and instances that a script makes of these classes do not count: `genuine` has those of the kernel.
 */

const genuine = new WeakSet<object>()

let ask: (suspend: Suspend) => PendingQuestion
let lead: (fault: ScriptFault) => string | undefined

/** Thrown through rules and cards when a player has to answer first. */
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

/** Thrown when the game ends, through everything that is running. */
export class GameOver {}

/** Thrown when a script failed: the table rolls back and runs again without the ability. */
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

/** Thrown in a probe at the first change. */
export class WouldChange {}

/** Thrown in a probe, or while targets are chosen, when there is no target. */
export class NoTarget {}

/** Thrown in a forecast where the rest cannot be known. */
export class EndOfSupposition {}

for (const kind of [Suspend, GameOver, ScriptFault, WouldChange, NoTarget, EndOfSupposition]) {
  Object.freeze(kind)
  Object.freeze(kind.prototype)
}

function made<T extends object>(way: T): T {
  genuine.add(way)
  return way
}

/** The exception for a question that a player has to answer first. */
export const suspend = (question: PendingQuestion): Suspend => made(new Suspend(question))
export const gameOver = (): GameOver => made(Object.freeze(new GameOver()))
/** Singletons: these carry no data and are thrown often. */
const theEnd: EndOfSupposition = made(Object.freeze(new EndOfSupposition()))
const theChange: WouldChange = made(Object.freeze(new WouldChange()))
const theLack: NoTarget = made(Object.freeze(new NoTarget()))
export const scriptFault = (reason: string, ability: string | undefined, message: string, stack?: string): ScriptFault =>
  made(new ScriptFault(reason, ability, message, stack))
export const wouldChange = (): WouldChange => theChange
export const noTarget = (): NoTarget => theLack
export const endOfSupposition = (): EndOfSupposition => theEnd

/** The question of a suspension. */
export function questionOf(way: Suspend): PendingQuestion {
  return ask(way)
}

/** The stack of the failed script; private, so that a script that catches the fault cannot read it. */
export function stackOfFault(fault: ScriptFault): string | undefined {
  return lead(fault)
}

/** Whether this is an exception of the kernel, which must be passed on untouched. */
export function isUnwinding(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && genuine.has(thrown)
}

/** Whether this is a fault that the kernel made. */
export function isFault(thrown: unknown): thrown is ScriptFault {
  return isUnwinding(thrown) && thrown instanceof ScriptFault
}

/** Whether this is the kernel's `WouldChange`. */
export function isWouldChange(thrown: unknown): boolean {
  return isUnwinding(thrown) && thrown instanceof WouldChange
}

/** Whether this is the kernel's `NoTarget`. */
export function isNoTarget(thrown: unknown): boolean {
  return isUnwinding(thrown) && thrown instanceof NoTarget
}

import type { PendingQuestion } from './question.ts'

/** The ways in which a run ends before its end. None is an Error, so that scripts' error handling passes them on. */

/** Thrown through rules and cards when somebody has to answer first. It is no Error, so that scripts' error handling passes it on. */
export class Suspend {
  readonly question: PendingQuestion
  constructor(question: PendingQuestion) {
    this.question = question
  }
}

/** Thrown when the game ends in the middle of something. */
export class GameOver {}

/** Thrown when a script failed: the table rolls back and goes on without the ability. */
export class ScriptFault {
  readonly reason: string
  readonly ability: string | undefined
  readonly message: string
  readonly stack: string | undefined
  constructor(reason: string, ability: string | undefined, message: string, stack?: string) {
    this.reason = reason
    this.ability = ability
    this.message = message
    this.stack = stack
  }
}

/** Thrown while probing by the first change that would really happen. */
export class WouldChange {}

/** Thrown while probing when a target is missing. */
export class NoTarget {}

/** Whether this is the kernel's own way out and must be passed on untouched. */
export function isUnwinding(thrown: unknown): boolean {
  return (
    thrown instanceof Suspend ||
    thrown instanceof GameOver ||
    thrown instanceof ScriptFault ||
    thrown instanceof WouldChange ||
    thrown instanceof NoTarget
  )
}

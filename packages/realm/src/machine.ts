/** A machine: a sandbox in which the engine and packs are evaluated, with one function of strings as its door. */
import type { NotedCheckpoint } from './notes.ts'

/**
 * Why a machine gave no answer.
 * - `out-of-fuel`: the call spent its ticks, or its time; the machine is poisoned.
 * - `out-of-memory`: the memory cap was reached, even where a script swallowed the error; the machine is poisoned.
 * - `stack`: too deep a recursion. Poisoned only where the host's own stack ended first.
 * - `script-error`: a module or the door threw; the machine is well.
 * - `silent`: the watchdog ended a worker that gave no answer; the realm is gone.
 * - `poisoned`: the machine broke before or was disposed; take a new one.
 */
export type MachineReason = 'out-of-fuel' | 'out-of-memory' | 'stack' | 'poisoned' | 'script-error' | 'silent'

/** A failure as plain data, so that it crosses from a worker. */
export interface MachineFailure {
  readonly reason: MachineReason
  readonly message: string
  /** The name of the error inside: `TypeError`, `InternalError` … */
  readonly name?: string
  /** Frames inside the machine, one a line: `    at boom (pack/cards/x.ts:3:22)`. */
  readonly stack?: string
  /** The number that the engine noted last with `noteRunning`; 0 is nothing. */
  readonly running: number
  /** The newest checkpoint that a game reached in the call. */
  readonly checkpoint?: NotedCheckpoint
  /** Whether the machine can still be used. */
  readonly machine: 'well' | 'poisoned'
}

/** The error that `define`, `seal` and `call` throw. Nothing of the inside hangs on it but text. */
export class MachineError extends Error implements MachineFailure {
  override readonly name = 'MachineError'
  readonly reason: MachineReason
  readonly inside: string | undefined
  readonly running: number
  readonly checkpoint?: NotedCheckpoint
  readonly machine: 'well' | 'poisoned'

  constructor(failure: MachineFailure) {
    super(failure.message)
    this.reason = failure.reason
    this.inside = failure.stack
    this.running = failure.running
    if (failure.checkpoint) this.checkpoint = failure.checkpoint
    this.machine = failure.machine
    if (failure.stack) this.stack = `MachineError: ${failure.message}\n${failure.stack}`
  }

  /** The same as plain data. */
  toFailure(): MachineFailure {
    const { reason, message, running, checkpoint, machine } = this
    return {
      reason,
      message,
      running,
      machine,
      ...(checkpoint ? { checkpoint } : {}),
      ...(this.inside === undefined ? {} : { stack: this.inside }),
    }
  }
}

export interface Machine {
  readonly kind: 'quickjs' | 'native'
  /** Ticks that each call may spend; set it before a call. One tick is about 10,000 loop turns or calls. `native` does not count. */
  fuel: number
  /**
   * Evaluates `(function (exports, require, module) {<code>\n})` under this file name and keeps the function as module `name`; nothing of
   * the module runs yet. Modules of the engine (`@questwright/…`) come before `seal`, those of packs (`<pack id>/<path>`) after it.
   * @throws MachineError
   */
  define(name: string, code: string): void
  /** Runs the modules of the engine in the order of their definition, freezes everything that packs may import, and closes the global object. */
  seal(): void
  /**
   * Calls the door that the engine opened.
   * @throws MachineError; after one whose `machine` is `poisoned` every further call throws the reason `poisoned`.
   */
  call(method: string, argument: string): string
  /** Saves the state of the machine for `goBack`; only the last one is kept. `native` cannot. @throws MachineError when it is poisoned */
  keep(): 'kept' | 'cannot'
  /**
   * The machine returns to its state at `keep`: everything that scripts did since is undone, in variables, too.
   * @throws MachineError when it is poisoned, and where nothing was kept
   */
  goBack(): void
  /** A copy of its memory, for other machines; undefined where it has none that could be copied. @throws MachineError when it is poisoned */
  image(): MachineImage | undefined
  /**
   * Copies the memory of a machine with the same limits. Only a machine in which nothing was defined yet can:
   * @throws MachineError when it is poisoned
   */
  adopt(image: MachineImage): 'adopted' | 'cannot'
  /** The state of the machine, and how much it has used. */
  state(): MachineState
  dispose(): void
}

/** All of a machine's memory between two calls. */
export interface MachineImage {
  /** From the beginning; behind it there is nothing but zeros. */
  readonly bytes: Uint8Array
  /** How much memory there was. */
  readonly size: number
  /** Where the host's handles point to: a machine with handles at other addresses cannot adopt the memory. */
  readonly handles: readonly number[]
}

export interface MachineState {
  readonly machine: 'well' | 'poisoned'
  /** Ticks that the last call spent. */
  readonly ticks: number
  /** Bytes of linear memory (quickjs); 0 in native. */
  readonly bytes: number
  readonly running: number
}

/** A module as source text. */
export interface ModuleSource {
  readonly name: string
  readonly code: string
}

/** The parser is never interrupted: a longer text of a pack is refused before it. Compiled scripts have a few KB. */
export const LONGEST_SOURCE = 2_000_000

/** Ticks of a call for which no other budget is given. Declared here so that pages can use it without loading the machine. */
export const DEFAULT_FUEL = 5000

/**
 * The text that is evaluated for a module, and the length that the function inside must have (a pack's text must not close it early).
 * Modules of the engine get JSON as a parameter: it is no global. `more` are further parameters (the native machine's globals).
 */
export function wrapModule(name: string, code: string, more: readonly string[] = []): { source: string; length: number } {
  const parameters = ['exports', 'require', 'module', ...(name.startsWith('@questwright/') ? ['JSON'] : []), ...more]
  const source = `(function (${parameters.join(', ')}) {${code}\n})`
  return { source, length: source.length - 2 }
}

/** How many columns the wrapper adds to the first line of a pack's module in a quickjs machine. */
export const FIRST_LINE_SHIFT = '(function (exports, require, module) {'.length

interface Told {
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** Reads the prelude's report of an error: text of the inside, never trusted to be well formed. */
export function readTold(json: string): Told {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null) {
      const { name, message, stack } = value as Record<string, unknown>
      return { name: String(name), message: String(message), stack: framesOf(String(stack ?? '')) }
    }
  } catch {
    // Falls through: a broken inside reports nothing.
  }
  return { name: 'Error', message: 'an error that could not be read', stack: '' }
}

/** The frames of a stack without V8's heading, those of the prelude, and those of the host below it. */
function framesOf(stack: string): string {
  const all = stack.split('\n').filter((line) => line.startsWith('    at '))
  const ours = (line: string): boolean => line.includes('questwright:prelude')
  // the first lines are those of the error's constructor
  const made = all.findIndex((line) => !ours(line) && !/^ {4}at (Reflect\.)?construct \(/.test(line))
  const lines = made < 0 ? [] : all.slice(made)
  const end = lines.findLastIndex(ours)
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !ours(line)).join('\n')
}

/** `stack` for a recursion that was too deep, `out-of-memory` for the engine's own complaint, else `script-error`. */
export function reasonOf(told: Told): 'stack' | 'out-of-memory' | 'script-error' {
  if (told.name === 'InternalError' && told.message.includes('stack overflow')) return 'stack'
  if (told.name === 'RangeError' && told.message.includes('Maximum call stack size exceeded')) return 'stack'
  if (told.name === 'InternalError' && told.message.includes('out of memory')) return 'out-of-memory'
  return 'script-error'
}

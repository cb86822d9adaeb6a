/** A machine: a sandbox that evaluates the engine and packs, and is called through one function from string to string. */
import type { NotedCheckpoint } from './notes.ts'

/**
 * Why a machine gave no answer.
 * - `out-of-fuel`: the call used up its ticks, or its time; the machine is poisoned.
 * - `out-of-memory`: the memory limit was reached, even if a script caught the error; the machine is poisoned.
 * - `stack`: the recursion was too deep. The machine is poisoned only if the host's own stack overflowed first.
 * - `script-error`: a module or the called function threw; the machine can still be used.
 * - `silent`: the watchdog terminated a worker that gave no answer; the realm is gone.
 * - `poisoned`: the machine broke before or was disposed; use a new one.
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
  /** The number of the running ability that the engine noted last with `noteRunning`; 0: none. */
  readonly running: number
  /** The newest checkpoint that a game reached during the call. */
  readonly checkpoint?: NotedCheckpoint
  /** Whether the machine can still be used. */
  readonly machine: 'well' | 'poisoned'
}

/** The error that `define`, `seal` and `call` throw. It holds texts and numbers only, no object from inside. */
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

  /** The error as plain data. */
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
  /**
   * Ticks that each call may use; set it before a call. One tick is about 10,000 loop turns or calls. `native` machines do not count ticks.
   */
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
   * Calls the function that the engine set with `openDoor`.
   * @throws MachineError; after an error whose `machine` is `poisoned`, every further call throws the reason `poisoned`.
   */
  call(method: string, argument: string): string
  /** Saves the state of the machine for `goBack`; only the last one is kept. `native` cannot. @throws MachineError when it is poisoned */
  keep(): 'kept' | 'cannot'
  /**
   * Restores the machine's state at `keep`: all changes by scripts since then are undone, also those to variables.
   * @throws MachineError when it is poisoned, or when nothing was saved
   */
  goBack(): void
  /** A copy of its memory, for other machines; undefined if its memory cannot be copied. @throws MachineError when it is poisoned */
  image(): MachineImage | undefined
  /**
   * Takes over the memory of a machine with the same limits. `cannot`: something was defined in this machine already, or the memory does
   * not match.
   * @throws MachineError when it is poisoned
   */
  adopt(image: MachineImage): 'adopted' | 'cannot'
  /** The state of the machine, and how much fuel and memory it has used. */
  state(): MachineState
  dispose(): void
}

/** The whole memory of a machine between two calls. */
export interface MachineImage {
  /** The memory from its beginning; the rest, up to `size`, is zeros. */
  readonly bytes: Uint8Array
  /** Size of the memory in bytes. */
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

/** The parser cannot be interrupted, so a longer text of a pack is refused before parsing. Compiled scripts have a few KB. */
export const LONGEST_SOURCE = 2_000_000

/** Ticks of a call without another budget. Declared here so that pages can use it without loading the machine. */
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

/** Reads the prelude's report of an error. It is text from inside, which may be malformed. */
export function readTold(json: string): Told {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null) {
      const { name, message, stack } = value as Record<string, unknown>
      return { name: String(name), message: String(message), stack: framesOf(String(stack ?? '')) }
    }
  } catch {
    // ignored: a broken machine reports nothing
  }
  return { name: 'Error', message: 'an error that could not be read', stack: '' }
}

/** The frames of a stack, without V8's first line, the frames of the prelude, and those of the host below it. */
function framesOf(stack: string): string {
  const all = stack.split('\n').filter((line) => line.startsWith('    at '))
  const ours = (line: string): boolean => line.includes('questwright:prelude')
  // the first lines are those of the error's constructor
  const made = all.findIndex((line) => !ours(line) && !/^ {4}at (Reflect\.)?construct \(/.test(line))
  const lines = made < 0 ? [] : all.slice(made)
  const end = lines.findLastIndex(ours)
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !ours(line)).join('\n')
}

/** `stack` for a recursion that was too deep, `out-of-memory` for the engine's own error of that kind, else `script-error`. */
export function reasonOf(told: Told): 'stack' | 'out-of-memory' | 'script-error' {
  if (told.name === 'InternalError' && told.message.includes('stack overflow')) return 'stack'
  if (told.name === 'RangeError' && told.message.includes('Maximum call stack size exceeded')) return 'stack'
  if (told.name === 'InternalError' && told.message.includes('out of memory')) return 'out-of-memory'
  return 'script-error'
}

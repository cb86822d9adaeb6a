/**
 * A machine in V8 itself: the same modules with the same interface, at full speed. It is not a security boundary: use it only for packs of
 * this repository and packs that the user trusts by name.
 */
import vm from 'node:vm'
import { GLOBAL_NAMES } from './inside/prelude/allowed-names.ts'
import { PRELUDE } from './inside/prelude.ts'
import { type Machine, MachineError, type MachineFailure, readTold, reasonOf, wrapModule } from './machine.ts'
import { Notes } from './notes.ts'

export interface NativeOptions {
  /** Receives the notes during a call, if another thread reads them. */
  readonly notes?: Notes
}

interface Control {
  define(name: string, factory: unknown, sourceLength: number): string | 0
  seal(): string | 0
  call(method: string, argument: string): string | 0
  problem(): string
}

/** V8 compiles these three as constants; as parameters they would cost a look-up. */
const CONSTANTS = ['undefined', 'NaN', 'Infinity']
const PARAMETERS = GLOBAL_NAMES.filter((name) => !CONSTANTS.includes(name))

/** Opens a native machine: a separate V8 context with the same prelude. */
export function openNativeMachine(options: NativeOptions = {}): Machine {
  const notes = options.notes ?? new Notes()
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
  let disposed = false
  const run = (source: string, filename: string): unknown => new vm.Script(source, { filename }).runInContext(context)
  const prelude = run(PRELUDE, 'questwright:prelude') as (
    note: (first: number, high?: number, low?: number) => void,
    walls: string,
    globalNames: string[],
    parameterNames: string[],
  ) => Control
  const control = prelude(
    (first, high, low) => {
      if (high === undefined || low === undefined) notes.noteRunning(first)
      else notes.noteCheckpoint(first, high, low)
    },
    'trusted',
    [...GLOBAL_NAMES],
    [...PARAMETERS],
  )

  const fail = (failure: Omit<MachineFailure, 'running' | 'machine'>): MachineError =>
    new MachineError({
      ...failure,
      running: notes.running,
      machine: disposed ? 'poisoned' : 'well',
      ...(notes.checkpoint ? { checkpoint: notes.checkpoint } : {}),
    })
  const finish = (what: string, body: () => string | 0): string => {
    if (disposed) throw fail({ reason: 'poisoned', message: `${what}: this machine was disposed` })
    notes.clear()
    let answer: string | 0
    try {
      answer = body()
    } catch (error) {
      throw fail({ reason: 'script-error', message: `${what}: ${String((error as { message?: unknown })?.message ?? error)}` })
    }
    if (typeof answer === 'string') return answer
    const told = readTold(control.problem())
    const reason = reasonOf(told)
    throw fail({
      reason,
      message: `${what}: ${reason === 'stack' ? 'too deep a recursion' : `${told.name}: ${told.message}`}`,
      name: told.name,
      stack: told.stack,
    })
  }
  return {
    kind: 'native',
    fuel: 0,
    define(name, code) {
      finish(name, () => {
        const { source, length } = wrapModule(name, code, PARAMETERS)
        return control.define(name, run(source, name), length)
      })
    },
    seal() {
      finish('seal', () => control.seal())
    },
    call: (method, argument) => finish(method, () => control.call(method, argument)),
    keep: () => 'cannot',
    image: () => undefined,
    adopt: () => 'cannot',
    goBack() {
      throw fail({ reason: 'script-error', message: 'a native machine cannot save its state, so it cannot restore one' })
    },
    state: () => ({ machine: disposed ? 'poisoned' : 'well', ticks: 0, bytes: 0, running: notes.running }),
    dispose() {
      disposed = true
    },
  }
}

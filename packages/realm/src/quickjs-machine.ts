/**
 * A machine in QuickJS compiled to WebAssembly: the security boundary for code of unknown authors. All calls into the library are in this
 * file. The reasons for each limit are in docs/decisions/realm-stack.md and realm-walls.md.
 */
import variant from '@jitl/quickjs-wasmfile-release-sync'
import {
  Lifetime,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSEmscriptenModule,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { GLOBAL_NAMES } from './inside/prelude/allowed-names.ts'
import { PRELUDE } from './inside/prelude.ts'
import {
  DEFAULT_FUEL,
  LONGEST_SOURCE,
  type Machine,
  MachineError,
  type MachineFailure,
  type MachineReason,
  readTold,
  reasonOf,
  wrapModule,
} from './machine.ts'
import { type Noted, Notes } from './notes.ts'

/** sha256 of the wasm of `@jitl/quickjs-wasmfile-release-sync` 0.32.0; a test compares it with the installed file. */
export const wasmHash = '105c3bed22d457e43e3d1c3c1c6959fda62a8fe06f0fc8a985303c3a2be72232'

/** The stack size for scripts; the reason for this value is in docs/decisions/realm-stack.md. */
export const STACK_BYTES = 128 * 1024
/** 64 MB: the only memory limit that scripts cannot exceed (the library's own limit counts each allocated block as 8 bytes,
 * whatever its size). */
const MEMORY_PAGES = 1024
/** With fewer pages, linking fails with an error that cannot be caught. */
const FIRST_PAGES = 256
const DEFAULT_MILLISECONDS = 8000

export interface QuickjsOptions {
  /** The compiled wasm, if the caller has one (saves 4 ms for each machine); by default the library's loader finds the file. */
  readonly wasm?: WebAssembly.Module
  readonly fuel?: number
  /** Time limit of a call, checked at each tick. */
  readonly milliseconds?: number
  readonly stackBytes?: number
  readonly memoryPages?: number
  /** Receives the notes during a call, if another thread reads them. */
  readonly notes?: Notes
  /** Called at each tick of the interrupt handler, for environments without shared memory. */
  readonly onTick?: (notes: Notes) => void
}

declare const performance: { now(): number }

/** The prelude's functions for the host, in the order of the handles in a memory image. */
const CONTROL = ['define', 'seal', 'call', 'problem', 'tell'] as const

type Control = { readonly [name in (typeof CONTROL)[number]]: QuickJSHandle }

/**
 * Opens an empty machine. The prelude runs at the first use, unless the machine takes over the memory of another one in which it ran.
 * @throws Error when the wasm cannot be loaded
 */
export async function openQuickjsMachine(options: QuickjsOptions = {}): Promise<Machine> {
  const notes = options.notes ?? new Notes()
  let memoryEnded = false
  /** The notes when memory ran out. A script may catch that error, or the kernel may mute the script; then other scripts run after it. */
  let whenMemoryEnded: Noted = notes
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: options.memoryPages ?? MEMORY_PAGES })
  const grow = memory.grow
  // The only reliable sign of "out of memory" is that growing the memory fails: scripts can catch the error, and may get `null` for it.
  memory.grow = (pages: number): number => {
    try {
      return grow.call(memory, pages)
    } catch (error) {
      if (!memoryEnded) whenMemoryEnded = { running: notes.running, checkpoint: notes.checkpoint }
      memoryEnded = true
      throw error
    }
  }
  let emscripten: QuickJSEmscriptenModule | undefined
  const limited = newVariant(variant, {
    wasmMemory: memory,
    ...(options.wasm ? { wasmModule: options.wasm } : {}),
    emscriptenModule: { print: () => {}, printErr: () => {} } as object,
    log: () => {},
  })
  const watched: QuickJSSyncVariant = {
    ...limited,
    importModuleLoader: async () => {
      const loader = await limited.importModuleLoader()
      const load = 'default' in loader ? loader.default : loader
      const start = typeof load === 'function' ? load : load.default
      return async (given?: Parameters<typeof start>[0]) => {
        const made = await start(given)
        emscripten = made
        return made
      }
    },
  }
  const quickjs = await newQuickJSWASMModuleFromVariant(watched)
  const runtime = quickjs.newRuntime()
  runtime.setMaxStackSize(options.stackBytes ?? STACK_BYTES)

  let ticks = 0
  let fuelEnded: '' | 'fuel' | 'time' = ''
  let started = 0
  const milliseconds = options.milliseconds ?? DEFAULT_MILLISECONDS
  const onTick = options.onTick
  const shouldInterrupt = (): boolean => {
    ticks++
    onTick?.(notes)
    if (fuelEnded !== '') return true
    if (ticks > machine.fuel) fuelEnded = 'fuel'
    else if (performance.now() - started > milliseconds) fuelEnded = 'time'
    return fuelEnded !== ''
  }
  runtime.setInterruptHandler(shouldInterrupt)
  if (!emscripten) throw new Error('the wasm loader gave no module')
  answerDirectly(quickjs, emscripten, notes, shouldInterrupt)
  encodeFast(emscripten)
  const context = runtime.newContext()
  let poison: MachineFailure | undefined

  const fail = (
    reason: MachineReason,
    message: string,
    state: 'well' | 'poisoned',
    told?: { name: string; stack: string },
  ): MachineError => {
    const { running, checkpoint } = memoryEnded ? whenMemoryEnded : notes
    const failure: MachineFailure = {
      reason,
      message,
      running,
      machine: state,
      ...(checkpoint ? { checkpoint } : {}),
      ...(told ? { name: told.name, stack: told.stack } : {}),
    }
    if (state === 'poisoned') poison ??= failure
    return new MachineError(failure)
  }
  const limitError = (): MachineError | undefined => {
    if (memoryEnded)
      return fail('out-of-memory', `the scripts used more than ${((options.memoryPages ?? MEMORY_PAGES) * 64) / 1024} MB`, 'poisoned')
    if (fuelEnded === 'fuel') return fail('out-of-fuel', `the call used more than ${machine.fuel} ticks: an endless loop?`, 'poisoned')
    if (fuelEnded === 'time') return fail('out-of-fuel', `the call took more than ${milliseconds} ms: an endless loop?`, 'poisoned')
    return undefined
  }
  /** All calls into the VM go through here: any exception of the library means that the instance is broken. */
  const enter = <Result>(what: string, body: () => Result): Result => {
    if (poison) throw fail('poisoned', `${what}: this machine broke before (${poison.reason}: ${poison.message})`, 'poisoned')
    ticks = 0
    fuelEnded = ''
    notes.clear()
    started = performance.now()
    let result: Result
    try {
      result = body()
    } catch (error) {
      const limit = limitError()
      if (limit) throw limit
      if (error instanceof MachineError) throw error
      if (error instanceof RangeError) throw fail('stack', `${what}: the stack of the host ended`, 'poisoned')
      throw fail('poisoned', `${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, 'poisoned')
    }
    const limit = limitError()
    if (limit) throw limit
    return result
  }
  const told = (what: string, json: string): MachineError => {
    const error = readTold(json)
    const reason = reasonOf(error)
    const shown = reason === 'stack' ? 'too deep a recursion' : `${error.name}: ${error.message}`
    return fail(reason, `${what}: ${shown}`, reason === 'out-of-memory' ? 'poisoned' : 'well', error)
  }

  /** The whole memory between two calls: at that time the stack is empty, and the only handles are those of the control functions. */
  let image: Uint8Array | undefined

  const noteHandle = context.newFunction('note', () => {})
  const controlNow = (): Control => (control ??= enter('prelude', readControl))
  const machine: Machine = {
    kind: 'quickjs',
    fuel: options.fuel ?? DEFAULT_FUEL,
    define(name, code) {
      const { define, tell } = controlNow()
      enter(name, () => {
        if (code.length > LONGEST_SOURCE && !name.startsWith('@questwright/')) {
          throw fail('script-error', `${name}: ${code.length} characters are more than a module may have (${LONGEST_SOURCE})`, 'well')
        }
        const { source, length } = wrapModule(name, code)
        const made = context.evalCode(source, name, { type: 'global' })
        if (made.error) {
          const limit = limitError()
          if (limit) throw limit
          // Reading a script's error object can run code of the script, so `tell` reads it inside the machine.
          const json = context.callFunction(tell, context.undefined, made.error)
          made.error.dispose()
          if (json.error) throw fail('poisoned', `${name}: not valid JavaScript`, 'poisoned')
          throw told(name, context.getString(json.value))
        }
        finish(name, define, [context.newString(name), made.value, context.newNumber(length)])
      })
    },
    seal() {
      const { seal } = controlNow()
      enter('seal', () => finish('seal', seal, []))
    },
    call(method, argument) {
      const { call } = controlNow()
      return enter(method, () => finish(method, call, [context.newString(method), context.newString(argument)]))
    },
    keep: () =>
      enter('keep', () => {
        image = new Uint8Array(memory.buffer).slice()
        return 'kept'
      }),
    goBack() {
      enter('go back', () => {
        if (!image) throw fail('script-error', 'go back: no state was saved', 'well')
        const bytes = new Uint8Array(memory.buffer)
        bytes.set(image)
        // memory never shrinks; clear the pages that were added since, because new pages contain zeros
        bytes.fill(0, image.length)
      })
    },
    image: () =>
      enter('image', () => {
        const all = new Uint8Array(memory.buffer)
        return { bytes: sharedCopy(all.subarray(0, usedOf(all))), size: all.length, handles: handles() }
      }),
    adopt: ({ bytes, size, handles: others }) =>
      enter('adopt', () => {
        const all = new Uint8Array(memory.buffer)
        const [note, ...rest] = others
        // the objects from before the prelude have the same addresses in both, so the objects of the prelude do, too, and it need not run again
        if (all.length !== size || note !== noteHandle.value) return 'cannot'
        const used = usedOf(all)
        all.set(bytes)
        all.fill(0, bytes.length, Math.max(bytes.length, used))
        control = controlOf((_, i) => new Lifetime(rest[i] as QuickJSHandle['value'], undefined, undefined, runtime) as QuickJSHandle)
        return 'adopted'
      }),
    state: () => ({ machine: poison ? 'poisoned' : 'well', ticks, bytes: memory.buffer.byteLength, running: notes.running }),
    dispose() {
      // Handles are not freed one by one: the whole instance is garbage collected when nothing refers to it, and freeing a poisoned one
      // aborts.
      poison ??= { reason: 'poisoned', message: 'it was disposed', running: 0, machine: 'poisoned' }
    },
  }

  let control: Control | undefined
  const readControl = (): Control => {
    const made = context.evalCode(PRELUDE, 'questwright:prelude', { type: 'global' })
    const prelude = context.unwrapResult(made)
    const names = context.unwrapResult(context.evalCode(`[${GLOBAL_NAMES.map((name) => `'${name}'`).join()}]`))
    const noParameters = context.newArray()
    const walls = context.newString('guarded')
    const result = context.unwrapResult(context.callFunction(prelude, context.undefined, noteHandle, walls, names, noParameters))
    return controlOf((name) => context.getProp(result, name))
  }
  const handles = (): readonly number[] => [noteHandle, ...Object.values(controlNow())].map(({ value }) => value)
  return machine

  /** Calls one of the control functions. It returns a string, or a number if it stored a problem. */
  function finish(what: string, fn: QuickJSHandle, args: QuickJSHandle[]): string {
    const result = context.callFunction(fn, context.undefined, args)
    for (const handle of args) handle.dispose()
    if (result.error) {
      result.error.dispose()
      throw limitError() ?? fail('stack', `${what}: too deep a recursion`, 'poisoned')
    }
    const answer = result.value
    if (context.typeof(answer) === 'string') {
      const string = context.getString(answer)
      answer.dispose()
      return string
    }
    answer.dispose()
    const limit = limitError()
    if (limit) throw limit
    const problem = context.callFunction(controlNow().problem, context.undefined)
    if (problem.error) {
      problem.error.dispose()
      throw limitError() ?? fail('poisoned', `${what}: failed, and could not say why`, 'poisoned')
    }
    const json = context.getString(problem.value)
    problem.value.dispose()
    throw told(what, json)
  }
}

function controlOf(handleOf: (name: string, i: number) => QuickJSHandle): Control {
  return Object.fromEntries(CONTROL.map((name, i) => [name, handleOf(name, i)])) as Control
}

/**
 * Handles calls of the one host function. Through the library a call takes 3-6 us (a generator and a scope each time), and the engine
 * notes the running ability before every ability; so the callback table of the wasm is answered here, and the numbers go straight into the
 * notes. No look-up is needed, since there is no other host function.
 */
function answerDirectly(
  quickjs: QuickJSWASMModule,
  emscripten: QuickJSEmscriptenModule,
  notes: Notes,
  shouldInterrupt: () => boolean,
): void {
  const ffi = quickjs.getFFI()
  const callbacks = emscripten.callbacks
  callbacks.callFunction = (_asyncify, context, _self, count, list) => {
    const part = (index: number): number => ffi.QTS_GetFloat64(context, ffi.QTS_ArgvGetJSValueConstPointer(list as never, index))
    if (count === 3) notes.noteCheckpoint(part(0), part(1), part(2))
    else if (count > 0) notes.noteRunning(part(0))
    return 0 as never
  }
  callbacks.shouldInterrupt = () => (shouldInterrupt() ? 1 : 0)
}

/** The number of bytes before the zeros at the end. */
function usedOf(memory: Uint8Array): number {
  const words = new Float64Array(memory.buffer)
  let used = words.length
  while (used > 0 && Object.is(words[used - 1], 0)) used--
  return used * 8
}

/** A copy in shared memory, if that is available. */
function sharedCopy(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(
    typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes.length) : new SharedArrayBuffer(bytes.length),
  )
  copy.set(bytes)
  return copy
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}

/**
 * Faster strings: the library computes the length of a string in UTF-8 and then writes it, each with a loop over its characters; the host's
 * encoder does both at once.
 */
function encodeFast(emscripten: QuickJSEmscriptenModule): void {
  const encoder = new TextEncoder()
  let text = ''
  let bytes = encoder.encode('')
  const encoded = (wanted: string): Uint8Array => {
    if (wanted !== text) {
      text = wanted
      bytes = encoder.encode(wanted)
    }
    return bytes
  }
  emscripten.lengthBytesUTF8 = (wanted) => encoded(wanted).length
  emscripten.stringToUTF8 = (wanted, pointer) => {
    const source = encoded(wanted)
    emscripten.HEAPU8.set(source, pointer)
    emscripten.HEAPU8[pointer + source.length] = 0
    if (source.length > 100_000) text = ''
  }
}

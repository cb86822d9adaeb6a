/**
 * The host's side of a machine: the same calls for a machine in this thread and for one in a worker, and the watchdog for the worker. No
 * Node, no DOM.
 */
import { type Machine, MachineError, type MachineImage, type MachineState, type ModuleSource } from './machine.ts'
import type { Noted } from './notes.ts'
import {
  type DefineProblem,
  defineAll,
  failureOf,
  type Limits,
  type OpenMachine,
  type RealmKind,
  type Reply,
  type Request,
} from './protocol.ts'
import { imageOfEngine, knowImage, openSealed } from './sealed-machine.ts'

/** A worker as the host sees it; `nodePort` and `webPort` make one. */
export interface WorkerPort {
  post(message: unknown): void
  /** Sets the callbacks for replies, and for the end of the worker with its reason. */
  listen(onReply: (reply: Reply) => void, onDeath: (reason: 'out-of-memory' | 'poisoned', message: string) => void): void
  /** Ends the worker at once, also during a call. */
  end(): void
  /** The worker's notes during a call; undefined if there is no shared memory. */
  notes(): Noted | undefined
}

export interface Budget {
  /** Ticks for this call. */
  readonly fuel?: number
  /** How long the watchdog waits for this call, in milliseconds. */
  readonly patience?: number
}

export interface Realm {
  readonly kind: RealmKind
  readonly place: 'worker' | 'in-thread'
  /**
   * Defines modules of packs.
   * @returns the modules that failed; all others are defined
   * @throws MachineError (as rejection) when the machine breaks
   */
  define(modules: readonly ModuleSource[]): Promise<readonly DefineProblem[]>
  /** Calls the function inside that answers all calls. Rejects with MachineError. */
  call(method: string, argument: string, budget?: Budget): Promise<string>
  state(): Promise<MachineState>
  /** Saves the state of the machine, with its packs, for `goBack`. A native machine cannot. @throws MachineError (as rejection) when it broke */
  keep(): Promise<'kept' | 'cannot'>
  /** Restores the state that `keep` saved. @throws MachineError (as rejection) when the machine broke since, or nothing was saved */
  goBack(): Promise<void>
  /** Replaces the machine by a fresh one with the same engine and no packs, in the same worker if that still runs. */
  renew(): Promise<void>
  close(): void
}

export interface RealmOptions {
  readonly kind: RealmKind
  /** The modules of the engine, each after those that it imports; the realm is sealed after them. */
  readonly engine: readonly ModuleSource[]
  readonly limits?: Limits
  /**
   * How long a worker may take for one call, in milliseconds; then it is terminated. Loading the worker and its engine may take at least a
   * minute.
   */
  readonly patience?: number
}

/** Default of `patience`, in milliseconds. */
export const DEFAULT_PATIENCE = 10_000

const NOTHING: Noted = { running: 0 }

/**
 * Milliseconds for opening a realm. No code of a pack runs during that time, so nothing can hang; but a slow computer needs long to fetch
 * and parse the engine.
 */
const OPENING_PATIENCE = 60_000

declare function setTimeout(body: () => void, milliseconds: number): unknown
declare function clearTimeout(timer: unknown): void

/** A realm whose machine is in this thread: for tests and tools. A call that hangs in a built-in cannot be ended. */
export async function openRealmHere(options: RealmOptions, openMachine: OpenMachine): Promise<Realm> {
  const open = (): Promise<Machine> => openSealed(openMachine, options.kind, options.limits ?? {}, options.engine)
  let machine = await open()
  const fuel = machine.fuel
  return {
    kind: options.kind,
    place: 'in-thread',
    define: async (modules) => defineAll(machine, modules),
    async call(method, argument, budget) {
      machine.fuel = budget?.fuel ?? fuel
      return machine.call(method, argument)
    },
    state: async () => machine.state(),
    keep: async () => machine.keep(),
    goBack: async () => machine.goBack(),
    async renew() {
      machine.dispose()
      machine = await open()
    },
    close: () => machine.dispose(),
  }
}

type Wish = Request extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never

/**
 * Opens a realm in a worker.
 * @param startWorker starts a worker; called again after one had to be terminated
 * @returns the realm, with its engine sealed
 * @throws MachineError (as rejection) when the engine does not load
 */
export async function openRealmInWorker(options: RealmOptions, startWorker: () => WorkerPort | Promise<WorkerPort>): Promise<Realm> {
  const patience = options.patience ?? DEFAULT_PATIENCE
  let port: WorkerPort | undefined
  let posted: Noted = NOTHING
  let count = 0
  let pending: { id: number; take: (reply: Reply) => void; drop: (error: MachineError) => void } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const gone = (reason: MachineError['reason'], message: string): void => {
    const { running, checkpoint } = port?.notes() ?? posted
    port?.end()
    port = undefined
    pending?.drop(new MachineError({ reason, message, running, machine: 'poisoned', ...(checkpoint ? { checkpoint } : {}) }))
  }
  const start = async (): Promise<void> => {
    const fresh = await startWorker()
    port = fresh
    posted = NOTHING
    fresh.listen(
      (reply) => {
        if (port !== fresh) return
        if (!('id' in reply)) posted = reply
        else if (pending?.id === reply.id) pending.take(reply)
      },
      (reason, message) => {
        if (port === fresh) gone(reason, message)
      },
    )
  }
  /** only one request at a time: the watchdog measures the time of this request alone */
  const ask = (wish: Wish, wait: number): Promise<Reply & { value: unknown }> => {
    const turn = queue.then(
      () =>
        new Promise<Reply & { value: unknown }>((resolve, reject) => {
          if (!port) {
            reject(
              new MachineError({
                reason: 'poisoned',
                message: 'the worker of this realm was ended: renew the realm',
                running: 0,
                machine: 'poisoned',
              }),
            )
            return
          }
          const id = ++count
          posted = NOTHING
          const what = wish.do === 'call' ? wish.method : wish.do
          const timer = setTimeout(() => gone('silent', `${what}: no answer in ${wait} ms, the worker was ended`), wait)
          const done = (): void => {
            clearTimeout(timer)
            pending = undefined
          }
          pending = {
            id,
            take: (reply) => {
              done()
              if ('value' in reply) resolve(reply)
              else reject('failure' in reply ? new MachineError(reply.failure) : new MachineError(failureOf('no answer')))
            },
            drop: (error) => {
              done()
              reject(error)
            },
          }
          port.post({ ...wish, id })
        }),
    )
    queue = turn.catch(() => {})
    return turn
  }
  const open = async (): Promise<void> => {
    if (!port) await start()
    const { kind, limits = {}, engine } = options
    // without shared memory, the page and each worker would hold a separate copy
    const image = imageOfEngine(kind, limits, engine) ?? (typeof SharedArrayBuffer === 'undefined' ? 'not wanted' : 'wanted')
    const { value } = await ask({ do: 'open', kind, limits, engine, image }, Math.max(patience, OPENING_PATIENCE))
    // the memory was copied when the machine had loaded nothing but the engine
    if (image === 'wanted' && value !== '') knowImage(limits, engine, value as MachineImage)
  }
  try {
    await open()
  } catch (error) {
    gone('poisoned', 'the realm did not open')
    throw error
  }
  return {
    kind: options.kind,
    place: 'worker',
    define: async (modules) => (await ask({ do: 'define', modules }, patience)).value as readonly DefineProblem[],
    call: async (method, argument, budget) =>
      (await ask({ do: 'call', method, argument, fuel: budget?.fuel }, budget?.patience ?? patience)).value as string,
    state: async () => (await ask({ do: 'state' }, patience)).value as MachineState,
    keep: async () => (await ask({ do: 'keep' }, patience)).value as 'kept' | 'cannot',
    goBack: async () => void (await ask({ do: 'go-back' }, patience)),
    renew: open,
    close: () => gone('poisoned', 'the realm was closed'),
  }
}

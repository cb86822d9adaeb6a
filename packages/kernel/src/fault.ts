import { table } from './current-table.ts'
import { messageOf, stackOf, takeOverflow } from './errors-read.ts'
import type { JsonObject } from './json.ts'
import { TooMuch, WrongValue } from './limits.ts'
import { asScript, watched } from './looks.ts'
import { whoMayName } from './mask.ts'
import { tell as tellStory } from './story.ts'
import type { Table } from './table.ts'
import { isFault, isNoTarget, isWouldChange, type ScriptFault, scriptFault, stackOfFault } from './unwind.ts'

let running = 0
let numbers: ReadonlyMap<string, number> = new Map()
let tell: ((n: number) => void) | undefined
/** What ended the run, or waited for an answer, when the innermost script began. */
let waited: Table['latch']

/** Lets the host know which ability is in a script, by a number, for the case that it never comes back. 0 is none. */
export function listenForRunning(report: (n: number) => void): void {
  tell = report
}

let tellCheckpoint: ((inputs: number, high: number, low: number) => void) | undefined

/**
 * Lets the host know at which checkpoint the game stands, for the case that a script never comes back: how many inputs were consumed, and the
 * two halves of the state hash.
 */
export function listenForCheckpoints(report: (inputs: number, high: number, low: number) => void): void {
  tellCheckpoint = report
}

/** Called where a checkpoint begins. */
export function noteCheckpoint(t: Table): void {
  // the host blames an ability at a checkpoint of the game, and no game has those of a fork
  if (t.history === 'journal') return
  tellCheckpoint?.(t.checkpoint.inputs, t.checkpoint.hash[0], t.checkpoint.hash[1])
}

/** Numbers the abilities, from 1 in this order: what the host is told with `listenForRunning`. */
export function nameAbilities(names: readonly string[]): void {
  numbers = new Map(names.map((name, i) => [name, i + 1]))
}

/**
 * Calls a script. What it throws becomes a fault that names the ability; the kernel's own ways out pass through. Whatever a script hands over is
 * judged and copied inside of this, so that looking at it is its own doing.
 * @throws ScriptFault
 */
export function callScript<T>(name: string, script: () => T): T {
  if (watched !== undefined && watched.by === 'rules') return asScript(() => callScript(name, script))
  const t = table()
  const { latch } = t
  const before = running
  const outer = t.script
  const waitedBefore = waited
  t.script = name
  waited = latch
  if (tell) {
    running = numbers.get(name) ?? 0
    tell(running)
  }
  try {
    const result = script()
    const overflow = takeOverflow()
    if (overflow) throw overflow
    // a script that caught the kernel's way out goes no further
    if (t.latch && t.latch !== latch) throw t.latch
    t.onAnswer?.(name, result)
    return result
  } catch (caught) {
    const thrown = takeOverflow() ?? caught
    // somebody looks at a table that waits: what waits stays
    if (latch) {
      if (isFault(thrown) || (thrown === latch && t.mode !== 'restriction')) throw thrown
      throw thrown === latch ? scriptFault('changes-in-restriction', name, CHANGES) : faultOf(name, thrown)
    }
    if (t.latch) throw t.latch
    // only where the kernel throws them: one that a script kept from another time is a value like any other
    if (t.mode === 'probe' && isWouldChange(thrown)) throw thrown
    if ((t.mode === 'probe' || t.targeting) && isNoTarget(thrown)) throw thrown
    const fault = faultOf(name, thrown)
    t.latch = fault
    throw fault
  } finally {
    t.script = outer
    waited = waitedBefore
    if (tell) {
      running = before
      tell(running)
    }
  }
}

/** Runs what the rules do because of a script: should it never come back, the host is told the name of that script. */
export function blaming<T>(name: string | undefined, run: () => T): T {
  if (!tell || name === undefined) return run()
  const before = running
  running = numbers.get(name) ?? before
  tell(running)
  try {
    return run()
  } finally {
    running = before
    tell(running)
  }
}

/** What is said of a script that may only read, and does more. */
export const CHANGES =
  'something that may only read the table changed the game: a restriction, the number of a constant ability, what a cost asks for, a filter, or what a system answers before a game begins'

/** Whatever a script threw, as a fault. Reading it may run the script, which is named as running meanwhile. */
function faultOf(name: string, thrown: unknown): ScriptFault {
  const { message, stack } = readThrown(thrown)
  const reason =
    thrown instanceof TooMuch
      ? 'too-much'
      : thrown instanceof WrongValue
        ? 'wrong-value'
        : /stack|recursion/i.test(message) && /overflow|exceeded/i.test(message)
          ? 'too-deep'
          : 'script-error'
  return scriptFault(reason, name, message.replace(/^(TooMuch|WrongValue): /, ''), stack)
}

const LONGEST_MESSAGE = 2_000
const LONGEST_STACK = 8_000

/**
 * Reads what was thrown, whatever it is: each part is read once, and only texts and numbers are taken from it.
 * @returns a sentence, and the stack where there is one
 */
export function readThrown(thrown: unknown): { readonly message: string; readonly stack?: string } {
  if (typeof thrown === 'string') return { message: `a value was thrown: ${thrown.slice(0, LONGEST_MESSAGE)}` }
  if (typeof thrown !== 'object' || thrown === null)
    return {
      message: `a value was thrown: ${typeof thrown === 'number' || typeof thrown === 'boolean' ? thrown : thrown === null ? 'null' : typeof thrown}`,
    }
  const error = thrown as { readonly [part: string]: unknown }
  const name = textOf(() => error.name, 100)
  const message = textOf(() => messageOf(error), LONGEST_MESSAGE)
  const stack = stackText(error)
  const shown =
    message === undefined && name === undefined
      ? 'a value was thrown: object'
      : `${name ?? 'Error'}: ${message ?? 'an error whose message cannot be read'}`
  return { message: shown, ...(stack ? { stack } : {}) }
}

function stackText(error: object): string | undefined {
  try {
    return stackOf(error)?.slice(0, LONGEST_STACK)
  } catch {
    return undefined
  }
}

function textOf(read: () => unknown, most: number): string | undefined {
  try {
    const value = read()
    if (typeof value === 'number') return `${value}`
    return typeof value === 'string' ? value.slice(0, most) : undefined
  } catch {
    return undefined
  }
}

/** Fails the innermost script, or the ability of that name. @throws ScriptFault */
export function fail(reason: string, message: string, ability?: string): never {
  const t = table()
  const fault = scriptFault(reason, ability ?? t.script ?? t.doing?.ability, message, stackOf(new Error(message)))
  // somebody looks at a table that waits: what waits stays
  if (t.latch !== undefined && t.latch === waited) throw fault
  t.latch ??= fault
  throw t.latch
}

/** The name of the innermost script that runs now. */
export function scriptName(): string | undefined {
  return table().script
}

/** Whether an ability of that name is switched off, because its script failed. */
export function isMuted(ability: string): boolean {
  return table().registry.isMuted(ability)
}

/** Blanks an ability from here on. */
export function mute(fault: { readonly ability: string; readonly reason: string }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  if (muted.includes(fault.ability)) return
  t.setNote('muted', [...muted, fault.ability].sort())
  tellNamed(t, 'muted', fault.ability, { reason: fault.reason })
}

/** Abilities that were blanked work again from here on. */
export function lift({ abilities }: { readonly abilities: readonly string[] }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  const left = muted.filter((ability) => !abilities.includes(ability))
  if (left.length === muted.length) return
  t.setNote('muted', left.length > 0 ? left : undefined)
  for (const ability of muted) if (abilities.includes(ability)) tellNamed(t, 'lifted', ability, {})
}

/** Tells that an ability is muted or works again. Seats that may know no card with it get the line with `known` as `no` and without its name. */
function tellNamed(t: Table, kind: string, ability: string, parts: JsonObject): void {
  const knowing = whoMayName(t, ability)
  if (knowing === undefined) tellStory(kind, { ability, ...parts, known: 'yes' })
  else tellStory(kind, { ...parts, known: 'no' }, { seats: knowing, parts: { known: 'yes', ability } })
}

/** The message of a thrown fault or of any other thrown value, with the stack of the script. */
export function whatFailed(thrown: unknown): { readonly message: string; readonly at?: string } {
  if (!isFault(thrown)) {
    const { message, stack } = readThrown(thrown)
    return { message, ...(stack ? { at: stack } : {}) }
  }
  const at = stackOfFault(thrown)
  return { message: thrown.message, ...(at ? { at } : {}) }
}

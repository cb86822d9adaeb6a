import { table } from './current-table.ts'
import { stackOf, takeOverflow } from './errors-read.ts'
import type { JsonObject } from './json.ts'
import { TooMuch, WrongValue } from './limits.ts'
import { asScript, watched } from './looks.ts'
import { whoMayName } from './mask.ts'
import type { Run } from './run.ts'
import { tell as tellStory } from './story.ts'
import type { Table } from './table.ts'
import { readThrown } from './thrown.ts'
import { isFault, isNoTarget, isWouldChange, type ScriptFault, scriptFault, stackOfFault } from './unwind.ts'

let running = 0
let numbers: ReadonlyMap<string, number> = new Map()
let tell: ((n: number) => void) | undefined
/** The table's latch when the innermost script began. */
let waited: Run['latch']

/** Reports to the host which ability is running a script, by its number, in case the script never returns. 0: none. */
export function listenForRunning(report: (n: number) => void): void {
  tell = report
}

let tellCheckpoint: ((inputs: number, high: number, low: number) => void) | undefined

/**
 * Reports every checkpoint to the host, in case a script never returns: how many inputs were consumed, and the
 * two halves of the state hash.
 */
export function listenForCheckpoints(report: (inputs: number, high: number, low: number) => void): void {
  tellCheckpoint = report
}

/** Reports the table's checkpoint to the host. */
export function noteCheckpoint(t: Table): void {
  // not in a fork: the host needs a checkpoint of the game to blame an ability
  if (t.record.history === 'journal') return
  tellCheckpoint?.(t.record.checkpoint.inputs, t.record.checkpoint.hash[0], t.record.checkpoint.hash[1])
}

/** Numbers the abilities from 1 in this order, for `listenForRunning`. */
export function nameAbilities(names: readonly string[]): void {
  numbers = new Map(names.map((name, i) => [name, i + 1]))
}

/**
 * Calls a script. An exception becomes a fault that names the ability; the kernel's own exceptions pass through. Values that a script returns must be
 * validated and copied inside this call: reading them may run script code.
 * @throws ScriptFault
 */
export function callScript<T>(name: string, script: () => T): T {
  if (watched !== undefined && watched.by === 'rules') return asScript(() => callScript(name, script))
  const t = table()
  const { latch } = t.run
  const before = running
  const outer = t.run.script
  const waitedBefore = waited
  t.run.script = name
  waited = latch
  if (tell) {
    running = numbers.get(name) ?? 0
    tell(running)
  }
  try {
    const result = script()
    const overflow = takeOverflow()
    if (overflow) throw overflow
    // the script caught an exception of the kernel: throw it again
    if (t.run.latch && t.run.latch !== latch) throw t.run.latch
    t.instruments.onAnswer?.(name, result)
    return result
  } catch (caught) {
    const thrown = takeOverflow() ?? caught
    // a script is run for a view or an explanation while a question is pending: keep the latch of that question
    if (latch) {
      if (isFault(thrown) || (thrown === latch && t.run.mode !== 'restriction')) throw thrown
      throw thrown === latch ? scriptFault('changes-in-restriction', name, CHANGES) : faultOf(name, thrown)
    }
    if (t.run.latch) throw t.run.latch
    // only in the modes in which the kernel throws these; a script may have kept one and throw it later
    if (t.run.mode === 'probe' && isWouldChange(thrown)) throw thrown
    if ((t.run.mode === 'probe' || t.run.targeting) && isNoTarget(thrown)) throw thrown
    const fault = faultOf(name, thrown)
    t.run.latch = fault
    throw fault
  } finally {
    t.run.script = outer
    waited = waitedBefore
    if (tell) {
      running = before
      tell(running)
    }
  }
}

/** Runs rules code that a script called: if the code never returns, the host blames that script. */
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

/** The message for a script that may only read and changes something. */
export const CHANGES =
  'something that may only read the table changed the game: a restriction, the number of a constant ability, what a cost asks for, a filter, or what a system answers before a game begins'

/** Makes a fault of a value that a script threw. Reading the value may run the script again: it must still be reported as running. */
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

/** Fails the given ability, or else the innermost script. @throws ScriptFault */
export function fail(reason: string, message: string, ability?: string): never {
  const t = table()
  const fault = scriptFault(reason, ability ?? t.run.script ?? t.doing?.ability, message, stackOf(new Error(message)))
  // the script runs for a view or an explanation while a question is pending: keep the latch of that question
  if (t.run.latch !== undefined && t.run.latch === waited) throw fault
  t.run.latch ??= fault
  throw t.run.latch
}

/** The name of the innermost running script. */
export function scriptName(): string | undefined {
  return table().run.script
}

/** Whether an ability of that name is switched off, because its script failed. */
export function isMuted(ability: string): boolean {
  return table().registry.isMuted(ability)
}

/** Switches an ability off from here on. */
export function mute(fault: { readonly ability: string; readonly reason: string }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  if (muted.includes(fault.ability)) return
  t.setNote('muted', [...muted, fault.ability].sort())
  tellNamed(t, 'muted', fault.ability, { reason: fault.reason })
}

/** Switches muted abilities on again from here on. */
export function lift({ abilities }: { readonly abilities: readonly string[] }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  const left = muted.filter((ability) => !abilities.includes(ability))
  if (left.length === muted.length) return
  t.setNote('muted', left.length > 0 ? left : undefined)
  for (const ability of muted) if (abilities.includes(ability)) tellNamed(t, 'lifted', ability, {})
}

/** Writes to the story that an ability is muted or works again. Seats that may know no card with it get `known: 'no'` and no name. */
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

import { tell as tellStory } from './story.ts'
import { type Table, table } from './table.ts'
import { isUnwinding, ScriptFault } from './unwind.ts'

let running = 0
/** The innermost script that runs now, by name. */
let inside: string | undefined
let numbers: ReadonlyMap<string, number> = new Map()
let tell: ((n: number) => void) | undefined

/** Lets the host know which ability is in a script, by a number, for the case that it never comes back. 0 is none. */
export function tellRunning(report: (n: number) => void): void {
  tell = report
}

let tellCheckpoint: ((inputs: number, high: number, low: number) => void) | undefined

/**
 * Lets the host know at which checkpoint the game stands, for the case that a script never comes back: how many inputs were taken, and the
 * two halves of the state hash.
 */
export function tellCheckpoints(report: (inputs: number, high: number, low: number) => void): void {
  tellCheckpoint = report
}

/** Called where a checkpoint begins. */
export function noteCheckpoint(t: Table): void {
  tellCheckpoint?.(t.checkpoint.inputs, ...t.checkpoint.hash)
}

/** Numbers the abilities, from 1 in this order: what the host is told with `tellRunning`. */
export function nameAbilities(names: readonly string[]): void {
  numbers = new Map(names.map((name, i) => [name, i + 1]))
}

/**
 * Calls a script. What it throws becomes a fault that names the ability; the kernel's own ways out pass through.
 * @throws ScriptFault
 */
export function callScript<T>(name: string, script: () => T): T {
  const t = table()
  const { latch } = t
  const before = running
  const outer = inside
  inside = name
  if (tell) {
    running = numbers.get(name) ?? 0
    tell(running)
  }
  try {
    const result = script()
    // a script that caught the kernel's way out goes no further
    if (t.latch && t.latch !== latch) throw t.latch
    return result
  } catch (thrown) {
    // somebody looks at a table that waits: what waits stays
    if (latch) throw isUnwinding(thrown) ? thrown : toFault(name, thrown)
    if (t.latch) throw t.latch
    if (isUnwinding(thrown)) {
      if (thrown instanceof ScriptFault) t.latch = thrown
      throw thrown
    }
    const fault = toFault(name, thrown)
    t.latch = fault
    throw fault
  } finally {
    inside = outer
    if (tell) {
      running = before
      tell(running)
    }
  }
}

function toFault(name: string, thrown: unknown): ScriptFault {
  if (thrown instanceof Error) {
    const reason = /stack|recursion/i.test(thrown.message) && /overflow|exceeded/i.test(thrown.message) ? 'too-deep' : 'script-error'
    return new ScriptFault(reason, name, `${thrown.name}: ${thrown.message}`, thrown.stack)
  }
  return new ScriptFault('script-error', name, `a value was thrown: ${typeof thrown === 'string' ? thrown : typeof thrown}`)
}

/** Fails the innermost script, or the ability of that name. @throws ScriptFault */
export function fail(reason: string, message: string, ability?: string): never {
  const t = table()
  const fault = new ScriptFault(reason, ability ?? inside ?? t.doing?.ability, message, new Error(message).stack)
  t.latch ??= fault
  throw t.latch
}

/** The name of the innermost script that runs now. */
export function scriptName(): string | undefined {
  return inside
}

/** Blanks an ability from here on. */
export function mute(fault: { readonly ability: string; readonly reason: string }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  if (muted.includes(fault.ability)) return
  t.setNote('muted', [...muted, fault.ability].sort())
  tellStory('muted', { ability: fault.ability, reason: fault.reason })
}

/** Abilities that were blanked work again from here on. */
export function lift({ abilities }: { readonly abilities: readonly string[] }): void {
  const t = table()
  const muted = (t.note('muted') as readonly string[] | undefined) ?? []
  const left = muted.filter((ability) => !abilities.includes(ability))
  if (left.length === muted.length) return
  t.setNote('muted', left.length > 0 ? left : undefined)
  for (const ability of muted) if (abilities.includes(ability)) tellStory('lifted', { ability })
}

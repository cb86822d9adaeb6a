/**
 * Opens machines with a sealed engine. The next machine with the same engine starts with a copy of the memory of the first one, also in
 * other threads. No Node, no DOM.
 */
import type { Machine, MachineImage, ModuleSource } from './machine.ts'
import type { Limits, OpenMachine, RealmKind } from './protocol.ts'

interface Known {
  readonly engine: readonly ModuleSource[]
  readonly limits: Limits
  readonly image: MachineImage
}

/** Only the last image is kept: a program opens machines of one engine, and an image has several megabytes. */
let known: Known | undefined

/**
 * The memory of a machine that has loaded an engine, for machines of another thread.
 * @returns undefined if this thread neither opened a machine of this engine nor received its memory
 */
export function imageOfEngine(kind: RealmKind, limits: Limits, engine: readonly ModuleSource[]): MachineImage | undefined {
  return kind === 'quickjs' && known && sameEngine(known.engine, engine) && sameMemory(known.limits, limits) ? known.image : undefined
}

/** Caches the memory of a machine of another thread, in which nothing but this engine was loaded. */
export function knowImage(limits: Limits, engine: readonly ModuleSource[], image: MachineImage): void {
  known = { engine: [...engine], limits, image }
}

/**
 * A machine with these modules of the engine, sealed. Loading the engine takes far longer than copying the memory of a machine that loaded it; the
 * copied memory never contains a module of a pack.
 * @throws MachineError when the engine does not load
 */
export async function openSealed(
  openMachine: OpenMachine,
  kind: RealmKind,
  limits: Limits,
  engine: readonly ModuleSource[],
): Promise<Machine> {
  const fresh = await openMachine(kind, limits)
  const ready = imageOfEngine(kind, limits, engine)
  if (ready && fresh.adopt(ready) === 'adopted') return fresh
  for (const { name, code } of engine) fresh.define(name, code)
  fresh.seal()
  const image = fresh.image()
  if (image) knowImage(limits, engine, image)
  return fresh
}

function sameEngine(some: readonly ModuleSource[], others: readonly ModuleSource[]): boolean {
  return some.length === others.length && some.every(({ name, code }, i) => name === others[i]?.name && code === others[i]?.code)
}

/** Fuel and time are limits of the host; only the stack and the pages affect the memory. */
function sameMemory(one: Limits, other: Limits): boolean {
  return one.stackBytes === other.stackBytes && one.memoryPages === other.memoryPages
}

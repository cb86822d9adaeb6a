/**
 * The functions of the machine for engine modules that run in it: `import { load } from '@questwright/realm/inside'`. Inside a machine, the
 * prelude provides this module; scripts of packs cannot import it, and outside of a machine there is no such module.
 */

/**
 * Notes the running ability (a number from the engine's own table of abilities), so that the host can name it if this call never returns.
 */
export function noteRunning(n: number): void

/** Notes the checkpoint of the game: how many inputs it has accepted, and the two halves of its state hash. */
export function noteCheckpoint(inputs: number, high: number, low: number): void

/** Names the modules of the engine that scripts of packs may import. Their exports are frozen when the realm is sealed. */
export function offer(names: readonly string[]): void

/** Sets the function that answers every `Machine.call`: one string in, one string out. */
export function openDoor(handler: (method: string, argument: string) => string): void

/**
 * Runs a module of a pack (`<pack id>/cards/x`, with or without `.ts`) if it has not run yet, and returns its default export. Throws what
 * the module threw, also at each later call; throws an Error for an unknown name, a cycle of imports, or an import that is not allowed.
 */
export function load(name: string): unknown

/** The names of all modules of packs that were defined, in that order, without `.ts`. */
export function moduleNames(): string[]

/**
 * The stack of an error, although scripts see an empty text as its stack. For any other object its property `stack`; reading that may run a
 * script.
 */
export function stackOf(thrown: object): unknown

/**
 * The message of an error, although scripts may see another one for errors that the language threw. For any other object its property
 * `message`; reading that may run a script.
 */
export function messageOf(thrown: object): unknown

/** The stack overflow that a script caused since the last call, if any: the script's behaviour after it depends on the machine. */
export function takeOverflow(): object | undefined

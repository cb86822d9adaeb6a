/**
 * The interface of the machine for modules of the engine that run in it: `import { load } from '@questwright/realm/inside'`.
 * The prelude answers this name inside a machine; scripts of packs cannot import it, and outside there is nothing behind it.
 */

/** Notes what runs now (a number of the engine's own table of abilities), so that the outside can name it should this call never return. */
export function noteRunning(n: number): void

/** Notes the checkpoint of the game: how many inputs it has accepted, and the two halves of its state hash. */
export function noteCheckpoint(inputs: number, high: number, low: number): void

/** Names the modules of the engine that scripts of packs may import. Their exports are frozen when the realm is sealed. */
export function offer(names: readonly string[]): void

/** Sets the function that answers every `Machine.call`: one string in, one string out. */
export function openDoor(handler: (method: string, argument: string) => string): void

/**
 * Runs a module of a pack (`<pack id>/cards/x`, with or without `.ts`), if it has not run yet, and gives its default export.
 * Throws what the module threw, again at each call; an unknown name, a circle of imports or a foreign import is an Error that says so.
 */
export function load(name: string): unknown

/** The names of all modules of packs that were defined, in that order, without `.ts`. */
export function moduleNames(): string[]

/** The stack of an error, which scripts see as an empty text; of any other object its own `stack`, and reading it may run a script. */
export function stackOf(thrown: object): unknown

/**
 * The message of an error; of an error that the language threw, its message before a script caught it. Of any other object its own `message`, and
 * reading it may run a script.
 */
export function messageOf(thrown: object): unknown

/** The stack overflow that a script met since the last call, if any: the script's behaviour after it depends on the machine. */
export function takeOverflow(): object | undefined

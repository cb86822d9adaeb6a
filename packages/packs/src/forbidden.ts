/**
 * The names that scripts may not use, each with the reason and a replacement. A game must give the same result in every engine, and it must
 * be possible to stop, undo and replay it at any time.
 */
import { languageMembers } from './language-members.ts'

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

const collection = (name: string): Refusal => ({
  code: 'gate/collection',
  message: `${name} cannot be used: it is no JSON and cannot be rolled back, saved or compared.`,
  remedy: name.endsWith('Map') ? 'Use a plain object, or the card’s memory.' : 'Use an array, or an object with keys.',
})
const suspends = (name: string): Refusal => ({
  code: 'gate/suspend',
  message: `${name} cannot be used: scripts run synchronously.`,
  remedy: 'Write plain synchronous code; the engine pauses by itself at `choose`.',
})
const reflection = (name: string): Refusal => ({
  code: 'gate/reflection',
  message: `${name} cannot be used: it can read or change objects of the engine.`,
  remedy: 'Use the functions of the script API.',
})
const clock: Refusal = {
  code: 'gate/clock',
  message: 'Date cannot be used: a game has no clock, so that it can be replayed.',
  remedy: 'Count rounds or phases, or keep a number in the card’s memory.',
}
const locale = (name: string): Refusal => ({
  code: 'gate/locale',
  message: `${name} cannot be used: its result depends on the machine.`,
  remedy: 'Compare with < and >; texts for people belong to text/en.json.',
})
const host = (name: string): Refusal => ({
  code: 'gate/host',
  message: `${name} does not exist for scripts: they have no console, clock, network or files.`,
  remedy: 'Take it out; to look into a running game use the studio’s inspector.',
})
const modules = (name: string): Refusal => ({
  code: 'gate/require',
  message: `${name} cannot be named in a script.`,
  remedy: 'Write `import { … } from …` at the top and `export` in front of what others may use.',
})
/** @param instead what the author can write */
const missing = (name: string, instead: string): Refusal => ({
  code: 'gate/missing-built-in',
  message: `${name} does not exist for scripts: not every engine has it with the same result.`,
  remedy: instead,
})
const floats = (name: string): Refusal => ({
  code: 'gate/not-an-integer',
  message: `${name} cannot be used: the rules use whole numbers only.`,
  remedy: 'Use an array of whole numbers.',
})
const bigint: Refusal = {
  code: 'gate/bigint',
  message: 'BigInt cannot be used: its operations cannot be interrupted.',
  remedy: 'Use ordinary whole numbers.',
}

/** Globals that a script may not use, and whose names it may not declare either. */
export const forbiddenNames: { readonly [name: string]: Refusal } = {
  Map: collection('Map'),
  Set: collection('Set'),
  WeakMap: collection('WeakMap'),
  WeakSet: collection('WeakSet'),
  WeakRef: collection('WeakRef'),
  FinalizationRegistry: collection('FinalizationRegistry'),
  SharedArrayBuffer: collection('SharedArrayBuffer'),
  Promise: suspends('Promise'),
  Proxy: reflection('Proxy'),
  Reflect: reflection('Reflect'),
  globalThis: reflection('globalThis'),
  eval: reflection('eval'),
  Function: reflection('Function'),
  BigInt: bigint,
  BigInt64Array: bigint,
  BigUint64Array: bigint,
  Float32Array: floats('Float32Array'),
  Float64Array: floats('Float64Array'),
  Date: clock,
  Intl: locale('Intl'),
  require: modules('require'),
  module: modules('module'),
  exports: modules('exports'),
}

const hostNames: { readonly [name: string]: Refusal } = Object.fromEntries(
  [
    'console',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
    'queueMicrotask',
    'performance',
    'fetch',
    'process',
    'window',
    'document',
  ].map((name) => [name, host(name)]),
)

const instead = {
  json: 'Compare and copy the values themselves: what an ability remembers is saved without it.',
  copy: 'Copy with `{ ...object }` or `[...list]`.',
  bytes: 'Use an array of whole numbers.',
  address: 'Take it out: scripts need no web addresses.',
  iterator: 'Make an array of it first, as in `[...values]`, and use the methods of arrays.',
  resource: 'Take it out: scripts have no resources that must be closed.',
}

/** Globals that realms do not have. A script may declare these names itself. */
export const absentNames: { readonly [name: string]: Refusal } = {
  ...hostNames,
  JSON: missing('JSON', instead.json),
  structuredClone: missing('structuredClone', instead.copy),
  ...namesWith(
    instead.bytes,
    'ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Atomics TextEncoder TextDecoder',
  ),
  ...namesWith(instead.address, 'escape unescape encodeURI encodeURIComponent decodeURI decodeURIComponent URL URLSearchParams atob btoa'),
  Iterator: missing('Iterator', instead.iterator),
  ...namesWith(instead.resource, 'DisposableStack AsyncDisposableStack SuppressedError AbortController WebAssembly'),
  Temporal: clock,
}

function namesWith(remedy: string, names: string): { readonly [name: string]: Refusal } {
  return Object.fromEntries(names.split(' ').map((name) => [name, missing(name, remedy)]))
}

/** Properties that scripts may not name, on any object. */
export const forbiddenProperties: { readonly [name: string]: Refusal } = {
  ...Object.fromEntries(
    [
      'constructor',
      '__proto__',
      'prototype',
      'getPrototypeOf',
      'setPrototypeOf',
      '__defineGetter__',
      '__defineSetter__',
      '__lookupGetter__',
      '__lookupSetter__',
    ].map((name) => [name, reflection(`.${name}`)]),
  ),
  ...Object.fromEntries(
    ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map(
      (name) => [name, locale(`.${name}`)],
    ),
  ),
}

/** The allowed members of Math: they give the same whole numbers in every engine. */
export const allowedMath: readonly string[] = languageMembers.Math?.own?.split(' ') ?? []

/** The refusal for a member of Math that is not allowed. */
export function mathRefusal(name: string): Refusal {
  if (name === 'random') {
    const message = 'Math.random cannot be used: chance in a game is named, so that it can be replayed.'
    return { code: 'gate/random', message, remedy: 'Use the script API’s named chance, such as shuffling or picking a random card.' }
  }
  return {
    code: 'gate/math',
    message: `Math.${name} cannot be used: engines differ in its last digits.`,
    remedy: `Use whole numbers; of Math there are ${allowedMath.join(', ')}.`,
  }
}

/** Members of globals for which there is a better remedy than the list of the members that exist. */
const insteadOfMember: { readonly [member: string]: string } = {
  'Array.fromAsync': suspends('').remedy,
  'Error.stackTraceLimit': 'Take it out: scripts read no stacks.',
  'Object.groupBy': 'Write a loop that adds each value to a list of an object.',
  'String.raw': 'Write a text in quotes, with `\\\\` for a backslash.',
}

/** The refusal for a member of a global that realms do not have, as in `Object.groupBy`; undefined for members that exist. */
export function memberRefusal(global: string, name: string): Refusal | undefined {
  const members = Object.hasOwn(languageMembers, global) ? languageMembers[global] : undefined
  if (members === undefined || global === 'Math' || Object.hasOwn(forbiddenNames, global)) return undefined
  const full = `${global}.${name}`
  const better = Object.hasOwn(insteadOfMember, full) ? insteadOfMember[full] : undefined
  const { own = '' } = members
  if (better === undefined && [...own.split(' '), 'name', 'length', 'prototype', ...inheritedByAll].includes(name)) return undefined
  return missing(full, better ?? (own === '' ? 'Take it out.' : `Of ${global} there are ${own.replaceAll(' ', ', ')}.`))
}

/** Members that every function has. */
const inheritedByAll = ['Function', 'Object'].flatMap((name) => languageMembers[name]?.prototype?.split(' ') ?? [])

const markup = 'anchor big blink bold fixed fontcolor fontsize italics link small strike sub sup'.split(' ')

/**
 * Methods of built-in values that realms do not have. A call is refused unless the script declares a method of that name itself. Names
 * that objects of packs may well have are refused only on a literal text or pattern.
 */
export const absentMethods: { readonly [name: string]: { readonly refusal: Refusal; readonly on: 'any value' | 'literals' } } = {
  normalize: {
    refusal: missing('.normalize()', 'Compare texts as they are written; all files of a pack should use the same form of a letter.'),
    on: 'any value',
  },
  compile: { refusal: missing('.compile()', 'Write a new pattern.'), on: 'literals' },
  substr: { refusal: missing('.substr()', 'Write `.slice(from, to)`.'), on: 'any value' },
  ...Object.fromEntries(
    markup.map((name) => [name, { refusal: missing(`.${name}()`, 'Take it out: a text of a game has no HTML.'), on: 'literals' as const }]),
  ),
}

/** Methods of iterators, which not every engine has: arrays have methods of the same names. */
export const iteratorMethods: readonly string[] = 'map filter take drop flatMap reduce toArray forEach some every find'.split(' ')
export const iteratorRefusal = (name: string): Refusal => missing(`.${name}() of an iterator`, instead.iterator)

/** Whether a name is forbidden in scripts, as a variable or as a key of an object. */
export const isForbiddenInScripts = (name: string): boolean =>
  [forbiddenNames, hostNames, forbiddenProperties].some((names) => Object.hasOwn(names, name))

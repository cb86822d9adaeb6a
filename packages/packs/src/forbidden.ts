/**
 * The names that scripts may not use, each with the reason and a replacement. A game must give the same result in every engine, and it must
 * be possible to stop, undo and replay it at any time.
 */

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
  message: `${name} cannot be used: nothing in a script may wait.`,
  remedy: 'Write plain synchronous code; the engine pauses by itself at `choose`.',
})
const reflection = (name: string): Refusal => ({
  code: 'gate/reflection',
  message: `${name} cannot be used: it reaches behind objects that belong to the engine.`,
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
const floats = (name: string): Refusal => ({
  code: 'gate/not-an-integer',
  message: `${name} cannot be used: rules know whole numbers only.`,
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

/** Globals that realms do not have. A script may declare these names itself. */
export const absentNames: { readonly [name: string]: Refusal } = Object.fromEntries(
  [
    'console',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'structuredClone',
    'performance',
    'fetch',
    'process',
    'window',
    'document',
  ].map((name) => [name, host(name)]),
)

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
export const allowedMath: readonly string[] = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc']

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

/** Whether a name is forbidden in scripts, as a variable or as a key of an object. */
export const isForbiddenInScripts = (name: string): boolean =>
  [forbiddenNames, absentNames, forbiddenProperties].some((names) => Object.hasOwn(names, name))

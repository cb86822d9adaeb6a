import { isPlain } from './json.ts'

/**
 * Everything that scripts receive is deeply frozen ("closed"): they cannot write to it, add to it or redefine it. Definitions are frozen once, when
 * they are loaded; objects that are made in play, when they are made.
 */

/** Objects that are known to be deeply frozen: `Object.isFrozen` does not tell this, because a frozen object may contain objects that are not. */
const closed = new WeakSet<object>()

/**
 * Deeply freezes plain data and functions: lists, object literals, functions with their properties, and accessors, which are not called.
 * Instances of classes are skipped: each class of the kernel freezes its own.
 * @returns the same value
 */
export function close<T>(value: T): T {
  const open: object[] = isObject(value) ? [value] : []
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (closed.has(one) || !(typeof one === 'function' || Array.isArray(one) || isPlain(one))) continue
    closeOne(one, open)
    // the prototype of a class is no plain object, so the loop would skip it
    const prototype: unknown = typeof one === 'function' ? Object.getOwnPropertyDescriptor(one, 'prototype')?.value : undefined
    if (isObject(prototype) && !closed.has(prototype)) closeOne(prototype, open)
  }
  return value
}

function closeOne(one: object, open: object[]): void {
  closed.add(one)
  for (const key of Reflect.ownKeys(one)) {
    const { value, get, set } = Object.getOwnPropertyDescriptor(one, key) as PropertyDescriptor
    for (const held of [value, get, set]) if (isObject(held)) open.push(held)
  }
  Object.freeze(one)
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

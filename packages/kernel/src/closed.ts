import { isPlain } from './json.ts'

/**
 * What scripts are handed is closed: nobody can write to it, add to it, or make something else of it. Definitions are closed once, when they are
 * loaded; what is made in play is closed when it is made.
 */

/** What was closed to the bottom before: an object that is merely frozen may hold open ones. */
const closed = new WeakSet<object>()

/**
 * Closes plain data and functions to the bottom: lists, object literals, functions with what hangs on them, and accessors, which are not called.
 * Instances of classes stay as they are: each class of the kernel closes its own.
 * @returns the same value
 */
export function close<T>(value: T): T {
  const open: object[] = isObject(value) ? [value] : []
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (closed.has(one) || !(typeof one === 'function' || Array.isArray(one) || isPlain(one))) continue
    closeOne(one, open)
    // of a class: its own prototype is an instance of another's
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

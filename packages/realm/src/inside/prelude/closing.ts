/**
 * Source text of the prelude: closes the ways to make code from text, and freezes all remaining built-ins, so that no script can change the
 * language for another script.
 */
export const closing = `// ---- no code from text -------------------------------------------------------------------------------------------------
for (const prototype of functionKinds) {
  const closed = { constructor() { throw new TypeErrorHere('code cannot be made from text here') } }.constructor
  const blocked = function Function() { throw new TypeErrorHere('code cannot be made from text here') }
  const constructor = prototype === FunctionPrototype ? blocked : closed
  if (prototype === FunctionPrototype) defineProperty(blocked, 'prototype', { value: FunctionPrototype, writable: false })
  defineProperty(prototype, 'constructor', { value: constructor, writable: false, enumerable: false, configurable: false })
  if (prototype === FunctionPrototype) global.Function = blocked
}

// ---- arguments of bound functions: recorded to be frozen, since they cannot be reached from the function -----------------
{
  const { bind } = FunctionPrototype
  replaceMethod(FunctionPrototype, 'bind', { method(...given) {
    if (sealed && loading.length > 0) hold(() => given)
    return apply(bind, this, given)
  } }.method)
}

// ---- freeze --------------------------------------------------------------------------------------------------------------
/** A frozen prototype forbids to give an object an own member of the same name by assignment; an accessor allows it. */
const allowOverride = (object, names) => {
  for (const key of names) {
    const descriptor = getOwnPropertyDescriptor(object, key)
    if (!descriptor || !('value' in descriptor) || !descriptor.configurable) continue
    const value = descriptor.value
    // freeze it here, because freezing does not call accessors
    if (typeof value === 'function') hidden.push(value)
    defineProperty(object, key, {
      get: { get() { return value } }.get,
      set: { set(other) {
        if (this === object) throw new TypeErrorHere(text(key) + ' is read-only')
        defineProperty(this, key, { value: other, writable: true, enumerable: true, configurable: true })
      } }.set,
      enumerable: false,
      configurable: false,
    })
  }
}
allowOverride(ObjectPrototype, ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'])
for (const name of ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'AggregateError']) {
  if (global[name]) allowOverride(global[name].prototype, ['name', 'message', 'toString', 'constructor'])
}
allowOverride(FunctionPrototype, ['name', 'toString'])

const frozen = new SetHere()
const freezeAll = (root) => {
  const open = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || value === global || frozen.has(value)) continue
    frozen.add(value)
    for (const key of ownKeys(value)) {
      const descriptor = getOwnPropertyDescriptor(value, key)
      if ('value' in descriptor) open.push(descriptor.value)
      else open.push(descriptor.get, descriptor.set)
    }
    open.push(getPrototypeOf(value))
    freeze(value)
  }
}
for (const name of stays) freezeAll(global[name])
for (const one of hidden) freezeAll(one)
freezeAll(getPrototypeOf(global))
freezeAll(engineJson)
for (const one of frozen) builtIns.add(one)

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'
const isPlain = (value) => {
  if (typeof value === 'function') return true
  const prototype = getPrototypeOf(value)
  return prototype === ObjectPrototype || prototype === ArrayPrototype || prototype === null
}

/** Freezes deeply: functions and accessors, classes with their prototypes and base classes, and other objects if they are of the given kind. */
const freezeDeep = (root, kind, most = Infinity) => {
  const open = [root]
  let count = 0
  const close = (value) => {
    frozen.add(value)
    for (const key of ownKeys(value)) {
      const descriptor = getOwnPropertyDescriptor(value, key)
      open.push(descriptor.value, descriptor.get, descriptor.set)
    }
    freeze(value)
  }
  while (open.length > 0 && count < most) {
    const value = open.pop()
    if (!isObject(value) || value === global || frozen.has(value) || !kind(value)) continue
    count++
    close(value)
    if (typeof value !== 'function') continue
    open.push(getPrototypeOf(value))
    // it is an instance of the base class, not plain data
    const prototype = getOwnPropertyDescriptor(value, 'prototype')
    if (prototype && isObject(prototype.value) && !frozen.has(prototype.value)) close(prototype.value)
  }
}
/** Freezes the exports of engine modules, except the contents of Map, Set and class instances, which the engine changes. */
const freezePlain = (root) => freezeDeep(root, isPlain)
const ITERATOR = 'a script keeps an iterator from one call to the next, which remembers how far it was read: make it where it is read, or keep a list'
/** Freezes all values that a script of a pack holds at its top level or in its closures, so that none of them keeps state between calls. */
const freezeHeld = (root, most) => freezeDeep(root, (value) => {
  if (typeof value === 'object' && apply(isPrototypeOf, IteratorPrototype, [value])) throw new TypeErrorHere(ITERATOR)
  return true
}, most)`

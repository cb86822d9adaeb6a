import { languageMembers } from '@questwright/packs/language'

/**
 * Source text of the prelude: deletes all globals that `allowed-names.ts` does not list, and all members that `languageMembers` does not list. Before that it collects the built-ins that are
 * reachable only through syntax, such as iterator prototypes, so that `closing.ts` can freeze them as well.
 */
export const globals = `// ---- globals: a list of what stays ---------------------------------------------------------------------------------
const stays = new SetHere(globalNames)

/** Removes own members of an object that are not on the list. */
const keepOnly = (object, names) => {
  const kept = new SetHere(names)
  for (const key of ownKeys(object)) if (typeof key === 'string' && !kept.has(key) && getOwnPropertyDescriptor(object, key).configurable) delete object[key]
}

/** Objects that can be reached only through syntax, not from a global. Collected before anything is removed. */
const iteratorOf = (iterable) => getPrototypeOf(iterable[Symbol.iterator]())
const IteratorPrototype = getPrototypeOf(iteratorOf([]))
const isPrototypeOf = ObjectPrototype.isPrototypeOf
const hidden = []
const functionKinds = []
const collect = (make) => {
  try {
    const found = make()
    if (found) hidden.push(found)
  } catch {}
}
collect(() => iteratorOf([]))
collect(() => iteratorOf(''))
collect(() => iteratorOf(new MapHere()))
collect(() => iteratorOf(new SetHere()))
collect(() => getPrototypeOf('x'.matchAll(/x/g)))
collect(() => getPrototypeOf(iteratorOf([])))
collect(() => getPrototypeOf([].values().map((x) => x)))
collect(() => getPrototypeOf(Iterator.from({ next() {} })))
collect(() => getOwnPropertyDescriptor(function () { return arguments }(), 'callee').get)
for (const one of [function () {}, function* () {}, async function () {}, async function* () {}]) {
  const prototype = getPrototypeOf(one)
  functionKinds.push(prototype)
  hidden.push(prototype)
  if (prototype.prototype) hidden.push(prototype.prototype, getPrototypeOf(prototype.prototype))
  if (one.prototype) hidden.push(getPrototypeOf(one.prototype))
}
collect(() => Promise)
collect(() => BigInt)
collect(() => getPrototypeOf(Int8Array))
for (const name of ['BigInt', 'Promise', 'ArrayBuffer', 'DataView', 'Iterator', 'InternalError']) collect(() => global[name])

for (const key of ownKeys(global)) {
  if (typeof key === 'string' && !stays.has(key)) {
    const descriptor = getOwnPropertyDescriptor(global, key)
    if (descriptor && descriptor.configurable) delete global[key]
  }
}

// ---- built-ins that differ between engines, machines or days -------------------------------------------------------
const members = ${JSON.stringify(languageMembers)}
const listed = (names, ...always) => (names === undefined ? always : [...names.split(' '), ...always])
for (const name of keysOf(members)) {
  const { own, prototype } = members[name]
  keepOnly(global[name], listed(own, 'prototype', 'length', 'name'))
  if (global[name].prototype) keepOnly(global[name].prototype, listed(prototype, 'constructor', 'length', 'name'))
}
keepOnly(IteratorPrototype, [])
delete IteratorPrototype[Symbol.toStringTag]
/** The source text of a built-in function differs between engines. */
defineProperty(FunctionPrototype, 'toString', { value: { toString() { return 'function' } }.toString, writable: true, enumerable: false, configurable: true })`

/**
 * The first script of every machine, as source text (plain JavaScript: it must run in QuickJS and in V8, and no bundler may touch it).
 *
 * It evaluates to a function `(note, walls, globalNames, parameterNames) => control`. `note` is the one host function: with one number it notes what runs, with three a checkpoint; `walls` is `'guarded'` (QuickJS) or
 * `'trusted'` (native: the same globals, but built-in methods keep their full speed because nothing there is a stranger's).
 * `control` has `define(name, factory, sourceLength)`, `seal()`, `call(method, argument)`, `problem()` and `tell(error)`; the host keeps
 * these and nothing inside can reach them.
 *
 * What it does, in this order: keeps what the engine needs, removes every global that is not on the list, removes what differs between
 * engines or machines, keeps stacks to the engine, guards the built-ins that can run for minutes without being interrupted, closes `Function`, freezes the rest.
 */
/** The globals that a machine has; all others are removed. */
export const GLOBAL_NAMES: readonly string[] = [
  'Object',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Math',
  'Reflect',
  'RegExp',
  'Function',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AggregateError',
  'Infinity',
  'NaN',
  'undefined',
  'isFinite',
  'isNaN',
  'parseInt',
  'parseFloat',
  'globalThis',
]

export const PRELUDE = `(function (note, walls, globalNames, parameterNames) {
'use strict'

// ---- what stays in this closure ------------------------------------------------------------------------------------
const global = globalThis
const { freeze, getPrototypeOf, getOwnPropertyDescriptor, defineProperty } = Object
const { ownKeys, apply } = Reflect
const isArray = Array.isArray
const ArrayPrototype = Array.prototype
const StringPrototype = String.prototype
const ObjectPrototype = Object.prototype
const FunctionPrototype = Function.prototype
const engineJson = { parse: JSON.parse, stringify: JSON.stringify }
const stringify = JSON.stringify
const text = String
const TypeErrorHere = TypeError
const RangeErrorHere = RangeError
const ErrorHere = Error
const InternalErrorHere = globalThis.InternalError
const MapHere = Map
const SetHere = Set
const WeakMapHere = WeakMap
const functionText = FunctionPrototype.toString
const RangeErrorPrototype = RangeError.prototype
const setPrototypeOf = Object.setPrototypeOf
const construct = Reflect.construct
const test = RegExp.prototype.test
const spreadable = Symbol.isConcatSpreadable

// ---- globals: a list of what stays ---------------------------------------------------------------------------------
const stays = new SetHere(globalNames)

/** Removes own members of an object that are not on the list. */
const keepOnly = (object, names) => {
  const kept = new SetHere(names)
  for (const key of ownKeys(object)) if (typeof key === 'string' && !kept.has(key) && getOwnPropertyDescriptor(object, key).configurable) delete object[key]
}
const remove = (object, names) => {
  for (const key of names) delete object[key]
}

/** Objects that no global leads to, but syntax does. Collected before anything is removed. */
const iteratorOf = (iterable) => getPrototypeOf(iterable[Symbol.iterator]())
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

// ---- what differs from engine to engine, from machine to machine or from day to day ---------------------------------
keepOnly(Math, ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'])
remove(String, ['raw'])
remove(StringPrototype, ['normalize', 'localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase',
  'anchor', 'big', 'blink', 'bold', 'fixed', 'fontcolor', 'fontsize', 'italics', 'link', 'small', 'strike', 'sub', 'sup', 'substr'])
remove(ArrayPrototype, ['toLocaleString'])
remove(Array, ['fromAsync'])
remove(Number.prototype, ['toLocaleString'])
remove(ObjectPrototype, ['toLocaleString', '__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__'])
remove(RegExp.prototype, ['compile'])
keepOnly(RegExp, ['prototype', 'length', 'name', 'escape'])
remove(Error, ['captureStackTrace', 'prepareStackTrace'])
/** The text of a built-in function is the engine's own, and differs from one engine to the other. */
defineProperty(FunctionPrototype, 'toString', { value: { toString() { return 'function' } }.toString, writable: true, enumerable: false, configurable: true })

// ---- stacks: they tell how the engine came to call a script, which differs between playing and playing again ------------
if (typeof Error.stackTraceLimit === 'number') Error.stackTraceLimit = 14
const stacks = new WeakMapHere()
/** Takes the stack of an error away, for the engine alone. It is closed rather than deleted: QuickJS writes a new one when an error without any is thrown. */
const hideStack = (value) => {
  if (typeof value !== 'object' || value === null) return
  const own = getOwnPropertyDescriptor(value, 'stack')
  if (!own || own.enumerable || !own.configurable) return
  const stack = value.stack
  if (typeof stack === 'string') stacks.set(value, stack)
  defineProperty(value, 'stack', { value: '', writable: true, enumerable: false, configurable: false })
}
const stackOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? stacks.get(thrown) : undefined
  return hidden === undefined ? thrown.stack : hidden
}
/** Messages of errors that the language threw and a script caught, for the engine alone. */
const messages = new WeakMapHere()
const messageOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? messages.get(thrown) : undefined
  return hidden === undefined ? thrown.message : hidden
}
/** Whether the language threw it and no script has seen it yet: errors that are made here come out with their stack closed. */
const isOfLanguage = (value) => {
  if (typeof value !== 'object' || value === null || !(value instanceof ErrorHere)) return false
  const own = getOwnPropertyDescriptor(value, 'stack')
  return own !== undefined && own.configurable && !own.enumerable
}
const OVERFLOW = /stack overflow|call stack size exceeded|too much recursion/i
/**
 * Called with what a catch of a script caught, before the script sees it. The language's own errors are worded by each engine, and QuickJS has a class of its
 * own: what a script sees of them is the same in both. How deep a recursion goes until the stack is full depends on what lies below it, so that no script may go on after it: it is thrown
 * again, and kept for the engine in case that something of the script throws another error instead.
 */
let overflow
const takeOverflow = () => {
  const found = overflow
  overflow = undefined
  return found
}
const showCaught = (value) => {
  if (!isOfLanguage(value)) return
  const { message } = value
  if (typeof message === 'string' && apply(test, OVERFLOW, [message])) {
    overflow = value
    throw value
  }
  hideStack(value)
  if (InternalErrorHere && value instanceof InternalErrorHere) setPrototypeOf(value, RangeErrorPrototype)
  messages.set(value, message)
  for (const key of ownKeys(value)) if (key !== 'stack' && key !== 'message') delete value[key]
  defineProperty(value, 'message', { value: value.name, writable: true, enumerable: false, configurable: true })
}
/** A constructor of errors whose stacks only the engine sees. Errors that are thrown by the language itself are closed where a script catches them: the compiler says so to the realm. */
const closeStacks = (original, parent) => {
  const prototype = original.prototype
  const made = function (...given) {
    const error = construct(original, given, new.target === undefined ? made : new.target)
    hideStack(error)
    return error
  }
  for (const key of ownKeys(original)) {
    if (key === 'stackTraceLimit') continue
    defineProperty(made, key, getOwnPropertyDescriptor(original, key))
  }
  defineProperty(prototype, 'constructor', { value: made, writable: true, enumerable: false, configurable: true })
  if (parent) Object.setPrototypeOf(made, parent)
  return made
}
{
  const own = [InternalErrorHere, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError]
  const closed = closeStacks(ErrorHere)
  for (const one of own) {
    if (typeof one !== 'function') continue
    const made = closeStacks(one, closed)
    if (stays.has(one.name)) global[one.name] = made
    hidden.push(one, made)
  }
  hidden.push(ErrorHere)
  global.Error = closed
}

// ---- built-ins that can run for minutes between two polls of the interrupt handler ------------------------------------
const LONGEST_ARRAY = 100000
const LONGEST_STRING = 100000
const LONGEST_SEARCH = 10000000

/** Long work inside a built-in is paid here, turn by turn, because only loops of scripts are polled. */
const pay = (work) => {
  for (let left = work >> 6; left > 0; left--);
}
const refuseArray = (list, name) => {
  if (!isArray(list)) throw new TypeErrorHere('Array.prototype.' + name + ' works on arrays only: copy the items into an array first')
  if (list.length > LONGEST_ARRAY) throw new RangeErrorHere(name + ': the array is longer than ' + LONGEST_ARRAY)
  pay(list.length)
}
const refuseString = (name) => {
  throw new RangeErrorHere(name + ': the string is longer than ' + LONGEST_STRING)
}
const replaceMethod = (object, name, method) => {
  const original = getOwnPropertyDescriptor(object, name)
  if (!original) return
  defineProperty(method, 'length', { value: original.value.length, configurable: true })
  defineProperty(method, 'name', { value: name, configurable: true })
  defineProperty(object, name, { value: method, writable: true, enumerable: false, configurable: true })
}

const guardArrays = () => {
  // Methods whose absent arguments mean the same as undefined: no argument list is built for them.
  for (const name of ['reverse', 'shift', 'toReversed', 'sort', 'toSorted', 'join']) {
    const original = ArrayPrototype[name]
    if (original) replaceMethod(ArrayPrototype, name, { method(one) {
      if (!isArray(this) || this.length > 256) refuseArray(this, name)
      return original.call(this, one)
    } }.method)
  }
  for (const name of ['forEach', 'map', 'filter', 'every', 'some', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap',
    'indexOf', 'includes', 'slice', 'with']) {
    const original = ArrayPrototype[name]
    if (original) replaceMethod(ArrayPrototype, name, { method(one, two) {
      if (!isArray(this) || this.length > 256) refuseArray(this, name)
      return original.call(this, one, two)
    } }.method)
  }
  for (const name of ['fill', 'copyWithin']) {
    const original = ArrayPrototype[name]
    if (original) replaceMethod(ArrayPrototype, name, { method(one, two, three) {
      if (!isArray(this) || this.length > 256) refuseArray(this, name)
      return original.call(this, one, two, three)
    } }.method)
  }
  for (const name of ['reduce', 'reduceRight', 'lastIndexOf', 'splice', 'toSpliced', 'unshift']) {
    const original = ArrayPrototype[name]
    if (original) replaceMethod(ArrayPrototype, name, { method(...given) {
      if (!isArray(this) || this.length > 256) refuseArray(this, name)
      return apply(original, this, given)
    } }.method)
  }
  const flat = ArrayPrototype.flat
  replaceMethod(ArrayPrototype, 'flat', { method(depth) {
    refuseArray(this, 'flat')
    return flat.call(this, depth > 64 ? 64 : depth)
  } }.method)
  const concat = ArrayPrototype.concat
  replaceMethod(ArrayPrototype, 'concat', { method(...given) {
    refuseArray(this, 'concat')
    for (let index = 0; index < given.length; index++) {
      const one = given[index]
      if (isArray(one)) refuseArray(one, 'concat')
      else if (typeof one === 'object' && one !== null && spreadable in one) throw new TypeErrorHere('concat takes arrays and single items only')
    }
    return apply(concat, this, given)
  } }.method)
}

const guardStrings = () => {
  const { indexOf, lastIndexOf, includes, split, replace, replaceAll, repeat, padStart, padEnd } = StringPrototype
  const check = (self, part, name) => {
    if (typeof self !== 'string') throw new TypeErrorHere(name + ' works on strings only')
    if (typeof part === 'object' && part !== null) throw new TypeErrorHere(name + ' takes a string')
    if (self.length > LONGEST_STRING) refuseString(name)
    if (typeof part === 'string') {
      const work = self.length * part.length
      if (work > LONGEST_SEARCH) throw new RangeErrorHere(name + ': the text and the searched text are too long together')
      pay(work)
    }
  }
  const checkPattern = (self, pattern, name) => {
    if (typeof pattern !== 'object' || pattern === null) return check(self, pattern, name)
    if (typeof self !== 'string') throw new TypeErrorHere(name + ' works on strings only')
    if (self.length > LONGEST_STRING) refuseString(name)
  }
  replaceMethod(StringPrototype, 'indexOf', { method(part, from) {
    check(this, part, 'indexOf')
    return indexOf.call(this, part, from)
  } }.method)
  replaceMethod(StringPrototype, 'lastIndexOf', { method(...given) {
    check(this, given[0], 'lastIndexOf')
    return apply(lastIndexOf, this, given)
  } }.method)
  replaceMethod(StringPrototype, 'includes', { method(part, from) {
    check(this, part, 'includes')
    return includes.call(this, part, from)
  } }.method)
  replaceMethod(StringPrototype, 'split', { method(pattern, most) {
    checkPattern(this, pattern, 'split')
    return split.call(this, pattern, most)
  } }.method)
  replaceMethod(StringPrototype, 'replace', { method(pattern, by) {
    checkPattern(this, pattern, 'replace')
    return replace.call(this, pattern, by)
  } }.method)
  replaceMethod(StringPrototype, 'replaceAll', { method(pattern, by) {
    checkPattern(this, pattern, 'replaceAll')
    if (typeof by === 'string' && this.length * by.length > LONGEST_SEARCH) refuseString('replaceAll')
    return replaceAll.call(this, pattern, by)
  } }.method)
  replaceMethod(StringPrototype, 'repeat', { method(times) {
    if (typeof this !== 'string' || typeof times !== 'number' || this.length * times > LONGEST_STRING) refuseString('repeat')
    return repeat.call(this, times)
  } }.method)
  replaceMethod(StringPrototype, 'padStart', { method(length, fill) {
    if (typeof this !== 'string' || typeof length !== 'number' || length > LONGEST_STRING) refuseString('padStart')
    return padStart.call(this, length, fill)
  } }.method)
  replaceMethod(StringPrototype, 'padEnd', { method(length, fill) {
    if (typeof this !== 'string' || typeof length !== 'number' || length > LONGEST_STRING) refuseString('padEnd')
    return padEnd.call(this, length, fill)
  } }.method)
}

if (walls === 'guarded') {
  guardArrays()
  guardStrings()
}

// ---- no code from text -------------------------------------------------------------------------------------------------
for (const prototype of functionKinds) {
  const closed = { constructor() { throw new TypeErrorHere('code cannot be made from text here') } }.constructor
  const blocked = function Function() { throw new TypeErrorHere('code cannot be made from text here') }
  const constructor = prototype === FunctionPrototype ? blocked : closed
  if (prototype === FunctionPrototype) defineProperty(blocked, 'prototype', { value: FunctionPrototype, writable: false })
  defineProperty(prototype, 'constructor', { value: constructor, writable: false, enumerable: false, configurable: false })
  if (prototype === FunctionPrototype) global.Function = blocked
}

// ---- freeze --------------------------------------------------------------------------------------------------------------
/** A frozen prototype forbids to give an object an own member of the same name by assignment; an accessor allows it. */
const allowOverride = (object, names) => {
  for (const key of names) {
    const descriptor = getOwnPropertyDescriptor(object, key)
    if (!descriptor || !('value' in descriptor) || !descriptor.configurable) continue
    const value = descriptor.value
    // behind an accessor it is found by no walk
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

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'
const isPlain = (value) => {
  if (typeof value === 'function') return true
  const prototype = getPrototypeOf(value)
  return prototype === ObjectPrototype || prototype === ArrayPrototype || prototype === null
}

/** Freezes to the bottom: functions and accessors, classes with their prototypes and those that they extend, and of other things those of the given kind. */
const freezeDeep = (root, kind, most) => {
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
    // an instance of the class that it extends, and no plain data
    const prototype = getOwnPropertyDescriptor(value, 'prototype')
    if (prototype && isObject(prototype.value) && !frozen.has(prototype.value)) close(prototype.value)
  }
}
/** What modules export, without the inside of Map, Set and class instances: those are the engine's working parts. */
const freezePlain = (root) => freezeDeep(root, isPlain, Infinity)
/** What a script of a pack holds at its top level: all of it, so that none of it keeps state from one call to the next. */
const freezeHeld = (root, most) => freezeDeep(root, () => true, most)

// ---- modules ---------------------------------------------------------------------------------------------------------------
const modules = new MapHere()
const offered = new SetHere()
let sealed = false
let door = null
let failure = ''

const isEngine = (name) => name.startsWith('@questwright/')
const withoutSuffix = (name) => (name.endsWith('.ts') || name.endsWith('.js') ? name.slice(0, -3) : name)

const resolve = (from, wanted) => {
  if (typeof wanted !== 'string') throw new TypeErrorHere(from + ': a module is named by a string')
  if (isEngine(from)) return wanted
  if (!wanted.startsWith('./') && !wanted.startsWith('../')) {
    if (offered.has(wanted)) return wanted
    throw new ErrorHere(from + " imports '" + wanted + "': scripts may import " + [...offered].join(', ') + ' and files of their own pack')
  }
  const parts = from.split('/')
  parts.pop()
  for (const part of withoutSuffix(wanted).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
    if (parts.length < 1) throw new ErrorHere(from + " imports '" + wanted + "': that lies outside its pack")
  }
  if (parts[0] !== from.split('/')[0]) throw new ErrorHere(from + " imports '" + wanted + "': that lies outside its pack")
  return parts.join('/')
}

// In a context of V8 each look-up of a global costs more than the call behind it; there the wrapper takes them as parameters.
const parameters = parameterNames.map((name) => global[name])

const loading = []
const load = (name, from) => {
  const module = modules.get(name)
  if (!module) throw new ErrorHere((from ? from + " imports '" + name + "'" : "'" + name + "'") + ': there is no such module')
  if (module.state === 'ready') return module.exports
  if (module.state === 'failed') throw module.error
  if (module.state === 'loading') {
    throw new ErrorHere('modules import each other in a circle: ' + [...loading.slice(loading.indexOf(name)), name].join(' -> '))
  }
  module.state = 'loading'
  loading.push(name)
  try {
    const given = { exports: {}, close: (...held) => { for (const one of held) freezeHeld(one, Infinity) }, caught: showCaught }
    const require = (wanted) => load(resolve(name, wanted), name)
    // Called as a plain function: the record of the module must not become its "this".
    const factory = module.factory
    if (isEngine(name)) factory(given.exports, require, given, engineJson, ...parameters)
    else factory(given.exports, require, given, ...parameters)
    const full = takeOverflow()
    if (full) throw full
    module.exports = given.exports
    // a definition larger than this is none that the engine takes
    if (!isEngine(name)) freezeHeld(module.exports, 4000)
    module.state = 'ready'
    return module.exports
  } catch (error) {
    module.state = 'failed'
    module.error = error
    throw error
  } finally {
    loading.pop()
    module.factory = null
  }
}

const addModule = (name, exports) => modules.set(name, { state: 'ready', exports, factory: null, error: null })

addModule('@questwright/realm/inside', freeze({
  noteRunning: (n) => { note(n) },
  noteCheckpoint: (inputs, high, low) => { note(inputs, high, low) },
  stackOf,
  messageOf,
  takeOverflow,
  offer: (names) => { for (const name of names) offered.add(name) },
  openDoor: (handler) => { door = handler },
  load: (name) => load(withoutSuffix(name), '').default,
  moduleNames: () => [...modules.keys()].filter((name) => !isEngine(name)),
}))

/** V8 refuses to freeze the global object of a context of its own: there each member is closed instead. */
const closeGlobal = () => {
  try {
    freeze(global)
  } catch {
    for (const key of ownKeys(global)) {
      const descriptor = getOwnPropertyDescriptor(global, key)
      if (descriptor.configurable && 'value' in descriptor) {
        defineProperty(global, key, { value: descriptor.value, enumerable: false, writable: false, configurable: false })
      }
    }
  }
}

// ---- what the host keeps -----------------------------------------------------------------------------------------------------
const describe = (error) => {
  const told = { name: 'Error', message: '', stack: '' }
  try {
    if (typeof error === 'object' && error !== null) {
      told.name = text(error.name)
      told.message = text(messageOf(error))
      const stack = stackOf(error)
      told.stack = text(stack === undefined ? '' : stack)
    } else {
      told.name = 'Thrown'
      told.message = typeof error === 'symbol' ? 'a symbol' : text(error)
    }
  } catch {
    told.message = 'an error that cannot be read'
  }
  told.name = told.name.slice(0, 100)
  told.message = told.message.slice(0, 2000)
  told.stack = told.stack.slice(0, 8000)
  return stringify(told)
}
const guarded = (body) => {
  try {
    return body()
  } catch (error) {
    failure = describe(error)
    return 0
  }
}

return freeze({
  define: (name, factory, sourceLength) => guarded(() => {
    const key = withoutSuffix(name)
    if (sealed ? isEngine(key) : !isEngine(key)) {
      throw new ErrorHere("'" + name + "': modules of the engine are defined before the realm is sealed, those of packs after it")
    }
    if (modules.has(key)) throw new ErrorHere("'" + name + "' is defined twice")
    if (typeof factory !== 'function' || (sourceLength > 0 && apply(functionText, factory, []).length !== sourceLength)) {
      throw new SyntaxError("'" + name + "' is not the body of one module: its brackets close too early")
    }
    modules.set(key, { state: 'defined', exports: undefined, factory, error: null })
    return ''
  }),
  seal: () => guarded(() => {
    for (const name of [...modules.keys()]) load(name, '')
    // not only what scripts may import: from any object that they are given, its class can be reached
    for (const name of [...modules.keys()]) {
      const exports = load(name, '')
      freezePlain(exports)
      for (const key of ownKeys(exports)) freezePlain(exports[key])
    }
    closeGlobal()
    sealed = true
    return ''
  }),
  call: (method, argument) => {
    try {
      if (!sealed || typeof door !== 'function') throw new ErrorHere('the door is closed: the engine calls openDoor, then the realm is sealed')
      const answer = door(method, argument)
      if (typeof answer !== 'string') throw new TypeErrorHere(method + ': the door answers with a string')
      return answer
    } catch (error) {
      failure = describe(error)
      return 0
    }
  },
  problem: () => failure,
  tell: (error) => describe(error),
})
})`

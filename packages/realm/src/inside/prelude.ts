/**
 * The first script of every machine, as source text (plain JavaScript: it must run in QuickJS and in V8, and no bundler may touch it).
 *
 * It evaluates to a function `(note, walls, globalNames, parameterNames) => control`. `note` is the one host function: with one number it notes what runs, with three a checkpoint; `walls` is `'guarded'` (QuickJS) or
 * `'trusted'` (native: the same globals, but built-in methods keep their full speed because nothing there is a stranger's).
 * `control` has `define(name, factory, sourceLength)`, `seal()`, `call(method, argument)`, `problem()` and `tell(error)`; the host keeps
 * these and nothing inside can reach them.
 *
 * What it does, in this order: keeps what the engine needs, removes every global that is not on the list, removes what differs between
 * engines or machines, or does it once for all of them, keeps stacks to the engine, guards the built-ins that can run for minutes without being interrupted,
 * closes `Function`, freezes the rest.
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

/** What the built-in things of the language have, by the name of a global: what was added to it later is there in some engines only, and is removed. */
const MEMBERS: { readonly [name: string]: { readonly own?: string; readonly prototype?: string } } = {
  Object: {
    own: 'assign create defineProperties defineProperty entries freeze fromEntries getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf hasOwn is isExtensible isFrozen isSealed keys preventExtensions seal setPrototypeOf values',
    prototype: 'hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf',
  },
  Array: {
    own: 'from isArray of',
    prototype:
      'at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted toSpliced toString unshift values with',
  },
  String: {
    own: 'fromCharCode fromCodePoint',
    prototype:
      'at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf match matchAll padEnd padStart repeat replace replaceAll search slice split startsWith substring toLowerCase toString toUpperCase toWellFormed trim trimEnd trimLeft trimRight trimStart valueOf',
  },
  Number: {
    own: 'EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
    prototype: 'toExponential toFixed toPrecision toString valueOf',
  },
  Boolean: { prototype: 'toString valueOf' },
  Symbol: {
    own: 'asyncIterator for hasInstance isConcatSpreadable iterator keyFor match matchAll replace search species split toPrimitive toStringTag unscopables',
    prototype: 'description toString valueOf',
  },
  Map: { prototype: 'clear delete entries forEach get has keys set size values' },
  Set: { prototype: 'add clear delete entries forEach has keys size values' },
  WeakMap: { prototype: 'delete get has set' },
  WeakSet: { prototype: 'add delete has' },
  Math: { own: 'abs ceil clz32 floor imul max min round sign sqrt trunc' },
  Reflect: {
    own: 'apply construct defineProperty deleteProperty get getOwnPropertyDescriptor getPrototypeOf has isExtensible ownKeys preventExtensions set setPrototypeOf',
  },
  RegExp: { prototype: 'dotAll exec flags global hasIndices ignoreCase multiline source sticky test toString unicode unicodeSets' },
  Function: { prototype: 'apply arguments bind call caller toString' },
  Error: { own: 'stackTraceLimit', prototype: 'message name toString' },
}

export const PRELUDE = `(function (note, walls, globalNames, parameterNames) {
'use strict'

// ---- what stays in this closure ------------------------------------------------------------------------------------
const global = globalThis
const { keys: keysOf, freeze, getPrototypeOf, getOwnPropertyDescriptor, defineProperty } = Object
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
const { isConcatSpreadable: spreadable, match, split: splits, replace: replaces } = Symbol
const NumberPrototype = Number.prototype
const isWhole = Number.isSafeInteger
const MOST_WHOLE = Number.MAX_SAFE_INTEGER

// ---- globals: a list of what stays ---------------------------------------------------------------------------------
const stays = new SetHere(globalNames)

/** Removes own members of an object that are not on the list. */
const keepOnly = (object, names) => {
  const kept = new SetHere(names)
  for (const key of ownKeys(object)) if (typeof key === 'string' && !kept.has(key) && getOwnPropertyDescriptor(object, key).configurable) delete object[key]
}

/** Objects that no global leads to, but syntax does. Collected before anything is removed. */
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

// ---- what differs from engine to engine, from machine to machine or from day to day ---------------------------------
const members = ${JSON.stringify(MEMBERS)}
const listed = (names, ...always) => (names === undefined ? always : [...names.split(' '), ...always])
for (const name of keysOf(members)) {
  const { own, prototype } = members[name]
  keepOnly(global[name], listed(own, 'prototype', 'length', 'name'))
  if (global[name].prototype) keepOnly(global[name].prototype, listed(prototype, 'constructor', 'length', 'name'))
}
keepOnly(IteratorPrototype, [])
delete IteratorPrototype[Symbol.toStringTag]
/** The text of a built-in function is the engine's own, and differs from one engine to the other. */
defineProperty(FunctionPrototype, 'toString', { value: { toString() { return 'function' } }.toString, writable: true, enumerable: false, configurable: true })

// ---- what engines do in their own way is done here, once for all of them ------------------------------------------------
const replaceMethod = (object, name, method) => {
  const original = getOwnPropertyDescriptor(object, name)
  if (!original) return
  defineProperty(method, 'length', { value: original.value.length, configurable: true })
  defineProperty(method, 'name', { value: name, configurable: true })
  defineProperty(object, name, { value: method, writable: true, enumerable: false, configurable: true })
}
const LONGEST_ARRAY = 100000

/**
 * Sorting: which pairs are compared, and in which order, is seen by a comparison that tells something, and decides where one contradicts itself. So it is one sort, stable:
 * short runs by insertion, then merged. Nothing of the list is touched before all comparisons came back.
 */
const RUN = 8
const insertFrom = (items, first, start, end, compare) => {
  for (let next = first; next < end; next++) {
    const item = items[next]
    let at = next - 1
    while (at >= start && compare(items[at], item) > 0) {
      items[at + 1] = items[at]
      at--
    }
    items[at + 1] = item
  }
}
const mergeRuns = (items, compare) => {
  const count = items.length
  for (let start = 0; start < count; start += RUN) insertFrom(items, start + 1, start, start + RUN < count ? start + RUN : count, compare)
  let from = items
  let to = apply(sliceOf, items, [])
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = start + width < count ? start + width : count
      const end = middle + width < count ? middle + width : count
      let left = start
      let right = middle
      let at = start
      while (left < middle && right < end) {
        const one = from[left]
        const other = from[right]
        if (compare(one, other) > 0) {
          to[at++] = other
          right++
        } else {
          to[at++] = one
          left++
        }
      }
      while (left < middle) to[at++] = from[left++]
      while (right < end) to[at++] = from[right++]
    }
    const other = from
    from = to
    to = other
  }
  return from
}
/** How many items at the beginning of a list are in order; none of them is undefined. */
const inOrderFrom = (list, compare) => {
  const count = list.length
  if (count === 0) return 0
  let before = list[0]
  if (before === undefined) return 0
  let sorted = 1
  for (; sorted < count; sorted++) {
    const item = list[sorted]
    if (item === undefined || compare(before, item) > 0) break
    before = item
  }
  return sorted
}
/** @param sorted so many at the beginning are in order @returns the items in their order: the same list where they are few */
const sortItems = (items, compare, sorted) => {
  const count = items.length
  if (sorted >= count) return items
  if (count > 2 * RUN) return mergeRuns(items, compare)
  insertFrom(items, sorted > 0 ? sorted : 1, 0, count, compare)
  return items
}
const { sort: originalSort, slice: sliceOf, includes: includesIn } = ArrayPrototype
/** Items whose texts nobody but the language writes. */
const arePlain = (list) => {
  const count = list.length
  for (let i = 0; i < count; i++) {
    const item = list[i]
    const kind = typeof item
    if ((kind === 'object' && item !== null) || kind === 'function' || kind === 'symbol') return false
  }
  return true
}
const judgeSort = (list, compare, name) => {
  if (compare !== undefined && typeof compare !== 'function') throw new TypeErrorHere(name + ' takes a function that compares two items')
  if (!isArray(list)) throw new TypeErrorHere('Array.prototype.' + name + ' works on arrays only: copy the items into an array first')
  if (list.length > LONGEST_ARRAY) throw new RangeErrorHere(name + ': the array is longer than ' + LONGEST_ARRAY)
}
/** The items in their order, without those that are undefined or not there. What is not comparable by itself is asked for its text once. */
const inOrder = (list, compare, sorted) => {
  let items = apply(sliceOf, list, [])
  if (apply(includesIn, items, [undefined])) {
    const all = items
    items = []
    for (let i = 0, n = 0; i < all.length; i++) if (all[i] !== undefined) items[n++] = all[i]
  }
  if (compare !== undefined) return sortItems(items, compare, sorted)
  const pairs = []
  for (let i = 0; i < items.length; i++) pairs[i] = { item: items[i], text: typeof items[i] === 'symbol' ? '' + items[i] : text(items[i]) }
  const all = sortItems(pairs, (a, b) => (a.text > b.text ? 1 : a.text < b.text ? -1 : 0), 1)
  for (let i = 0; i < all.length; i++) all[i] = all[i].item
  return all
}
replaceMethod(ArrayPrototype, 'sort', { sort(compare) {
  if (typeof compare !== 'function' || !isArray(this) || this.length > LONGEST_ARRAY) judgeSort(this, compare, 'sort')
  const count = this.length
  if (count < 2) return this
  if (compare === undefined && arePlain(this)) return apply(originalSort, this, [])
  const sorted = compare === undefined ? 0 : inOrderFrom(this, compare)
  if (sorted === count) return this
  const items = inOrder(this, compare, sorted)
  const there = items.length
  if (there === count) {
    for (let i = 0; i < count; i++) this[i] = items[i]
    return this
  }
  let gaps = 0
  for (let i = 0; i < count; i++) if (!(i in this)) gaps++
  for (let i = 0; i < there; i++) this[i] = items[i]
  for (let i = there; i < count - gaps; i++) this[i] = undefined
  for (let i = count - gaps; i < count; i++) delete this[i]
  return this
} }.sort)
replaceMethod(ArrayPrototype, 'toSorted', { toSorted(compare) {
  judgeSort(this, compare, 'toSorted')
  const count = this.length
  const items = inOrder(this, compare, compare === undefined ? 0 : inOrderFrom(this, compare))
  for (let i = items.length; i < count; i++) items[i] = undefined
  return items
} }.toSorted)

/** In another base than ten, engines give digits of their own for what is no whole number, or too large a one. */
const numberText = NumberPrototype.toString
const numberOf = NumberPrototype.valueOf
replaceMethod(NumberPrototype, 'toString', { toString(radix) {
  if (radix === undefined) return numberText.call(this)
  const value = typeof this === 'number' ? this : numberOf.call(this)
  const base = +radix
  if (isWhole(value) || value !== value || value - value !== 0 || (base >= 10 && base < 11)) return numberText.call(value, base)
  throw new RangeErrorHere('toString with a base takes whole numbers up to ' + MOST_WHOLE + ': engines write others with different digits')
} }.toString)
const originalParseInt = parseInt
const wholeIn = { parseInt(given, radix) {
  const value = originalParseInt(given, radix)
  if (value > MOST_WHOLE || value < -MOST_WHOLE) throw new RangeErrorHere('parseInt gives whole numbers up to ' + MOST_WHOLE + ': engines read larger ones differently')
  return value
} }.parseInt
replaceMethod(Number, 'parseInt', wholeIn)
replaceMethod(global, 'parseInt', wholeIn)

/** Groups that change flags, and names that two groups share: some engines know them, others refuse the whole file. */
const OriginalRegExp = RegExp
const replaceIn = StringPrototype.replace
const matchIn = StringPrototype.match
const judgePattern = (source) => {
  const groups = apply(replaceIn, apply(replaceIn, source, [/\\\\[^]/g, '']), [/\\[[^\\]]*\\]/g, ''])
  const names = apply(matchIn, groups, [/\\(\\?<[^=!][^>]*>/g]) || []
  if (apply(test, /\\(\\?(?:[a-z]+(?:-[a-z]*)?|-[a-z]*):/, [groups]) || new SetHere(names).size < names.length)
    throw new SyntaxError('a regular expression whose groups change flags, or share a name, is not known to every engine')
}
const checkedRegExp = function RegExp(pattern, flags) {
  if (new.target === undefined && pattern instanceof OriginalRegExp && flags === undefined) return pattern
  const given = pattern instanceof OriginalRegExp ? pattern : pattern === undefined ? '' : text(pattern)
  if (typeof given === 'string') judgePattern(given)
  return construct(OriginalRegExp, [given, flags], new.target === undefined ? checkedRegExp : new.target)
}
defineProperty(checkedRegExp, 'prototype', { value: OriginalRegExp.prototype, writable: false })
defineProperty(OriginalRegExp.prototype, 'constructor', { value: checkedRegExp, writable: true, enumerable: false, configurable: true })
hidden.push(OriginalRegExp)
global.RegExp = checkedRegExp

/** Engines list the members of their own things in orders of their own. */
const builtIns = new SetHere()
const ownNames = Object.getOwnPropertyNames
const ownDescriptors = Object.getOwnPropertyDescriptors
replaceMethod(Object, 'getOwnPropertyNames', { method(value) {
  const names = ownNames(value)
  return builtIns.has(value) ? names.sort() : names
} }.method)
replaceMethod(Object, 'getOwnPropertyDescriptors', { method(value) {
  if (!builtIns.has(value)) return ownDescriptors(value)
  const all = {}
  for (const name of ownNames(value).sort()) all[name] = getOwnPropertyDescriptor(value, name)
  return all
} }.method)

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
  // it comes last, whenever the engine wrote it
  delete value.stack
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
const LONGEST_STRING = 100000
const LONGEST_SEARCH = 10000000

/** Long work inside a built-in is paid here, turn by turn, because only loops of scripts are polled. */
const pay = (work) => {
  for (let left = work >> 6; left > 0; left--);
}
/** What only looks like an array must say its length in a way that cannot change meanwhile. */
const lengthOf = (list, name) => {
  if (isArray(list) || typeof list === 'string') return list.length
  if (typeof list !== 'object' || list === null) return 0
  const own = getOwnPropertyDescriptor(list, 'length')
  if (!own && !('length' in list)) return 0
  if (!own || !('value' in own) || (typeof own.value === 'object' && own.value !== null) || typeof own.value === 'function')
    throw new TypeErrorHere('Array.prototype.' + name + ' works on arrays only: copy the items into an array first')
  return +own.value
}
const refuseArray = (list, name) => {
  const length = lengthOf(list, name)
  if (length > LONGEST_ARRAY) throw new RangeErrorHere(name + ': the array is longer than ' + LONGEST_ARRAY)
  pay(length)
}
const refuseString = (name) => {
  throw new RangeErrorHere(name + ': the string is longer than ' + LONGEST_STRING)
}
const guardArrays = () => {
  // Methods whose absent arguments mean the same as undefined: no argument list is built for them.
  for (const name of ['reverse', 'shift', 'toReversed', 'join']) {
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
  const refuseSpread = (one) => {
    if (isArray(one) || (typeof one === 'object' && one !== null && spreadable in one)) refuseArray(one, 'concat')
  }
  replaceMethod(ArrayPrototype, 'concat', { method(...given) {
    refuseSpread(this)
    for (let index = 0; index < given.length; index++) refuseSpread(given[index])
    return apply(concat, this, given)
  } }.method)
}

/** As the language reads a text, once: what comes after works with the text alone. */
const textOf = (value) => (typeof value === 'string' ? value : typeof value === 'symbol' ? '' + value : text(value))
const selfOf = (self, name) => {
  if (self === null || self === undefined) throw new TypeErrorHere(name + ' works on strings only')
  const said = textOf(self)
  if (said.length > LONGEST_STRING) refuseString(name)
  return said
}

const guardStrings = () => {
  const { indexOf, lastIndexOf, includes, split, replace, replaceAll } = StringPrototype
  const partOf = (self, given, name) => {
    const part = textOf(given)
    if (part.length > LONGEST_STRING) refuseString(name)
    const work = self.length * part.length
    if (work > LONGEST_SEARCH) throw new RangeErrorHere(name + ': the text and the searched text are too long together')
    pay(work)
    return part
  }
  const patternOf = (self, pattern, name, symbol) => {
    if (pattern === undefined || (typeof pattern === 'object' && pattern !== null && pattern[symbol] !== undefined && pattern[symbol] !== null)) return pattern
    return partOf(self, pattern, name)
  }
  // the work of short texts is not counted
  const SHORT = 64
  replaceMethod(StringPrototype, 'indexOf', { method(part, from) {
    if (typeof this === 'string' && typeof part === 'string' && this.length < SHORT && part.length < SHORT) return indexOf.call(this, part, from)
    const self = selfOf(this, 'indexOf')
    return indexOf.call(self, partOf(self, part, 'indexOf'), from)
  } }.method)
  replaceMethod(StringPrototype, 'lastIndexOf', { method(part, from) {
    const self = selfOf(this, 'lastIndexOf')
    return lastIndexOf.call(self, partOf(self, part, 'lastIndexOf'), from)
  } }.method)
  replaceMethod(StringPrototype, 'includes', { method(part, from) {
    if (typeof this === 'string' && typeof part === 'string' && this.length < SHORT && part.length < SHORT) return includes.call(this, part, from)
    const self = selfOf(this, 'includes')
    return includes.call(self, typeof part === 'object' && part !== null && part[match] !== undefined ? part : partOf(self, part, 'includes'), from)
  } }.method)
  replaceMethod(StringPrototype, 'split', { method(pattern, most) {
    if (typeof this === 'string' && typeof pattern === 'string' && this.length < SHORT && pattern.length < SHORT) return split.call(this, pattern, most)
    const self = selfOf(this, 'split')
    return split.call(self, patternOf(self, pattern, 'split', splits), most)
  } }.method)
  replaceMethod(StringPrototype, 'replace', { method(pattern, by) {
    if (typeof this === 'string' && typeof pattern === 'string' && this.length < SHORT && pattern.length < SHORT) return replace.call(this, pattern, by)
    const self = selfOf(this, 'replace')
    return replace.call(self, patternOf(self, pattern, 'replace', replaces), by)
  } }.method)
  replaceMethod(StringPrototype, 'replaceAll', { method(pattern, by) {
    const self = selfOf(this, 'replaceAll')
    if (typeof by === 'string' && self.length * by.length > LONGEST_SEARCH) refuseString('replaceAll')
    return replaceAll.call(self, patternOf(self, pattern, 'replaceAll', replaces), by)
  } }.method)
}

/** How long a text may become by one call is part of what a script sees: it is the same behind both walls. */
const { repeat, padStart, padEnd } = StringPrototype
replaceMethod(StringPrototype, 'repeat', { method(given) {
  const self = typeof this === 'string' ? this : selfOf(this, 'repeat')
  const times = +given
  if (self.length * times > LONGEST_STRING && times < Infinity) refuseString('repeat')
  return repeat.call(self, times)
} }.method)
for (const [name, pad] of [['padStart', padStart], ['padEnd', padEnd]]) {
  replaceMethod(StringPrototype, name, { method(given, fill) {
    const self = typeof this === 'string' ? this : selfOf(this, name)
    const length = +given
    if (length > LONGEST_STRING) refuseString(name)
    return pad.call(self, length, fill)
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

// ---- what a bound function is handed is found by no walk -----------------------------------------------------------------
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
for (const one of frozen) builtIns.add(one)

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'
const isPlain = (value) => {
  if (typeof value === 'function') return true
  const prototype = getPrototypeOf(value)
  return prototype === ObjectPrototype || prototype === ArrayPrototype || prototype === null
}

/** Freezes to the bottom: functions and accessors, classes with their prototypes and those that they extend, and of other things those of the given kind. */
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
    // an instance of the class that it extends, and no plain data
    const prototype = getOwnPropertyDescriptor(value, 'prototype')
    if (prototype && isObject(prototype.value) && !frozen.has(prototype.value)) close(prototype.value)
  }
}
/** What modules export, without the inside of Map, Set and class instances: those are the engine's working parts. */
const freezePlain = (root) => freezeDeep(root, isPlain)
const ITERATOR = 'a script keeps an iterator from one call to the next, which remembers how far it was read: make it where it is read, or keep a list'
/** What a script of a pack holds at its top level, or in its closures: all of it, so that none of it keeps state from one call to the next. */
const freezeHeld = (root, most) => freezeDeep(root, (value) => {
  if (typeof value === 'object' && apply(isPrototypeOf, IteratorPrototype, [value])) throw new TypeErrorHere(ITERATOR)
  return true
}, most)

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
/** What closures of the scripts that are being loaded keep, as they will find it. */
const held = []
const hold = (...variables) => { for (const one of variables) held[held.length] = one }
/** One that was not reached holds nothing. */
const valueOf = (variable) => {
  try {
    return variable()
  } catch {}
}
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
  const before = held.length
  try {
    const given = {
      exports: {},
      close: (...values) => { for (const one of values) freezeHeld(one) },
      hold,
      get loading() { return loading.length > 0 },
      caught: showCaught,
    }
    const require = (wanted) => load(resolve(name, wanted), name)
    // Called as a plain function: the record of the module must not become its "this".
    const factory = module.factory
    if (isEngine(name)) factory(given.exports, require, given, engineJson, ...parameters)
    else factory(given.exports, require, given, ...parameters)
    const full = takeOverflow()
    if (full) throw full
    module.exports = given.exports
    while (held.length > before) freezeHeld(valueOf(held.pop()))
    if (!isEngine(name)) {
      for (const key of ownKeys(module.exports)) if (key !== 'default') freezeHeld(module.exports[key])
      // no name of the file leads to what only stands here, and the engine takes no definition that is larger
      freezeHeld(module.exports, 4000)
    }
    module.state = 'ready'
    return module.exports
  } catch (error) {
    module.state = 'failed'
    module.error = error
    throw error
  } finally {
    loading.pop()
    held.length = before
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

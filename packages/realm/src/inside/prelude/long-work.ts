/**
 * Source text of the prelude: limits for built-ins that can run for minutes without calling the interrupt handler, since fuel alone does
 * not stop these.
 */
export const longWork = `// ---- built-ins that can run for minutes between two polls of the interrupt handler ------------------------------------
const LONGEST_STRING = 100000
const LONGEST_SEARCH = 10000000

/** Counts long work inside a built-in as fuel, loop turn by loop turn, because the interrupt handler is called only in loops of scripts. */
const pay = (work) => {
  for (let left = work >> 6; left > 0; left--);
}
/** The length of an array-like object must be a plain value, which cannot change while the built-in runs. */
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
  // For these methods a missing argument means the same as undefined, so no argument list has to be built.
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

/** Converts a value to text as the language does, but only once: the rest works with the text. */
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
  // work on short texts is not counted as fuel
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

/** The limit of the length of a text that one call makes. A script can observe it, so it is the same in both kinds of machines. */
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
}`

/**
 * Source text of the prelude: saves the built-ins that the other parts need, before any script can change them, and defines how a method is
 * replaced.
 */
export const kept = `// ---- what stays in this closure ------------------------------------------------------------------------------------
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

const replaceMethod = (object, name, method) => {
  const original = getOwnPropertyDescriptor(object, name)
  if (!original) return
  defineProperty(method, 'length', { value: original.value.length, configurable: true })
  defineProperty(method, 'name', { value: name, configurable: true })
  defineProperty(object, name, { value: method, writable: true, enumerable: false, configurable: true })
}
const LONGEST_ARRAY = 100000`

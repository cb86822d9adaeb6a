/**
 * Source text of the prelude: conversion of numbers to text, regular expressions and lists of members give different results in different
 * engines, so they are replaced or refused.
 */
export const sameResults = `/** In another base than ten, engines give different digits for fractions and for very large numbers. */
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

/** Groups that change flags, and names that two groups share: some engines support them, others refuse the whole file. */
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

/** Each engine lists the members of built-in objects in another order. */
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
} }.method)`

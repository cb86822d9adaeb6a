/**
 * The members of built-in objects that the realm keeps, by the name of a global. It removes all others, because not every engine has them or because
 * their results differ between engines. The gate refuses other static members; of methods it refuses only `absentMethods` (forbidden.ts).
 * `Error.stackTraceLimit` is kept for the realm and refused in scripts.
 */
export const languageMembers: { readonly [name: string]: { readonly own?: string; readonly prototype?: string } } = {
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

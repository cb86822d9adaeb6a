import type { Cost, Limit, Part } from './definition.ts'
import { DefinitionError } from './definition-error.ts'
import { copyIn, NotJson } from './json.ts'
import { MOST_PARTS, nameIn, nameOfSort, TooMuch, WrongValue } from './limits.ts'
import { readThrown } from './thrown.ts'
import { isWrittenAt, stackWritten, type WrittenAt } from './written-at.ts'

/**
 * Validates parts of definitions from scripts. Each field is read once and copied or checked; the result is deeply frozen. Of the script it contains
 * only functions, which are called in the name of the part.
 */

type Judge = (value: unknown, what: string) => unknown

const isFunction: Judge = (value, what) => {
  if (typeof value !== 'function') throw new WrongValue(`${what} must be a function, and is ${nameOfSort(value)}`)
  return value
}

const oneOf =
  (...words: readonly string[]): Judge =>
  (value, what) => {
    if (typeof value === 'string' && words.includes(value)) return value
    throw new WrongValue(
      `${what} must be ${words.map((word) => `'${word}'`).join(' or ')}, and is ${typeof value === 'string' ? `'${value.slice(0, 40)}'` : nameOfSort(value)}`,
    )
  }

const either =
  (...words: readonly string[]): Judge =>
  (value, what) =>
    typeof value === 'function' ? value : oneOf(...words)(value, what)

const listOf =
  (judge: Judge, most: number): Judge =>
  (value, what) => {
    if (!Array.isArray(value)) throw new WrongValue(`${what} must be a list, and is ${nameOfSort(value)}`)
    if (value.length > most) throw new TooMuch(`${what} has ${value.length} entries; at most ${most} are allowed`)
    const list: unknown[] = []
    for (let i = 0; i < value.length; i++) list.push(judge(value[i], `${what}, entry ${i + 1},`))
    return Object.freeze(list)
  }

const recordIn = (value: unknown, what: string): { readonly [field: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongValue(`${what} must be an object, and is ${nameOfSort(value)}`)
  return value as { readonly [field: string]: unknown }
}

const limitIn: Judge = (value, what): Limit => {
  const { times, of, period, counts } = recordIn(value, what)
  if (!Number.isSafeInteger(times) || (times as number) < 1)
    throw new WrongValue(`${what} must have a whole number of times from 1, and has ${nameOfSort(times)}`)
  return Object.freeze({
    times: times as number,
    ...(of === undefined ? {} : { of: oneOf('uses', 'amounts')(of, `what ${what} limits`) as NonNullable<Limit['of']> }),
    period: nameIn(period, `the period of ${what}`),
    counts: oneOf('card', 'player')(counts, `what ${what} counts by`) as Limit['counts'],
  })
}

const costIn: Judge = (value, what): Cost => {
  const { slug, can, pay, payers, needs } = recordIn(value, what)
  return Object.freeze({
    slug: nameIn(slug, `the slug of ${what}`),
    can: isFunction(can, `"can" of ${what}`) as Cost['can'],
    pay: isFunction(pay, `"pay" of ${what}`) as Cost['pay'],
    ...(payers === undefined
      ? {}
      : { payers: oneOf('gone', 'there')(payers, `what becomes of the cards that pay ${what}`) as 'gone' | 'there' }),
    ...(needs === undefined ? {} : { needs: isFunction(needs, `"needs" of ${what}`) as NonNullable<Cost['needs']> }),
  })
}

const writtenAtIn: Judge = (value, what) => {
  if (!isWrittenAt(value))
    throw new WrongValue(`${what} is noted by the functions that make parts, and is ${nameOfSort(value)} here: leave it out`)
  return value
}

const FIELDS: { readonly [field: string]: Judge | undefined } = {
  kind: oneOf('ability', 'modifier', 'lasting', 'delayed', 'check'),
  slug: nameIn,
  at: writtenAtIn,
  word: nameIn,
  lane: (value, what) => (value === null ? null : nameIn(value, what)),
  hears: listOf(nameIn, 100),
  words: listOf(nameIn, 100),
  answers: oneOf('once', 'as-often-as-paid'),
  where: listOf(nameIn, 100),
  when: isFunction,
  x: isFunction,
  targets: isFunction,
  could: isFunction,
  foretold: isFunction,
  effect: isFunction,
  find: isFunction,
  while: isFunction,
  limit: limitIn,
  costs: listOf(costIn, 16),
  stat: nameIn,
  way: oneOf('add', 'set', 'times', 'include', 'exclude', 'permit', 'forbid'),
  stacking: oneOf('each', 'once'),
  bearer: either('self', 'host', 'table'),
}

/** Fields that differ between the kinds of parts. */
const FIELDS_OF: { readonly [kind: string]: { readonly [field: string]: Judge | undefined } | undefined } = {
  ability: { of: either('any', 'self', 'host') },
  modifier: { on: either('self', 'host', 'controller') },
  lasting: { on: isFunction },
}

const NEEDED: { readonly [kind: string]: readonly string[] } = {
  ability: ['slug', 'word', 'lane', 'hears', 'of', 'costs', 'effect', 'bearer', 'notes'],
  modifier: ['slug', 'stat', 'on', 'way', 'value', 'stacking'],
  lasting: ['slug', 'stat', 'on', 'way', 'value'],
  delayed: ['slug', 'effect'],
  check: ['slug', 'find'],
}

/** Cache of copies: a part may be on several sides, and a copy is not copied again. */
const copies = new WeakMap<object, Part>()

function partIn(given: unknown, owner: string): Part {
  if (typeof given === 'object' && given !== null) {
    const before = copies.get(given)
    if (before) return before
  }
  const source = recordIn(given, 'a part of a card')
  const kind = FIELDS.kind?.(source.kind, 'the kind of a part') as Part['kind']
  const slug = nameIn(source.slug, 'the slug of a part')
  const copy: { [field: string]: unknown } = { kind, slug }
  let at: WrittenAt | undefined
  try {
    const place = source.at
    if (place !== undefined) copy.at = at = writtenAtIn(place, 'where a part is written') as WrittenAt
    for (const field of Object.keys(source)) {
      if (field in copy || field === 'at' || field === '__proto__') continue
      const value = source[field]
      if (value === undefined) continue
      const judge = FIELDS_OF[kind]?.[field] ?? FIELDS[field]
      copy[field] = judge ? judge(value, `"${field}" of "${slug}"`) : typeof value === 'function' ? value : fieldIn(value, field, slug)
    }
    for (const field of NEEDED[kind] ?? []) if (copy[field] === undefined) throw new WrongValue(`"${slug}" has no "${field}"`)
  } catch (thrown) {
    throw refusal(owner, thrown, stackWritten(at))
  }
  const part = Object.freeze(copy) as unknown as Part
  copies.set(given as object, part)
  copies.set(part, part)
  return part
}

function fieldIn(value: unknown, field: string, slug: string): unknown {
  try {
    return copyIn(value)
  } catch (thrown) {
    if (thrown instanceof NotJson) throw new NotJson(`"${field}" of "${slug}": ${thrown.message}`)
    throw thrown
  }
}

/** The error for a malformed part, with the line that wrote the part: the caught error has the stack of this check. */
function refusal(owner: string, thrown: unknown, at: string | undefined): DefinitionError {
  if (thrown instanceof DefinitionError) return thrown
  return new DefinitionError(`${owner}: ${readThrown(thrown).message.replace(/^(WrongValue|TooMuch|NotJson): /, '')}`, at)
}

/**
 * Validates and copies the parts of one side.
 * @param owner the card or keyword, for the message
 * @throws DefinitionError that names the part and the mistake
 */
export function partsIn(given: unknown, owner: string): readonly Part[] {
  try {
    return listOf((part) => partIn(part, owner), MOST_PARTS)(given, 'the list of its abilities') as readonly Part[]
  } catch (thrown) {
    throw refusal(owner, thrown, undefined)
  }
}

/** Whether parts are given by side. */
export function partsBySideIn(given: unknown, owner: string): readonly Part[] | { readonly [side: string]: readonly Part[] } {
  if (Array.isArray(given)) return partsIn(given, owner)
  try {
    const sides = recordIn(given, 'what it has on its sides')
    const names = Object.keys(sides).filter((name) => name !== '__proto__')
    if (names.length > MOST_SIDES) throw new TooMuch(`it has ${names.length} sides; at most ${MOST_SIDES} are allowed`)
    return Object.freeze(Object.fromEntries(names.map((name) => [nameIn(name, 'a side'), partsIn(sides[name], owner)])))
  } catch (thrown) {
    throw refusal(owner, thrown, undefined)
  }
}

const MOST_SIDES = 8

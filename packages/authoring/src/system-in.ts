import { isWrittenAt, nameIn, nameOfSort, partsIn, TooMuch, type WrittenAt, WrongValue } from '@questwright/kernel'
import type { BeginsScript, EndingScript, StepScript, StepsScript, SystemScript, Windows } from './system-script.ts'

/** Validates and copies the export of the script of a system: each field is read once. */

const HOW: readonly string[] = ['before', 'after', 'instead']
const WINDOWS: readonly string[] = ['none', 'before', 'after', 'both']

/** Limit of the steps, and of the kinds of events, of one system. */
const MOST = 100

/** @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed */
export function systemIn(slug: string, exported: { readonly [field: string]: unknown }): SystemScript {
  const owner = `system "${slug}"`
  const { parts, events, insertions, endings, begins, at } = exported
  const given = recordIn(events, `the events of ${owner}`)
  const kinds = Object.keys(given).filter((kind) => kind !== '__proto__')
  if (kinds.length > MOST) throw new TooMuch(`${owner} has functions for ${kinds.length} kinds of events; at most ${MOST} are allowed`)
  const resolvers = kinds.map(
    (kind) => [nameIn(kind, 'a kind of event'), functionIn(given[kind], `the function for the event "${kind}"`)] as const,
  )
  return Object.freeze({
    kind: 'system',
    slug,
    ...(at === undefined ? {} : { at: writtenIn(at) }),
    parts: partsIn(parts, owner),
    events: Object.freeze(Object.fromEntries(resolvers)),
    endings: endingsIn(endings, owner),
    begins: beginsIn(begins ?? {}, owner),
    insertions: listIn(insertions, `the steps of ${owner}`).map(insertionIn),
  })
}

function endingsIn(endings: unknown, owner: string): SystemScript['endings'] {
  const given = recordIn(endings, `the endings of ${owner}`)
  const words = Object.keys(given).filter((word) => word !== '__proto__')
  if (words.length > MOST) throw new TooMuch(`${owner} has ${words.length} endings; at most ${MOST} are allowed`)
  const conditions = words.map((word) => {
    const { after, when } = recordIn(given[word], `the ending "${word}"`)
    const judge = functionIn(when, `"when" of the ending "${word}"`) as EndingScript['when']
    return [nameIn(word, 'a word of endings'), Object.freeze({ after: nameIn(after, 'a kind of event'), when: judge })] as const
  })
  return Object.freeze(Object.fromEntries(conditions))
}

function beginsIn(begins: unknown, owner: string): BeginsScript {
  const { refuses, brings } = recordIn(begins, `"begins" of ${owner}`)
  return Object.freeze({
    ...(refuses === undefined ? {} : { refuses: functionIn(refuses, `"refuses" of ${owner}`) as NonNullable<BeginsScript['refuses']> }),
    ...(brings === undefined ? {} : { brings: functionIn(brings, `"brings" of ${owner}`) as NonNullable<BeginsScript['brings']> }),
  })
}

function insertionIn(value: unknown): StepsScript {
  const { how, of, phase, steps, at } = recordIn(value, 'an entry of the steps of a system')
  if (!HOW.includes(how as string))
    throw new WrongValue(
      `the steps of a system must be made by beforeStep, afterStep, insteadOfStep or addPhase; ${nameOfSort(value)} was not`,
    )
  const own = listIn(steps, `the steps beside ${String(of)}`).map(stepIn)
  if (own.length === 0) throw new WrongValue(`the list of steps to insert at ${nameIn(of, 'the step')} is empty: add one with step(…)`)
  return Object.freeze({
    at: writtenIn(at),
    how: how as StepsScript['how'],
    of: nameIn(of, 'the step'),
    ...(phase === undefined ? {} : { phase: nameIn(phase, 'the phase') }),
    steps: Object.freeze(own),
  })
}

function stepIn(value: unknown): StepScript {
  const { name, windows, ability, at } = recordIn(value, 'a step')
  const known = nameIn(name, 'the name of a step')
  if (!WINDOWS.includes(windows as string))
    throw new WrongValue(`"windows" of the step ${known} must be 'before', 'after', 'both' or 'none', and is ${nameOfSort(windows)}`)
  const [copy] = partsIn([ability], `the step ${known}`)
  return Object.freeze({ name: known, at: writtenIn(at), windows: windows as Windows, ability: copy as StepScript['ability'] })
}

function writtenIn(at: unknown): WrittenAt {
  if (!isWrittenAt(at))
    throw new WrongValue('steps of a system are made by step, beforeStep, afterStep, insteadOfStep and addPhase, and the system by system')
  return at
}

function recordIn(value: unknown, what: string): { readonly [field: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongValue(`${what} must be an object, and is ${nameOfSort(value)}`)
  return value as { readonly [field: string]: unknown }
}

function listIn(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new WrongValue(`${what} must be a list, and is ${nameOfSort(value)}`)
  if (value.length > MOST) throw new TooMuch(`${what} are ${value.length}; at most ${MOST} are allowed`)
  // each entry is read once
  return Array.from({ length: value.length }, (_, i): unknown => value[i])
}

function functionIn(value: unknown, what: string): (event: never) => unknown {
  if (typeof value !== 'function') throw new WrongValue(`${what} must be a function, and is ${nameOfSort(value)}`)
  return value as (event: never) => unknown
}

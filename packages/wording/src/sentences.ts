/** The abilities that a whole sentence of the game's menus means, with values for its blanks. */
import { type BuiltAbility, blankAbility, type Choice } from '@questwright/abilities'
import type { Sentence } from './grammar.ts'

type Means = Sentence['means']
type Part = Means[number][string]

/** @param values the value of each blank, as the reader found it in the text */
export function abilitiesOf(means: Means, values: Choice['with']): readonly BuiltAbility[] {
  return means.map(({ word, ...parts }) => ({ ...blankAbility(word), ...(put(parts, values) as object) }))
}

/** A part of an ability in which each `$blank` is replaced by its value. */
export function put(part: Part, values: Choice['with']): unknown {
  if (typeof part === 'string') return part.startsWith('$') ? values[part.slice(1)] : part
  if (typeof part === 'number') return part
  if (Array.isArray(part))
    return part.flatMap((one: Part) => {
      const done = put(one, values)
      return Array.isArray(done) ? (done as readonly unknown[]) : [done]
    })
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, put(value, values)]))
}

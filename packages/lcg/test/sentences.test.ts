import { describe, expect, it } from 'vitest'
import * as catalogue from '../src/catalogue.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'

/** No text that a person reads is empty: an empty one shows as a gap, and no type forbids it. */

/** The places of empty texts in data. */
function emptyIn(value: unknown, place: string, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [place] : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]) => emptyIn(part, `${place}.${name}`, seen))
}

describe('no text is empty', () => {
  it('among the sentences of the game', () => {
    expect(emptyIn(catalogue, 'catalogue')).toEqual([])
  })

  it('in the rulebook', () => {
    // these two filters add no words to the sentence of their effect
    const silent = ['can-enter', 'not-permitted'].map((filter) => `rulebook.abilityMenus.filters.${filter}.says`)
    expect(emptyIn(lcgRulebook, 'rulebook')).toEqual(silent)
  })

  it('and the walk finds one', () => {
    expect(emptyIn({ a: ['x', ''], b: { c: ' ' } }, 'data')).toEqual(['data.a.1', 'data.b.c'])
  })
})

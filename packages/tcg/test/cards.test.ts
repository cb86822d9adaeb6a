/** Words that cards of the game print: cultures, and collector's info. */
import { describe, expect, test } from 'vitest'
import { collectorInfo, isSamePrinting } from '../src/collector.ts'
import { CULTURES, FREE_PEOPLES_CULTURES, SHADOW_CULTURES } from '../src/vocabulary.ts'

test("[TCG-CARDS-COLLECTOR-1] collector's info is a set, a rarity and a number", () => {
  expect(collectorInfo('4 R 12')).toEqual({ set: 4, rarity: 'R', number: 12 })
  expect(collectorInfo('4M1')).toEqual({ set: 4, rarity: 'M', number: 1 })
  for (const rarity of ['R', 'U', 'C', 'P']) expect(collectorInfo(`1 ${rarity} 235`)).toEqual({ set: 1, rarity, number: 235 })
  for (const none of ['', '4 R', 'R 12', '4 X 12', '4 R 12 a']) expect(collectorInfo(none)).toBeUndefined()
  expect(isSamePrinting('1 U 235', '1U235')).toBe(true)
  expect(isSamePrinting('1 U 235', '3 U 86')).toBe(false)
  expect(isSamePrinting(undefined, undefined)).toBe(false)
  expect(isSamePrinting('none', 'none')).toBe(false)
})

describe('cultures', () => {
  test('[TCG-CULTURES-FP-1] seven cultures have Free Peoples cards', () => {
    expect([...FREE_PEOPLES_CULTURES].sort()).toEqual(['dwarven', 'elven', 'gandalf', 'gollum', 'gondor', 'rohan', 'shire'])
  })

  test('[TCG-CULTURES-SHADOW-1] seven cultures have Shadow cards', () => {
    expect([...SHADOW_CULTURES].sort()).toEqual(['dunland', 'gollum', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron'])
  })

  test('[TCG-CULTURES-GOLLUM-1] one culture has cards of both sides, so a side is printed and never read from the culture', () => {
    const both = CULTURES.filter((culture) =>
      [FREE_PEOPLES_CULTURES, SHADOW_CULTURES].every((side) => (side as readonly string[]).includes(culture)),
    )
    expect(both).toEqual(['gollum'])
    expect(CULTURES).toHaveLength(13)
  })
})

import { describe, expect, it } from 'vitest'
import { nearestName, unknownName } from '../src/index.ts'
import { lettersBetween } from '../src/nearest.ts'

describe('letters between two names', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'xbc', 1],
    ['abc', 'abcd', 1],
    ['abc', 'zabc', 1],
    ['abcd', 'bcd', 1],
    ['abcd', 'abc', 1],
    // two neighbouring letters in the wrong order are one slip
    ['abcd', 'acbd', 1],
    ['abcd', 'badc', 2],
    ['ab', 'ba', 1],
    ['abc', 'cab', 2],
    ['kitten', 'sitting', 3],
    ['aaaa', 'bbbb', 4],
    ['a', 'abcdefghijklm', 12],
    ['a', 'abcdefghijklmn', Number.POSITIVE_INFINITY],
  ])('%j and %j', (a, b, letters) => {
    expect(lettersBetween(a, b)).toBe(letters)
    expect(lettersBetween(b, a)).toBe(letters)
  })
})

describe('the nearest name', () => {
  it.each([
    ['atack', ['attack', 'defense'], 'attack'],
    ['atack', ['defense', 'attack'], 'attack'],
    ['Hit-Points', ['hitPoints', 'hitPoint5'], 'hitPoints'],
    ['trait', ['traits'], 'traits'],
    // one letter in three may differ, and always one
    ['abc', ['abd'], 'abd'],
    ['abc', ['add'], undefined],
    ['abcdef', ['abcdxx'], 'abcdxx'],
    ['abcdef', ['abcxxx'], undefined],
    ['ab', ['ax'], 'ax'],
    ['ab', ['xy'], undefined],
    // two neighbouring letters in the wrong order, in short words too
    ['minoin', ['minion', 'minor'], 'minion'],
    ['Evl', ['Elf', 'Elv'], 'Elv'],
    ['elv', ['evl', 'men'], 'evl'],
    ['rocs', ['orcs', 'site'], 'orcs'],
    ['mna', ['man', 'elf', 'orc'], 'man'],
    // two equally near names give no suggestion, unless another name is nearer
    ['cord', ['card', 'cork'], undefined],
    ['cord', ['card', 'cork', 'Cord'], 'Cord'],
    ['cord', ['Cord', 'card', 'cork'], 'Cord'],
    ['cord', ['card', 'cork', 'core'], undefined],
    ['anything', [], undefined],
  ])('of %j in %j is %j', (name, known, nearest) => {
    expect(nearestName(name, known)).toBe(nearest)
  })
})

describe('the message for an unknown name', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `name-${String.fromCharCode(97 + i)}`)
  it.each([
    ['atack', ['attack'], "'atack' is no stat; did you mean 'attack'?"],
    ['fog', ['attack', 'defense'], "'fog' is no stat; there are attack, defense"],
    ['fog', many(12), `'fog' is no stat; there are ${many(12).join(', ')}`],
    ['fog', many(13), "'fog' is no stat"],
  ])('%j', (name, known, message) => {
    expect(unknownName(name, 'stat', known)).toBe(message)
  })
})

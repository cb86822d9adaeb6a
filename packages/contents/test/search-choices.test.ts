import { describe, expect, it } from 'vitest'
import { searchChoices } from '../src/search-choices.ts'

const choices = [
  { id: 'draw', label: 'draw cards', heading: 'Cards' },
  { id: 'heal', label: 'heal damage', heading: 'Damage' },
  { id: 'deal', label: 'deal damage', heading: 'Damage' },
  { id: 'eowyn', label: 'Éowyn’s oath', words: 'eowyns-oath the-riders' },
]
const found = (typed: string) =>
  searchChoices(choices, typed, ['Damage', 'Cards']).map(({ heading, found: some }) => [heading, ...some.map(({ id }) => id)])

describe('a search among choices', () => {
  it('shows all choices below their headings before the user types, those without a heading last', () => {
    expect(found('')).toEqual([
      ['Damage', 'heal', 'deal'],
      ['Cards', 'draw'],
      [undefined, 'eowyn'],
    ])
  })

  it('finds every typed word at the beginning of a word, in any order, with or without accents', () => {
    expect(found('dam he')).toEqual([['Damage', 'heal']])
    expect(found('EOWYN')).toEqual([[undefined, 'eowyn']])
    expect(found('oath riders')).toEqual([[undefined, 'eowyn']])
    expect(found('amage')).toEqual([])
  })

  it('finds all choices below a heading that is typed', () => {
    expect(found('damage')).toEqual([['Damage', 'heal', 'deal']])
  })

  it('puts choices first whose label begins with the typed text', () => {
    expect(found('d')).toEqual([
      ['Damage', 'deal', 'heal'],
      ['Cards', 'draw'],
    ])
  })
})

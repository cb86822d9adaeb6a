import { describe, expect, it } from 'vitest'
import { galleryColumns, galleryRows, galleryStep } from '../src/gallery-rows.ts'

describe('the rows', () => {
  it('fill the page, with cards no narrower than their letters need', () => {
    for (const width of [390, 820, 1152, 1680]) {
      const { columns, card } = galleryColumns(width, 240)
      expect(columns * card + (columns - 1) * 16).toBeCloseTo(width)
      expect(card).toBeGreaterThanOrEqual(240)
    }
    expect(galleryColumns(340, 240, 2)).toEqual({ columns: 2, card: 162 })
    expect(galleryColumns(1000, 240, 2).columns).toBe(3)
  })

  const rows = galleryRows(['upright', 'upright', 'lying', 'upright', 'lying', 'upright'], 3)
  it('a card in landscape spans two columns', () => {
    expect(rows.map((row) => row.map(({ index, column, columns }) => `${index}@${column}x${columns}`))).toEqual([
      ['0@0x1', '1@1x1'],
      ['2@0x2', '3@2x1'],
      ['4@0x2', '5@2x1'],
    ])
    expect(galleryRows(['lying', 'upright'], 1).map((row) => row.map(({ columns }) => columns))).toEqual([[1], [1]])
  })

  it('arrow keys move from card to card', () => {
    const to = (from: number, key: string) => galleryStep(rows, from, key)
    expect([to(0, 'ArrowRight'), to(5, 'ArrowRight'), to(0, 'ArrowLeft'), to(3, 'ArrowLeft')]).toEqual([1, undefined, undefined, 2])
    expect([to(1, 'ArrowDown'), to(3, 'ArrowDown'), to(5, 'ArrowUp'), to(2, 'ArrowUp'), to(4, 'ArrowDown')]).toEqual([
      2,
      5,
      3,
      0,
      undefined,
    ])
    expect([to(3, 'Home'), to(3, 'End'), to(3, 'a')]).toEqual([0, 5, undefined])
  })
})

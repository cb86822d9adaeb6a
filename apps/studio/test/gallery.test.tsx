/** The gallery of a pack: how its cards stand, where keys lead, and that every text is on its card. */
import { fileURLToPath } from 'node:url'
import { createCatalogue } from '@questwright/board'
import { loadPack, readPackFolder } from '@questwright/packs'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { galleryColumns, galleryRows, galleryStep } from '../src/client/packs/gallery-rows.ts'
import { liesWide } from '../src/client/packs/lies-wide.ts'
import { GalleryFace, sidesOf } from '../src/ui/packs/gallery-face.tsx'

const { bundle: core } = loadPack(readPackFolder(fileURLToPath(new URL('../../../content/lcg-core-set', import.meta.url))), rulebooks)
if (!core) throw new Error('the Core Set is broken')
const catalogue = createCatalogue({ rulebook: rulebookAt('lcg'), packs: [core] })

describe('a card of the gallery', () => {
  it('has no empty text box where its text says something', () => {
    const words = core.text.en?.cards ?? {}
    for (const slug of Object.keys(core.cards)) {
      const code = `${core.id}:${slug}`
      const { up, other } = sidesOf(catalogue, code)
      const said = [words[slug]?.text, words[slug]?.shadow, up === undefined ? undefined : words[slug]?.sides?.[up]?.text].some(Boolean)
      const html = renderToStaticMarkup(<GalleryFace catalogue={catalogue} code={code} side={up} />)
      const box = /<div class="qw-rules[^"]*">([\s\S]*?)<\/foreignObject>/i.exec(html)?.[1] ?? ''
      if (said) expect(box.replace(/<[^>]*>/g, '').trim(), slug).not.toBe('')
      if (core.cards[slug]?.type === 'quest') expect([up, other, html.includes('viewBox="0 0 336 240"')], slug).toEqual(['B', 'A', true])
    }
  })

  it('lies as it does on the table', () => {
    expect(liesWide(catalogue, `${core.id}:flies-and-spiders`)).toBe(true)
    expect(liesWide(catalogue, `${core.id}:king-spider`)).toBe(false)
  })
})

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
  it('a wide card takes two places', () => {
    expect(rows.map((row) => row.map(({ index, column, columns }) => `${index}@${column}x${columns}`))).toEqual([
      ['0@0x1', '1@1x1'],
      ['2@0x2', '3@2x1'],
      ['4@0x2', '5@2x1'],
    ])
    expect(galleryRows(['lying', 'upright'], 1).map((row) => row.map(({ columns }) => columns))).toEqual([[1], [1]])
  })

  it('are walked by the arrow keys', () => {
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

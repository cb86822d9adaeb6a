/** The gallery of a pack: how its cards are laid out, and that the whole text fits on each card. */
import { fileURLToPath } from 'node:url'
import { createCatalogue, liesWide } from '@questwright/board'
import { loadPack, readPackFolder } from '@questwright/packs'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GalleryFace, sidesOf } from '../src/ui/packs/gallery-face.tsx'

const { bundle: core } = loadPack(readPackFolder(fileURLToPath(new URL('../../../content/lcg-core-set', import.meta.url))), rulebooks)
if (!core) throw new Error('the Core Set is broken')
const catalogue = createCatalogue({ rulebook: rulebookAt('lcg'), packs: [core] })

describe('a card of the gallery', () => {
  it('has no empty text box if its text has content', () => {
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

  it('has the same orientation as on the table', () => {
    expect(liesWide(catalogue, `${core.id}:flies-and-spiders`)).toBe(true)
    expect(liesWide(catalogue, `${core.id}:king-spider`)).toBe(false)
  })
})

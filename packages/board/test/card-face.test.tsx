import './dom.ts'
import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems, type SystemChapter } from '@questwright/rulebook'
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { CardAlone } from '../src/card-alone.tsx'
import { CardBack } from '../src/card-back.tsx'
import { CardFace } from '../src/card-face.tsx'
import { createCatalogue } from '../src/create-catalogue.ts'
import { faceCatalogue } from '../src/face-catalogue.ts'
import { faceOf } from '../src/faces.ts'
import { frameColor, windowPath } from '../src/frames.ts'
import { hashOf } from '../src/hash.ts'
import { isIconName } from '../src/icons.tsx'
import { ArtContext, type ArtSource, artPlace, laidOut } from '../src/own-art.ts'
import './game-drawings.ts'

afterEach(cleanup)

const file = '../../../content/lcg-campaigns/systems/campaign-cards.json'
/** The chapter that brings campaign cards, boons and burdens. */
const campaignCards: SystemChapter = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const { abilityMenus: _, ...words } = campaignCards
const withCampaigns = joinSystems(lcgRulebook, [{ chapter: { game: 'lcg', ...words }, file }], 'the game itself')

const player = ['hero', 'ally', 'attachment', 'event', 'contract', 'treasure', 'boon']
const objectives = ['objective', 'objective-ally', 'objective-hero', 'objective-location']
const others = ['enemy', 'location', 'treachery', 'burden', 'quest', 'nightmare', 'campaign']
const cardTypes = [...player, ...objectives, ...others]
const numbers = {
  willpower: 1,
  attack: 2,
  defense: 3,
  hitPoints: 4,
  threat: 5,
  questPoints: 6,
  cost: 7,
  engagementCost: 8,
  threatCost: 9,
  stage: 1,
}
const sides = { A: { text: 'Side A says **this**.' }, B: { title: 'Turned', text: 'Side B says that.', flavour: 'A quiet word.' } }

/** One card of each type. */
const source = {
  rulebook: withCampaigns,
  packs: [
    {
      id: 'fen',
      cards: {
        ...Object.fromEntries(cardTypes.map((type) => [type, { type, ...numbers, unique: true, encounterSet: 'low-fen', number: 12 }])),
        turning: {
          type: 'location',
          threat: 2,
          questPoints: 3,
          sides: { A: {}, B: { type: 'enemy', engagementCost: 30, attack: 4, traits: ['Troll'] } },
        },
        painted: { type: 'ally', sphere: 'lore', art: { file: 'art/painted.webp', x: 10, y: -20, scale: 150, artist: 'Halla <b>' } },
        strange: {
          type: 'ally',
          sphere: 5,
          traits: 'Noble',
          keywords: 7,
          unique: 'yes',
          art: ['x'],
          sides: 'both',
          cost: { a: 1 },
          encounterSets: 3,
        },
      },
      text: {
        en: {
          cards: {
            ...Object.fromEntries(cardTypes.map((type) => [type, { title: `One ${type}`, flavour: 'A fen at dusk.', sides }])),
            turning: { title: 'Old Bridge', sides: { B: { title: 'Bridge Troll' } } },
            painted: { title: '<img src=x onerror=alert(1)>', text: '<script>alert(2)</script> [lore]' },
            strange: { title: 'Strange', sides: { A: { title: 5, text: { no: 'text' } } } },
          },
          encounterSets: { 'low-fen': { title: 'Low Fen' } },
        },
      },
    },
  ],
}
const catalogue = createCatalogue(source)

describe('frames', () => {
  it('has a drawing for every type on both sizes, with its word, its mark and its seal', () => {
    for (const type of cardTypes) {
      const { container, unmount } = render(
        <>
          <CardFace catalogue={catalogue} code={`fen:${type}`} size="full" side="B" text="shrink" />
          <CardFace catalogue={catalogue} code={`fen:${type}`} size="table" />
        </>,
      )
      const full = container.querySelector('.qw-face-full')
      expect(full?.getAttribute('data-type'), type).toBe(type)
      expect(full?.querySelector('.qw-title')?.textContent, type).toBe('Turned')
      expect(full?.querySelector('[data-unique]'), type).not.toBeNull()
      expect(full?.querySelector('[data-set="low-fen"]'), type).not.toBeNull()
      expect(full?.textContent, type).toContain('Side B says that.')
      expect(full?.textContent, type).toContain('A quiet word.')
      expect(full?.textContent, type).not.toMatch(/board\.|Side A says/)
      expect(container.querySelectorAll('.qw-face').length, type).toBe(2)
      unmount()
    }
  })

  it('draws the types of the cooperative game as players know them: who changes a drawing on purpose changes its figure here', () => {
    const figures = cardTypes.map((type) => {
      const drawn = (['full', 'table'] as const).map((size) =>
        renderToStaticMarkup(<CardFace catalogue={catalogue} code={`fen:${type}`} size={size} side="B" text="shrink" />),
      )
      // ids of gradients and clips are React's
      return `${type} ${hashOf(drawn.join('').replace(/_R_\w*_/g, '')).toString(16)}`
    })
    expect(figures).toMatchInlineSnapshot(`
      [
        "hero 8a805afa",
        "ally 3c26763a",
        "attachment f7a4f7de",
        "event 2282991b",
        "contract 203ec73a",
        "treasure 945c351e",
        "boon 34108a7e",
        "objective 4bbcb665",
        "objective-ally da964d71",
        "objective-hero 18a6aad3",
        "objective-location 4312a2fa",
        "enemy 62dbd30c",
        "location 57b97b",
        "treachery 773337cd",
        "burden 6a3d72f3",
        "quest 7d6d345e",
        "nightmare ffe23260",
        "campaign 6b85b677",
      ]
    `)
  })

  it('says the same from a catalogue of faces as from that of a table', () => {
    const faces = faceCatalogue(source)
    const drawn = (from: typeof catalogue, code: string) =>
      renderToStaticMarkup(
        <>
          <CardAlone catalogue={from} code={code} marks={['exhausted', 'face-down']} />
          <CardFace catalogue={from} code={code} size="full" side="B" text="shrink" />
        </>,
      )
    for (const code of [...Object.keys(source.packs[0]?.cards ?? {}), 'nobody-knows'])
      expect(drawn(faces, `fen:${code}`), code).toBe(drawn(catalogue, `fen:${code}`))
    // what it has no words for is told plainly, and not half
    expect(faces.sentence('board.cards', { count: 2 })).toBe('Board cards (count: 2)')
  })

  it('tells types apart by the window and not by colour alone', () => {
    const box = { x: 0, y: 0, width: 80, height: 100 }
    const shapes = cardTypes.map((type) => windowPath(faceOf(withCampaigns, type).window, box, 1))
    // allies and quests have the plain window
    expect(new Set(shapes).size).toBe(cardTypes.length - 1)
    for (const shape of shapes) expect(shape).toMatch(/^M.*Z$/)
  })

  it('has a colour and a sign for every sphere', () => {
    for (const sphere of ['leadership', 'tactics', 'spirit', 'lore', 'fellowship', 'baggins']) {
      expect(frameColor(faceOf(lcgRulebook, 'ally').frame, sphere)).toBe(`var(--frame-${sphere})`)
      expect(isIconName(sphere)).toBe(true)
    }
    expect(frameColor(faceOf(lcgRulebook, 'ally').frame, 'neutral')).toBe('var(--frame-neutral)')
    expect(frameColor(faceOf(lcgRulebook, 'toString').frame, undefined)).toBe('var(--frame-neutral)')
  })

  it('draws the other side as what it is', () => {
    const { container } = render(<CardFace catalogue={catalogue} code="fen:turning" size="full" side="B" />)
    const face = container.querySelector('.qw-face-full')
    expect(face?.getAttribute('data-type')).toBe('enemy')
    expect(face?.textContent).toContain('Bridge Troll')
    expect(face?.textContent).toContain('Troll.')
    expect(face?.querySelector('[data-stat="engagementCost"]')?.textContent).toBe('30')
  })

  it('shows a number that cards of any type may print beside the picture of the whole face, where one prints it', () => {
    const facts = {
      ...lcgRulebook.facts,
      waves: { name: 'waves', holds: 'number', label: 'Waves', icon: 'wheel', tone: 'progress' },
    } as const
    const rulebook = { ...lcgRulebook, facts, everyCard: [...lcgRulebook.everyCard, 'waves'] }
    const cards = { sea: { type: 'treachery', waves: 2 }, land: { type: 'treachery' } }
    const waves = createCatalogue({ rulebook, packs: [{ id: 'fen', cards, text: { en: { cards: {} } } }] })
    const shown = (code: string, size: 'full' | 'table') => {
      const { container, unmount } = render(<CardFace catalogue={waves} code={code} size={size} />)
      const text = container.querySelector('[data-stat="waves"]')?.textContent
      unmount()
      return text
    }
    expect([shown('fen:sea', 'full'), shown('fen:sea', 'table'), shown('fen:land', 'full')]).toEqual(['2', undefined, undefined])
  })

  it('shows a system as what it is: its title and its rules', () => {
    const text = { en: { systems: { tides: { title: 'The Tides', text: 'The water rises and falls.' } } } }
    const tides = createCatalogue({ rulebook: lcgRulebook, packs: [{ id: 'fen', cards: {}, text }] })
    const { container } = render(<CardFace catalogue={tides} code="fen:system/tides" size="full" />)
    expect(container.querySelector('.qw-title')?.textContent).toBe('The Tides')
    expect(container.textContent).toContain('The water rises and falls.')
    expect(container.textContent).toContain('Rules')
  })

  it('survives facts and words of wrong types', () => {
    for (const size of ['full', 'table'] as const) {
      const { container, unmount } = render(<CardFace catalogue={catalogue} code="fen:strange" size={size} side="A" />)
      expect(container.textContent).toContain('Strange')
      unmount()
    }
  })

  it('prints in the proportions of 2.5 x 3.5 inches, with an eighth of an inch of bleed', () => {
    const boxOf = (bleed: number | undefined) => {
      const { container, unmount } = render(<CardFace catalogue={catalogue} code="fen:ally" size="full" bleed={bleed} />)
      const box = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number)
      unmount()
      return box
    }
    expect(boxOf(0)?.map(Math.abs)).toEqual([0, 0, 240, 336])
    expect(boxOf(12)).toEqual([-12, -12, 264, 360])
    expect(240 / 336).toBeCloseTo(2.5 / 3.5)
    for (const drawing of ['star', 'flame', 'road'] as const) {
      const { container, unmount } = render(<CardBack drawing={drawing} bleed={4.5} />)
      expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('-4.5 -4.5 99 135')
      unmount()
    }
  })
})

describe("the author's own art", () => {
  const wanted: string[] = []
  const source: ArtSource = {
    find: (pack, file) => (pack === 'fen' && file === 'art/painted.webp' ? picture : undefined),
    want: (pack, file) => void wanted.push(`${pack}/${file}`),
    subscribe: () => () => undefined,
  }
  const picture = { url: 'blob:picture', width: 200, height: 100 }

  it('stands in the window of every face, and its artist under it, as text', () => {
    const { container } = render(
      <ArtContext.Provider value={source}>
        <CardFace catalogue={catalogue} code="fen:painted" size="full" />
        <CardFace catalogue={catalogue} code="fen:painted" size="table" />
      </ArtContext.Provider>,
    )
    expect([...container.querySelectorAll('image')].map((one) => one.getAttribute('href'))).toEqual(['blob:picture', 'blob:picture'])
    expect(container.textContent).toContain('Art: Halla <b>')
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
    expect(container.querySelector('script, img')).toBeNull()
    // the face sets titles in bold: what a text writes is none
    expect([...container.querySelectorAll('b')].map(({ className }) => className)).toEqual(['qw-board-title'])
  })

  it('is asked for where it is not there yet, and scenery stands in its place', () => {
    wanted.length = 0
    const { container } = render(
      <ArtContext.Provider value={{ ...source, find: () => undefined }}>
        <CardFace catalogue={catalogue} code="fen:painted" size="full" />
      </ArtContext.Provider>,
    )
    expect(wanted).toContain('fen/art/painted.webp')
    expect(container.querySelector('image')).toBeNull()
    expect(container.querySelector('linearGradient')).not.toBeNull()
  })

  it('covers the window at 100 percent and is moved and scaled from there', () => {
    const box = { x: 10, y: 20, width: 100, height: 100 }
    expect(laidOut(picture, { x: 0, y: 0, scale: 100 }, box)).toEqual({ x: -40, y: 20, width: 200, height: 100 })
    expect(laidOut(picture, { x: 10, y: -20, scale: 200 }, box)).toEqual({ x: -130, y: -50, width: 400, height: 200 })
  })

  it('is read from facts of any kind without falling over', () => {
    for (const value of [undefined, null, 5, 'art/x.png', [], {}, { file: 5 }]) expect(artPlace(value)).toBeUndefined()
    expect(artPlace({ file: 'art/x.png', x: 'left', scale: -5 })).toEqual({ file: 'art/x.png', x: 0, y: 0, scale: 10 })
  })
})

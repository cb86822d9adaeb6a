import './dom.ts'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { CardType, Face, Rulebook } from '@questwright/rulebook'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isMotif } from '../src/art/motifs.ts'
import { pictureOf } from '../src/art/picture.ts'
import { CardDetail } from '../src/card-detail.tsx'
import { CardFace } from '../src/card-face.tsx'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { CardView } from '../src/door-types.ts'
import { isFrameColour, isWindow, windowPath } from '../src/frames.ts'
import { isIconName } from '../src/icons.tsx'
import { cardName, disguiseOf, isTone } from '../src/printed.ts'
import './game-drawings.ts'

afterEach(cleanup)

/** A card type of a made-up game: this test is only about how the type is drawn, so its facts do not matter. */
function drawnAs(face: Face): CardType {
  return { name: face.name, plural: face.name, back: 'card', group: 'all', content: 'cards', inDeck: 'counted', newCard: {}, face }
}

const rulebook: Rulebook = {
  // everything that is not about drawing is taken from the cooperative game
  ...lcgRulebook,
  game: 'tides',
  title: 'Tides',
  pictures: { ...lcgRulebook.pictures, wreckers: { print: { crew: 'wreckers' }, motifs: ['ambush'] } },
  backs: { card: 'Card' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: {
    wind: { name: 'wind', holds: 'number', label: 'Wind', icon: 'willpower', tone: 'willpower' },
    draught: { name: 'a draught', holds: 'printed', label: 'Draught', called: 'Draught in feet', icon: 'anchor', tone: 'brine' },
    fare: { name: 'a fare', holds: 'printed', label: 'Fare', icon: 'resource', tone: 'resource' },
    miles: { name: 'miles', holds: 'number', label: 'Miles', icon: 'progress', tone: 'progress' },
  },
  types: {
    lugger: drawnAs({
      name: 'Three-Masted Lugger',
      window: 'waves',
      frame: 'sea',
      motif: 'ships',
      column: ['draught', 'wind'],
      badge: 'fare',
      badgeAs: 'hexagon',
      rim: 'notched',
      marks: 'lightning',
    }),
    admiral: drawnAs({
      name: 'Admiral',
      window: 'arch',
      motif: 'people',
      column: ['wind'],
      badge: 'fare',
      badgeOn: 'full-face',
      rim: 'gold',
    }),
    passage: drawnAs({
      name: 'Passage',
      window: 'plain',
      frame: 'earth',
      motif: 'places',
      column: ['miles', 'wind'],
      rim: 'gilt',
      lies: 'wide',
    }),
    isle: drawnAs({ name: 'Isle', window: 'plain', motif: 'places', column: ['draught'], badge: 'fare', lies: 'wide' }),
    oddity: drawnAs({ name: 'Oddity', window: 'constructor', frame: 'x); color: red', motif: 'toString', column: ['draught'] }),
  },
  numbers: ['fare', 'wind', 'draught'],
  tokenFaces: { progress: { reads: '{count} miles', shape: 'hexagon', counts: { fact: 'miles', way: 'fills' } } },
  faceDown: ['wind'],
}

const catalogue = createCatalogue({
  rulebook,
  packs: [
    {
      id: 'bay',
      cards: {
        gull: { type: 'lugger', wind: 4, draught: 9, fare: 'X' },
        maro: { type: 'admiral', wind: 2, fare: 6 },
        lure: { type: 'admiral', wind: 1, crew: 'wreckers' },
        narrows: { type: 'passage', wind: 1, stage: 2, sides: { A: {}, B: { miles: 8 } } },
        bell: { type: 'oddity', draught: 3 },
        holm: { type: 'isle', draught: 5, fare: 2 },
        stranger: { type: 'hero', willpower: 3 },
      },
      text: { en: { cards: { gull: { title: 'Grey Gull' }, narrows: { title: 'The Narrows' } } } },
    },
  ],
})

const view = (slug: string, side: string, more: Partial<CardView> = {}): CardView => ({
  ...{
    key: slug,
    code: `bay:${slug}`,
    zone: 'bay',
    knowledge: 'known',
    side,
    tokens: {},
    stats: {},
    marks: [],
    owner: null,
    controller: null,
  },
  ...more,
})

const draw = (slug: string, size: 'full' | 'table', shown?: CardView) =>
  render(<CardFace catalogue={catalogue} code={`bay:${slug}`} size={size} side={shown?.side} view={shown} />).container

const numbersOn = (face: ParentNode): readonly (string | null)[] =>
  [...face.querySelectorAll('[data-stat]')].map((one) => `${one.getAttribute('data-stat')} ${one.textContent}`)

describe('a game that is unknown to the board', () => {
  it('has its types drawn as its rulebook defines: window, colour, rim, marks, numbers, badge and name', () => {
    const face = draw('gull', 'full')
    const path = windowPath('waves', { x: 12, y: 44, width: 216, height: 88 }, 1.5)
    expect(face.querySelector('clipPath path')?.getAttribute('d')).toBe(path)
    expect(face.querySelector('rect')?.getAttribute('fill')).toBe('var(--frame-sea)')
    expect(face.querySelector('path[fill-opacity=".22"]'), 'notches').not.toBeNull()
    expect(face.querySelector('path[stroke-opacity=".1"]'), 'lightning').not.toBeNull()
    expect(numbersOn(face)).toEqual(['fare X', 'draught 9', 'wind 4'])
    expect(face.querySelector('[data-stat="fare"] path'), 'a badge with six corners').not.toBeNull()
    expect(face.querySelector('[data-stat="fare"] circle')).toBeNull()
    expect(face.textContent).toContain('Three-Masted Lugger')
  })

  it('counts what its rulebook says, and rounds if it says nothing', () => {
    const counted = createCatalogue({ rulebook: { ...rulebook, counts: 'turn' }, cards: [] })
    const said = (from: typeof catalogue) => [from.sentence('board.round', { round: 3 }), from.sentence('board.by.round', {})]
    expect(said(counted)).toEqual(['Turn 3', 'The turn'])
    expect(said(catalogue)).toEqual(['Round 3', 'The round'])
  })

  it('names the player whose turn it is as its rulebook does', () => {
    const roles = { active: 'Helmsman', other: 'Crew' }
    const named = createCatalogue({ rulebook: { ...rulebook, passing: { ...rulebook.passing, roles } }, cards: [] })
    expect([named, catalogue].map((one) => one.sentence('board.active-player', {}))).toEqual(['Helmsman', 'Active'])
  })

  it('has a badge on the large face only if the rulebook defines this, and its golden rim on both', () => {
    for (const [size, numbers] of [['full', ['fare 6', 'wind 2']] as const, ['table', ['wind 2']] as const]) {
      const face = draw('maro', size)
      expect(numbersOn(face), size).toEqual(numbers)
      expect(face.querySelector('rect[stroke="#e6bc66"]')?.getAttribute('stroke-opacity'), size).toBe('0.9')
      expect(face.querySelector('path[fill-opacity=".22"]'), size).toBeNull()
      cleanup()
    }
  })

  it('has pictures that follow facts which no face prints', () => {
    const shapeOf = (slug: string) => pictureOf(rulebook, catalogue.card(`bay:${slug}`), `bay:${slug}`, undefined).shape
    expect(shapeOf('lure')).toBe('ambush')
    expect(shapeOf('maro')).not.toBe('ambush')
  })

  it('has a type in landscape towards whose number no token counts: with its badge and its number, and no progress', () => {
    const face = draw('holm', 'table', view('holm', 'A'))
    expect(face.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 140 100.8')
    expect(numbersOn(face)).toEqual(['fare 2', 'draught 5'])
    expect(face.textContent).not.toContain('progress')
  })

  it('has a type in landscape, with the first number of its column', () => {
    const face = draw('narrows', 'table', view('narrows', 'B', { tokens: { progress: 3 } }))
    expect(face.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 140 100.8')
    expect(face.querySelector('.qw-board-face')?.getAttribute('data-type')).toBe('passage')
    expect(face.querySelectorAll('[data-stat="miles"]')).toHaveLength(1)
    expect(face.textContent).toContain('3 of 8')
  })

  it('has the picture of the motif of its type', () => {
    const pictureOf = (motif: string) => {
      const types = { lugger: drawnAs({ name: 'Lugger', window: 'plain', motif }) }
      const cards = [{ code: 'bay:gull', title: 'Grey Gull', type: 'lugger', traits: [] }]
      const { container } = render(
        <CardFace catalogue={createCatalogue({ rulebook: { ...rulebook, types }, cards })} code="bay:gull" size="table" />,
      )
      const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()
      cleanup()
      return shapes
    }
    expect(new Set(['people', 'foes', 'places', 'things', 'deeds', 'dangers', 'ships'].map(pictureOf)).size).toBe(7)
    expect(pictureOf('toString')).toBe(pictureOf('places'))
  })

  it('is drawn plainly if the board does not know a word, and so are types and facts of another game', () => {
    const odd = draw('bell', 'table')
    expect(odd.querySelector('rect')?.getAttribute('fill')).toBe('var(--frame-neutral)')
    expect(odd.querySelector('clipPath path')?.getAttribute('d')).toBe(windowPath('plain', { x: 4, y: 23, width: 92, height: 60 }, 1))
    expect(numbersOn(odd)).toEqual(['draught 3'])
    cleanup()
    const strange = draw('stranger', 'full')
    expect(numbersOn(strange)).toEqual([])
    expect(strange.textContent).toContain('Hero')
  })

  it('is described in the words of its rulebook: in the details in the order of its numbers, and for screen readers', () => {
    const { container } = render(<CardDetail catalogue={catalogue} code="bay:gull" />)
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows).toEqual(['FareX', 'Wind4', 'Draught in feet9'])
    expect(container.querySelector('header')?.textContent).toContain('Three-Masted Lugger')
    expect(cardName(catalogue, view('gull', 'A'), catalogue.card('bay:gull'))).toBe(
      'Grey Gull, three-masted lugger, fare X, draught in feet 9, wind 4',
    )
    const stats = { wind: { now: 2, printed: 2 }, draught: { now: 5, printed: 5 } }
    const faceDown = disguiseOf(catalogue, view('gull', 'A', { as: 'bay:maro', marks: ['face-down'], stats }))
    expect(faceDown?.stats.map(({ stat, now }) => [stat, now])).toEqual([['wind', '2']])
  })
})

describe('the cooperative game', () => {
  it('has, for every type, a window, a motif and a frame colour that the board knows', () => {
    for (const [type, { face }] of Object.entries(lcgRulebook.types)) {
      expect(isWindow(face.window), `${type}: ${face.window}`).toBe(true)
      expect(isMotif(face.motif), `${type}: ${face.motif}`).toBe(true)
      if (face.frame !== undefined) expect(isFrameColour(face.frame), `${type}: ${face.frame}`).toBe(true)
    }
  })

  it('has, for every number on a card, an icon, a colour and a name that the board knows', () => {
    const faces = Object.values(lcgRulebook.types).map(({ face }) => face)
    const drawn = faces.flatMap(({ column = [], badge }) => [...column, ...(badge === undefined ? [] : [badge])])
    for (const fact of new Set([...drawn, ...lcgRulebook.numbers, ...lcgRulebook.faceDown])) {
      const { icon = '', tone = '', label, called } = lcgRulebook.facts[fact] ?? {}
      expect(isIconName(icon), `${fact}: ${icon}`).toBe(true)
      expect(isTone(tone), `${fact}: ${tone}`).toBe(true)
      expect(called ?? label, fact).toBeDefined()
    }
  })
})

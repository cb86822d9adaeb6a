/** The drawings of the cooperative game, and the names by which its rulebook refers to them. */
import { readFileSync } from 'node:fs'
import { iconNames, isFrameColour, isIconName, isTone, motifNames } from '@questwright/board'
import { addDrawings } from '@questwright/board/drawings'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { drawnWords } from '@questwright/rulebook'
import { beforeAll, expect, it } from 'vitest'
import { lcgDrawings } from '../src/drawings.tsx'

const { drawn } = lcgRulebook

beforeAll(() => addDrawings(lcgDrawings))

it('the rulebook and the drawings list the same words: a word that only one of the two has is an error', () => {
  expect([...(drawn.icons ?? [])].sort()).toEqual(Object.keys(lcgDrawings.icons).sort())
  // drawings of other games may have been added as well
  expect([...drawnWords.icons, ...(drawn.icons ?? [])].filter((icon) => !iconNames().includes(icon))).toEqual([])
  expect([...(drawn.plates ?? [])].sort()).toEqual([...lcgDrawings.tones].sort())
  expect([...(drawn.frames ?? [])].sort()).toEqual([...lcgDrawings.frameColours].sort())
})

it('a board with the game’s drawings knows all of them', () => {
  expect(Object.keys(lcgDrawings.icons).filter((icon) => !isIconName(icon))).toEqual([])
  expect(Object.values(lcgDrawings.iconAliases).filter((icon) => !isIconName(icon))).toEqual([])
  expect(lcgDrawings.tones.filter((tone) => !isTone(tone))).toEqual([])
  expect(lcgDrawings.frameColours.filter((colour) => !isFrameColour(colour))).toEqual([])
})

it('its names for families of shapes are families of the board, and can be chosen in the same way', () => {
  for (const [name, family] of Object.entries(lcgDrawings.motifs)) {
    expect(motifNames()).toContain(name)
    expect(motifNames()).toContain(family)
  }
  const motifs = [
    ...Object.values(lcgRulebook.types).map(({ face }) => face.motif),
    ...Object.values(lcgRulebook.pictures).flatMap((one) => one.motifs),
  ]
  expect(motifs.filter((motif) => !motifNames().includes(motif))).toEqual([])
})

it('each colour of a frame has a value in the style sheet of the board, and a sky', () => {
  const tokens = readFileSync(new URL('../../board/src/tokens.css', import.meta.url), 'utf8')
  expect(lcgDrawings.frameColours.filter((colour) => !tokens.includes(`--frame-${colour}:`))).toEqual([])
  expect(Object.keys(lcgDrawings.skies).sort()).toEqual([...lcgDrawings.frameColours].sort())
})

import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { drawnWords } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { frameColours, tones } from '../src/drawings.ts'
import { isWindow, windowNames } from '../src/frames.ts'
import { iconNames } from '../src/icons.tsx'

/**
 * Names of drawings that checks accept in every game must be drawn by the board. Names for one game are compared in the package of that game's
 * drawings.
 */

it('the icons that a chapter may name are those that the board can draw', () => {
  expect(drawnWords.icons.filter((icon) => !iconNames().includes(icon))).toEqual([])
})

it('the windows and the colours of frames and numbers in the schema are those of the board', () => {
  expect(drawnWords.windows.filter((word) => !isWindow(word))).toEqual([])
  expect([...windowNames].sort()).toEqual([...drawnWords.windows].sort())
  expect(drawnWords.frames.filter((colour) => !frameColours.has(colour))).toEqual([])
  expect(drawnWords.plates.filter((tone) => !tones.has(tone))).toEqual([])
})

it('each colour of a dial or a mark has a rule in the style sheet', () => {
  const styles = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8')
  expect(
    [...drawnWords.tones, ...(lcgRulebook.drawn.tones ?? [])].filter(
      (tone) => tone !== 'plain' && !new RegExp(`\\.is-${tone}\\b[^{]*\\{\\s*color:`).test(styles),
    ),
  ).toEqual([])
})

import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { drawnWords } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { frameColours, tones } from '../src/drawings.ts'
import { isWindow, windowNames } from '../src/frames.ts'
import { iconNames } from '../src/icons.tsx'

/** The words by which a check knows what is drawn are those that the board draws: one that only one of the two has is an error here. */

const { drawn } = lcgRulebook
const known = (words: 'icons' | 'tones' | 'plates' | 'frames'): string[] => [...drawnWords[words], ...(drawn[words] ?? [])].sort()

it('the icons that a chapter may name are those that the board draws', () => {
  expect(known('icons')).toEqual([...iconNames].sort())
})

it('the windows and the colours of frames and numbers are those that the board knows', () => {
  expect(drawnWords.windows.filter((word) => !isWindow(word))).toEqual([])
  expect([...windowNames].sort()).toEqual([...drawnWords.windows].sort())
  expect(known('frames')).toEqual([...frameColours].sort())
  expect(known('plates')).toEqual([...tones].sort())
})

it('each colour of a dial or a mark has a rule in the style sheet', () => {
  const styles = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8')
  expect(known('tones').filter((tone) => tone !== 'plain' && !new RegExp(`\\.is-${tone}\\b[^{]*\\{\\s*color:`).test(styles))).toEqual([])
})

/** The drawings of the trading card game, and the names by which its rulebook and its texts refer to them. */
import { readdirSync, readFileSync } from 'node:fs'
import { iconNames, isIconName } from '@questwright/board'
import { addDrawings } from '@questwright/board/drawings'
import { drawnWords } from '@questwright/rulebook'
import { tcgRulebook } from '@questwright/tcg/rulebook'
import { beforeAll, expect, it } from 'vitest'
import { tcgDrawings } from '../src/drawings.tsx'

const { drawn, facts } = tcgRulebook

beforeAll(() => addDrawings(tcgDrawings))

it('the rulebook and the drawings list the same words: a word that only one of the two has is an error', () => {
  expect([...(drawn.icons ?? [])].sort()).toEqual(Object.keys(tcgDrawings.icons).sort())
  // drawings of other games may have been added as well
  expect([...drawnWords.icons, ...(drawn.icons ?? [])].filter((icon) => !iconNames().includes(icon))).toEqual([])
})

it('each culture has a sign with a word for screen readers, and its cards show it', () => {
  const values = Object.entries(facts.culture?.values ?? {})
  expect(values.length).toBeGreaterThan(10)
  expect(values.map(([culture, { icon }]) => [culture, icon])).toEqual(values.map(([culture]) => [culture, culture]))
  expect(Object.keys(tcgDrawings.iconWords).sort()).toEqual(values.map(([culture]) => culture).sort())
})

it('each word in brackets in a text of the starters is a sign', () => {
  const content = new URL('../../../content/', import.meta.url)
  const texts = readdirSync(content)
    .filter((pack) => pack.startsWith('tcg-'))
    .map((pack) => readFileSync(new URL(`${pack}/text/en.json`, content), 'utf8'))
  const words = new Set(texts.flatMap((text) => [...text.matchAll(/\[([a-z][a-zA-Z ]*)\]/g)].map(([, word]) => word as string)))
  expect(words.size).toBeGreaterThan(4)
  expect([...words].filter((word) => !isIconName(word))).toEqual([])
})

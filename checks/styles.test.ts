/** Distances, layers, font sizes and the widths at which a layout changes must use the design tokens, so that each can be changed in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const repository = new URL('..', import.meta.url).pathname
const home = 'packages/board/src/tokens.css'
/** A printed card is a drawing: its lengths grow with the card, so they are not design tokens of the page. */
const drawings = ['packages/board/src/styles/face.css']

const sources = ['apps', 'packages']
  .flatMap((room) => readdirSync(repository + room).map((name) => `${room}/${name}/src`))
  .flatMap((folder) => filesBelow(folder))
  .toSorted()
const read = (path: string): string => readFileSync(repository + path, 'utf8')
const filesOf = (ending: string): string[] => sources.filter((path) => path.endsWith(`.${ending}`))
/** Replaces comments by blanks, so that line numbers stay the same. */
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

const tokens = withoutComments(read(home))
const sheets = filesOf('css').filter((path) => path !== home && !drawings.includes(path))

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(repository + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
  } catch {
    return []
  }
}

interface Declaration {
  readonly property: string
  readonly value: string
  /** The place, as `file:line`. */
  readonly at: string
}

function declarationsOf(path: string, css: string): Declaration[] {
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(({ 1: property = '', 2: value = '', index }) => ({
    property,
    value: value.replace(/\s+/g, ' ').trim(),
    at: `${path}:${css.slice(0, index).split('\n').length}`,
  }))
}

/** The problems of a style sheet, in words. */
function wrongIn(path: string, css: string): string[] {
  const bare = withoutComments(css)
  const of = (declarations: readonly Declaration[], instead: string) =>
    declarations.map(({ property, value, at }) => `${at} ${property}: ${value}: use ${instead}`)
  const all = declarationsOf(path, bare)
  const named = (pattern: RegExp) => all.filter(({ property }) => pattern.test(property))
  const widths = [...tokens.matchAll(/--(?:window|room)-[\w-]+: (\d+px)/g)].map(([, width]) => width)
  const queries = [...bare.matchAll(/@(?:media|container)[^{]*/g)]
    .filter(([query]) => [...query.matchAll(/\d[\d.]*(?:px|r?em|ch)/g)].some(([width]) => !widths.includes(width)))
    .map(([query]) => `${path} ${query.trim()}: use one of ${widths.join(', ')}`)
  const pixels = /(?<![\w.-])-?(?!0px|1px)\d[\d.]*(?:px|rem)/
  return [
    // a length of one pixel is a thin line
    ...of(
      named(/^(?:margin|padding|scroll-margin|scroll-padding)(?:-|$)|(?:^|-)gap$/).filter(({ value }) =>
        pixels.test(value.replace(/-1px/g, '')),
      ),
      'var(--space-…)',
    ),
    ...of(
      named(/^z-index$/).filter(({ value }) => !/^(?:auto|var\(--z-[\w-]+\))$/.test(value)),
      'var(--z-…)',
    ),
    ...of(
      named(/^font(?:-size)?$/).filter(({ value }) => /\d(?:px|rem)/.test(value.split('/')[0] ?? '')),
      'var(--fs-…)',
    ),
    ...of(
      named(/radius$/).filter(({ value }) => pixels.test(value)),
      'var(--r-…)',
    ),
    ...queries,
  ]
}

it('distances, layers, type and breakpoints of every style sheet are tokens', () => {
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.flatMap((path) => wrongIn(path, read(path)))).toEqual([])
})

it('raw lengths are found, with their places', () => {
  const wrong = (rule: string) => wrongIn('a.css', `/* 7px */\n${rule}`).map((one) => one.split(': use')[0])
  expect(wrong('.a { margin: 0 -3px }')).toEqual(['a.css:2 margin: 0 -3px'])
  expect(wrong('.a { gap: var(--space-4); row-gap: 5px; }')).toEqual(['a.css:2 row-gap: 5px'])
  expect(wrong('.a { z-index: 7; }')).toEqual(['a.css:2 z-index: 7'])
  expect(wrong('.a { font: 600 12.5px / 1 var(--sans); }')).toHaveLength(1)
  expect(wrong('.a { border-radius: 8px; }')).toHaveLength(1)
  expect(wrong('@media (max-width: 1001px) { .a { color: red; } }')).toHaveLength(1)
  expect(wrong('.a { margin: -1px 0 1px auto; font-size: 0.9em; z-index: var(--z-part); }')).toEqual([])
})

it('a property that a style sheet reads is set somewhere', () => {
  const set = new Set(
    [...filesOf('css'), ...filesOf('tsx'), ...filesOf('ts')].flatMap((path) =>
      [...read(path).matchAll(/(?:^|[\s{;'"`(])(--[\w-]+)['"]?\]?\s*:|setProperty\(\s*'(--[\w-]+)'/gm)].map(
        ([, one, other]) => one ?? other,
      ),
    ),
  )
  // variables of a library, which the style sheet sets
  const foreign = /^--(?:xy|radix|vscode)-/
  const lost = [...sheets, home, ...drawings].flatMap((path) =>
    [...withoutComments(read(path)).matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name = '']) =>
      set.has(name) || foreign.test(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect(lost).toEqual([])
})

it('no type is smaller than 12 pixels', () => {
  const sizes = [...tokens.matchAll(/--fs-(\d+): ([\d.]+)rem/g)].map(([, name, rem]) => [Number(name), Number(rem) * 16])
  expect(sizes.length).toBeGreaterThan(5)
  for (const [name = 0, size = 0] of sizes) {
    expect(size).toBe(name)
    expect(size).toBeGreaterThanOrEqual(12)
  }
})

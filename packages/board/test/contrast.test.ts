/** The ring around a card that can be chosen has enough contrast to every card frame, in both themes. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameColours } from '../src/drawings.ts'
import './game-drawings.ts'

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const tokens = read('tokens.css')

/**
 * Returns a function that gives the value of a CSS token in a theme: a value of the dark theme replaces that of the light theme, which is defined
 * on the root.
 */
function themed(theme: 'light' | 'dark'): (token: string) => string {
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']")
  const all = new Map(
    [...`${light}${theme === 'dark' ? dark : ''}`.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
  return (token) => {
    const value = all.get(token) ?? ''
    return /^#[0-9a-f]{6}$/.test(value) ? value : themed(theme)(/var\((--[\w-]+)\)/.exec(value)?.[1] ?? `no ${token}`)
  }
}

/** Relative luminance of a colour as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours: 1 = the same colour, 21 = black on white. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

/** Reads the ring from a CSS rule: the width of its gap, and the tokens of the gap's colour and the ring's colour. */
const ringIn = (style: string) => /0 0 0 (\d+)px var\((--\w+)\),\s*0 0 0 [\d.]+px var\((--\w+)\)/.exec(style)?.slice(1)

const frames = [...tokens.matchAll(/--frame-(\w+):/g)].map(([, name = '']) => name)

describe.each(['light', 'dark'] as const)('in the %s theme the ring of a card that can be chosen', (theme) => {
  const token = themed(theme)
  const [, gap = '', ring = ''] = ringIn(/--ring-option:[^;]+/.exec(tokens)?.[0] ?? '') ?? []
  const against = (one: string, other: string): number => contrast(token(one), token(other))

  it.each(frames)('contrasts with a frame in %s, either itself or by the gap between ring and frame', (frame) => {
    expect(Math.max(against(ring, `--frame-${frame}`), against(gap, `--frame-${frame}`))).toBeGreaterThanOrEqual(3)
  })

  it('contrasts with the gap, and with the background of the card', () => {
    for (const ground of [gap, '--felt', '--surface', '--raised', '--sunken', '--bg'])
      expect(against(ring, ground), ground).toBeGreaterThanOrEqual(3)
  })
})

it('that ring is drawn around cards, also in hand and when chosen, and these tests cover every frame colour', () => {
  const cards = read('styles/cards.css')
  const shadow = (selector: string) => cards.split(`\n${selector} {`)[1]?.split('}')[0]
  expect(shadow('.qw-slot.is-option')).toContain('box-shadow: var(--ring-option)')
  expect(cards).toMatch(/\.qw-hand [^{]*::after \{[^}]*box-shadow: var\(--ring-option\)/)
  const ring = ringIn(/--ring-option:[^;]+/.exec(tokens)?.[0] ?? '')
  expect(ring).toEqual(['2', '--raised', '--accent'])
  expect(ringIn(shadow('.qw-slot.is-option.is-chosen') ?? '')).toEqual(ring)
  expect([...frameColours, 'neutral'].filter((one) => !frames.includes(one))).toEqual([])
})

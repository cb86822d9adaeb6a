import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { themeScript } from '../src/theme.ts'

/** The theme that the inline script sets on a page before the rest of the page loads. */
function themeOf(getItem: () => string | null, system: 'light' | 'dark'): string | undefined {
  const dataset: { theme?: string } = {}
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
  })
  return dataset.theme
}

it('a page begins with the chosen theme, or else with that of the system, also if storage is forbidden', () => {
  expect(themeOf(() => 'light', 'dark')).toBe('light')
  expect(themeOf(() => 'dark', 'light')).toBe('dark')
  expect(themeOf(() => null, 'dark')).toBe('dark')
  expect(themeOf(() => 'mauve', 'light')).toBe('light')
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(themeOf(forbidden, 'dark')).toBe('dark')
  expect(themeOf(forbidden, 'light')).toBe('light')
})
